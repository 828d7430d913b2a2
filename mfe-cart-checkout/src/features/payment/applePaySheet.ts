import { cancelApplePay } from '@sightline/shared-lib/api/applePay';
import type { ShellServices } from '@sightline/shared-lib/contracts';
import type { Cart } from '@sightline/shared-lib/domain/cart';
import { storeMethods } from '@sightline/shared-lib/domain/payment';

import { amountDue } from './amountDue';
import { APPLE_PAY_VERSION, appleSheetMaker, sheetNetworks, sheetRequest } from './applePay';
import type { SheetPayment } from './payOrder';

/**
 * Opens the browser's payment sheet for an order whose delivery is chosen. What it approves is paid by `pay`, which tells
 * whether the order was placed; a closed sheet leaves nothing on the order (PAY-08).
 */
export function payWithSheet(
  services: Pick<ShellServices, 'client' | 'site' | 'reportFailure'>,
  cart: Cart,
  pay: (sheet: SheetPayment) => Promise<boolean>,
): void {
  const Sheet = appleSheetMaker();
  if (!Sheet) return;
  const { client, site, reportFailure } = services;
  const sheet = new Sheet(
    APPLE_PAY_VERSION,
    sheetRequest({
      country: site.country,
      currency: cart.grandTotal.currency,
      totalMinor: amountDue(cart, 'APPLE_PAY', site).minor,
      networks: sheetNetworks(storeMethods(site.config)),
    }),
  );
  sheet.onvalidatemerchant = () =>
    sheet.completeMerchantValidation({ merchantIdentifier: site.config.paymentGateway.merchantId });
  sheet.onpaymentauthorized = ({ payment }) => {
    const { token, billingContact } = payment;
    void pay({ token, ...(billingContact ? { billingContact } : {}) }).then((placed) =>
      sheet.completePayment({ status: placed ? Sheet.STATUS_SUCCESS : Sheet.STATUS_FAILURE }),
    );
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- one way of listening for all of the sheet's events
  sheet.oncancel = () => {
    cancelApplePay(client, { orderId: cart.orderId }, { skipErrorMessage: true }).catch(reportFailure);
  };
  sheet.begin();
}
