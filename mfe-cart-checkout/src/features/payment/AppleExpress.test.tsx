import { aSite, failWith } from '@sightline/shared-lib/testing';
import type { FakeHandlers } from '@sightline/shared-lib/testing';
import type { Cart } from '@sightline/shared-lib/domain/cart';
import { money } from '@sightline/shared-lib/domain/money';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { standInForAppleSheet } from '../../testing/appleSheet';
import { renderRemote } from '../../testing/renderRemote';
import { aShop } from '../../testing/shop';
import { DELIVERED, wireCart, wireLine } from '../../testing/wireCart';
import { AppleExpress } from './AppleExpress';

const CART = '/store/{storeId}/cart/@self';
const UPDATE = `PUT ${CART}/applepay_update`;
const cart = { orderId: '7307966', grandTotal: money(36_800, 'USD') } as Cart;

const sheets = standInForAppleSheet();

async function open(handlers: FakeHandlers = {}) {
  const { services } = aShop(wireCart([wireLine(DELIVERED)]), {
    site: aSite({ config: { availablePaymentMethods: ['VISA', 'APPLE_PAY'] } }),
    handlers: {
      [UPDATE]: { orderId: '7307966' },
      [`POST ${CART}/applepay_cancel`]: { orderId: '7307966' },
      [`GET ${CART}/usable_shipping_mode`]: {
        usableShippingMode: [
          { shipModeId: '14501', shipModeCode: 'Standard', description: 'Standard', shippingCharge: '5.95000' },
          { shipModeId: '14504', shipModeCode: 'ShipToStore', description: 'Collect', shippingCharge: '0' },
        ],
      },
      [`PUT ${CART}/precheckout`]: { orderId: '7307966' },
      [`POST ${CART}/checkout`]: { orderId: '7307966' },
      ...handlers,
    },
  });
  renderRemote(<AppleExpress cart={cart} />, services);
  await userEvent.click(screen.getByRole('button', { name: 'Pay with Apple Pay' }));
  const [sheet] = sheets;
  if (!sheet) throw new Error('There is no sheet');
  return { services, sheet, bodies: (call: string) => services.client.callsTo(call).map(({ body }) => body) };
}

describe('Apple Pay from the bag', () => {
  it('carries each choice of the sheet into the order and shows what it costs then [PAY-08]', async () => {
    const { sheet, bodies } = await open();
    const place = { locality: 'Avon', administrativeArea: 'CT', postalCode: '06001', countryCode: 'US' };
    act(() => sheet.onshippingcontactselected?.({ shippingContact: place }));
    const update = {
      newTotal: { label: 'Sightline', amount: '368.00' },
      newShippingMethods: [{ identifier: '14501', label: 'Standard', detail: '', amount: '5.95' }],
    };
    await waitFor(() => expect(sheet.told).toEqual([['begin'], ['merchant'], ['contact', update]]));
    act(() => sheet.onshippingmethodselected?.({ shippingMethod: { identifier: '14501' } }));
    await waitFor(() => expect(sheet.told.at(-1)).toEqual(['mode', update]));
    expect(bodies(UPDATE)).toEqual([
      { orderId: '7307966', shippingContact: place },
      { orderId: '7307966', shipModeId: '14501' },
    ]);
  });

  it('places the order with the whole address, which is told only at the end [PAY-08]', async () => {
    const { services, sheet, bodies } = await open();
    const shippingContact = { givenName: 'Ann', emailAddress: 'ann@example.com', countryCode: 'US' };
    act(() => sheet.authorise({ token: { a: 1 }, shippingContact }));
    await waitFor(() => expect(services.visited).toContain('/checkout/order-confirmation/7307966'));
    await waitFor(() => expect(sheet.told.at(-1)).toEqual(['payment', 0]));
    expect(bodies(UPDATE)).toEqual([
      { orderId: '7307966', shippingContact },
      { orderId: '7307966', token: { a: 1 } },
    ]);
    expect(bodies(`POST ${CART}/checkout`)[0]).toMatchObject({ notify_EMailSender_recipient: 'ann@example.com' });
  });

  it('closes the sheet where nothing can be sent to, and leaves nothing on the order [PAY-08]', async () => {
    const { sheet, bodies } = await open({
      [UPDATE]: () => {
        throw failWith(400, '_ERR_INVALID_INPUT');
      },
    });
    act(() => sheet.onshippingcontactselected?.({ shippingContact: { countryCode: 'FR' } }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was charged');
    expect(sheet.told.at(-1)).toEqual(['abort']);
    expect(bodies(`POST ${CART}/applepay_cancel`)).toEqual([{ orderId: '7307966' }]);
  });

  it('is not there for a guest where the store sells to accounts alone [CHK-02]', () => {
    const site = aSite({ config: { availablePaymentMethods: ['APPLE_PAY'], forceLoggedCheckout: true } });
    renderRemote(<AppleExpress cart={cart} />, aShop(wireCart(), { site }).services);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not there where a bill wants a fiscal code, which the sheet does not ask for [SITE-07] [PAY-08]', () => {
    const billingAddressFieldsList = [{ name: 'fiscalCode', required: true, maxLength: 16, order: 0 }] as const;
    const site = aSite({ config: { availablePaymentMethods: ['APPLE_PAY'], billingAddressFieldsList } });
    renderRemote(<AppleExpress cart={cart} />, aShop(wireCart(), { site }).services);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('takes everything back when the shopper closes it [PAY-08]', async () => {
    const { sheet, bodies } = await open();
    act(() => sheet.oncancel?.());
    await waitFor(() => expect(bodies(`POST ${CART}/applepay_cancel`)).toEqual([{ orderId: '7307966' }]));
  });
});
