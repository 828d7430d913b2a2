import { cancelApplePay, updateApplePay } from '@sightline/shared-lib/api/applePay';
import { readCart } from '@sightline/shared-lib/api/cart';
import { listUsableShippingModes } from '@sightline/shared-lib/api/shipping';
import type { ApplePayInput } from '@sightline/shared-lib/api/applePay';
import type { ShellServices } from '@sightline/shared-lib/contracts';
import type { Cart } from '@sightline/shared-lib/domain/cart';
import { storeMethods } from '@sightline/shared-lib/domain/payment';

import { APPLE_PAY_VERSION, appleSheetMaker, sheetAmount, sheetNetworks, sheetRequest } from './applePay';
import type { SheetPayment } from './payOrder';

const QUIET = { skipErrorMessage: true } as const;

/** Modes that a sheet cannot offer: collecting needs a store, and the interim one is none. */
const WITHOUT_PARCEL = new Set(['ShipToStore', 'PickupInStore', 'Interim']);

export interface ExpressSheet {
  /** Pays what the sheet approved; tells whether the order was placed. */
  readonly pay: (sheet: SheetPayment & { readonly email: string }) => Promise<boolean>;
  /** Delivery could not be worked out; the sheet is closed and nothing is left on the order. */
  readonly onFailed: () => void;
}

/**
 * Opens the browser's payment sheet from the bag: address and speed are chosen in it, each choice goes into the order, and the
 * total in the sheet is the one the platform gives (PAY-08).
 */
export function payFromBag(
  services: Pick<ShellServices, 'client' | 'site' | 'reportFailure'>,
  cart: Cart,
  { pay, onFailed }: ExpressSheet,
): void {
  const Sheet = appleSheetMaker();
  if (!Sheet) return;
  const { client, site, reportFailure } = services;
  const { orderId, grandTotal } = cart;
  const sheet = new Sheet(APPLE_PAY_VERSION, {
    ...sheetRequest({
      country: site.country,
      currency: grandTotal.currency,
      totalMinor: grandTotal.minor,
      networks: sheetNetworks(storeMethods(site.config)),
    }),
    requiredShippingContactFields: ['postalAddress', 'name', 'email', 'phone'],
  });

  /** The order after a choice, as the sheet shows it. */
  const chosen = async (change: Omit<ApplePayInput, 'orderId'>): Promise<object> => {
    await updateApplePay(client, { orderId, ...change }, QUIET);
    const [now, modes] = await Promise.all([
      readCart(client, {}, QUIET),
      listUsableShippingModes(client, { orderId }, QUIET),
    ]);
    const total = now?.grandTotal ?? grandTotal;
    return {
      newTotal: { label: 'Sightline', amount: sheetAmount(total.minor) },
      newShippingMethods: modes
        .filter(({ shipModeCode }) => !WITHOUT_PARCEL.has(shipModeCode))
        .map((mode) => ({
          identifier: mode.shipModeId,
          label: mode.description,
          detail: mode.deliveryTime,
          amount: sheetAmount(mode.charge.minor),
        })),
    };
  };
  const drop = () => cancelApplePay(client, { orderId }, QUIET).catch(reportFailure);
  const fail = (error: unknown): void => {
    reportFailure(error);
    sheet.abort();
    void drop();
    onFailed();
  };

  sheet.onvalidatemerchant = () =>
    sheet.completeMerchantValidation({ merchantIdentifier: site.config.paymentGateway.merchantId });
  sheet.onshippingcontactselected = ({ shippingContact }) => {
    chosen({ shippingContact }).then((update) => sheet.completeShippingContactSelection(update), fail);
  };
  sheet.onshippingmethodselected = ({ shippingMethod }) => {
    chosen({ shipModeId: shippingMethod.identifier }).then(
      (update) => sheet.completeShippingMethodSelection(update),
      fail,
    );
  };
  sheet.onpaymentauthorized = ({ payment }) => {
    const { token, billingContact, shippingContact } = payment;
    const settle = async () => {
      // Street and name are told only now; the token is for the total shown, or the platform refuses it.
      if (shippingContact) await updateApplePay(client, { orderId, shippingContact }, QUIET);
      const email = shippingContact?.emailAddress ?? '';
      const placed = await pay({ token, email, ...(billingContact ? { billingContact } : {}) });
      sheet.completePayment({ status: placed ? Sheet.STATUS_SUCCESS : Sheet.STATUS_FAILURE });
    };
    settle().catch(fail);
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- one way of listening for all of the sheet's events
  sheet.oncancel = () => void drop();
  sheet.begin();
}
