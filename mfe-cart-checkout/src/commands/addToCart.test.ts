/** @jest-environment jsdom */

import { aSite, failWith } from '@sightline/shared-lib/testing';

import { storeOf } from '../state/store';
import { aShop } from '../testing/shop';
import { wireCart, wireLine } from '../testing/wireCart';
import { addToCart } from './addToCart';

const CART = '/store/{storeId}/cart';
const one = { items: [{ partNumber: '2900000000018', quantity: 1 }], preview: { name: 'Norvane Ordora' } };
const added = { [`POST ${CART}`]: { orderId: '7307966', orderItem: [{ orderItemId: '101' }] } };
const counts = ({ services }: ReturnType<typeof aShop>) =>
  services.bus.events.flatMap((event) => (event.name === 'cartChanged' ? [event.payload.count] : []));

describe('cart.add', () => {
  it('moves the count at once, opens the drawer and answers what was made [CART-07]', async () => {
    const shop = aShop(wireCart([wireLine({ quantity: 3 })]), { handlers: added });
    const work = addToCart(one, shop.services);
    expect(counts(shop)).toEqual([1]);
    expect(await work).toEqual({ ok: true, orderId: '7307966', orderItemIds: ['101'] });
    expect(counts(shop).at(-1)).toBe(3);
    expect(shop.services.openOverlays).toMatchObject([
      { name: 'cart.summary', props: { justAdded: { name: 'Norvane Ordora' } } },
    ]);
    expect(storeOf(shop.services).getState().order.isAddingItem).toBe(false);
  });

  it('sends the calculation fields, inventory validation and the browser with the items [CART-01]', async () => {
    const shop = aShop(wireCart(), { handlers: added });
    await addToCart(
      { ...one, items: [{ partNumber: 'A', quantity: 2, groupKey: 'g-1', attributes: { IsRox: 'true' } }] },
      shop.services,
    );
    expect(shop.services.client.callsTo(`POST ${CART}`)[0]?.body).toMatchObject({
      orderId: '.',
      x_calculateOrder: '1',
      x_calculationUsage: '-1,-2,-3,-4,-5,-6,-7',
      x_inventoryValidation: 'true',
      userAgent: expect.any(String),
      orderItem: [
        {
          partNumber: 'A',
          quantity: '2',
          xitem_field1: 'g-1',
          orderItemExtendAttribute: [{ attributeName: 'IsRox', attributeType: 'STRING', attributeValue: 'true' }],
        },
      ],
    });
  });

  it('sends the fraud-check token once its provider has given one [PAY-10]', async () => {
    const shop = aShop(wireCart(), { handlers: added });
    storeOf(shop.services);
    document.dispatchEvent(new CustomEvent('ftr:tokenReady', { detail: 'web-1' }));
    const lens = { partNumber: 'L', quantity: 1, attributes: { IsRoxLens: 'true' } };
    await addToCart({ ...one, items: [...one.items, lens] }, shop.services);
    expect(shop.services.client.callsTo(`POST ${CART}`)[0]?.body).toMatchObject({ forterToken: 'web-1' });
    const [mark] = shop.services.client.callsTo(`POST ${CART}/@self/order_ext_attribute`);
    expect(mark?.body).toMatchObject({ forterToken: 'web-1' });
  });

  it('leaves the drawer closed when asked to', async () => {
    const shop = aShop(wireCart(), { handlers: added });
    await addToCart({ ...one, openSummary: false }, shop.services);
    expect(shop.services.openOverlays).toEqual([]);
  });

  it.each([
    ['_API_BAD_INV', 'Only two are left.', 'Es sind zu wenige da, oder keine mehr. Es wurde nichts geändert.'],
    ['GENERIC', '', 'Das hat nicht geklappt. Es wurde nichts geändert. Versuchen Sie es noch einmal.'],
  ])(
    'tells a shopper in German why nothing was added (%s) beside the platform’s words, takes the count back and closes the drawer [CART-07] [EMB-01]',
    async (errorKey, serverMessage, message) => {
      const shop = aShop(wireCart(), {
        site: aSite({ locale: 'de-de' }),
        handlers: {
          [`POST ${CART}`]: () => {
            throw failWith(400, errorKey, { errorMessage: serverMessage });
          },
        },
      });
      expect(await addToCart(one, shop.services)).toEqual({
        ok: false,
        message,
        serverMessage,
        reason: { key: errorKey, parameters: [] },
      });
      expect(counts(shop)).toEqual([1, 0]);
      expect(shop.services.openOverlays).toEqual([]);
    },
  );

  it('creates a guest first [AUTH-01]', async () => {
    const shop = aShop(wireCart(), {
      handlers: added,
      user: { ...aShop().services.identity.state, userId: '', isGuest: false },
    });
    await addToCart(one, shop.services);
    expect(shop.services.identity.state.isGuest).toBe(true);
  });
});

describe('cart.add with lenses', () => {
  it('counts a frame and its lenses as one, and marks the order as one with prescription [CART-02]', async () => {
    const ATTRIBUTES = `POST ${CART}/@self/order_ext_attribute`;
    const shop = aShop(null, { handlers: { ...added, [ATTRIBUTES]: { orderId: '7307966' } } });
    await addToCart(
      {
        items: [
          { partNumber: 'F', quantity: 1, groupKey: 'g-1', attributes: { RxLensId: 'L-1' } },
          { partNumber: 'L', quantity: 1, groupKey: 'g-1', attributes: { IsRoxLens: 'true' } },
        ],
      },
      shop.services,
    );
    expect(counts(shop)[0]).toBe(1);
    expect(shop.services.client.callsTo(ATTRIBUTES)[0]?.body).toMatchObject({
      orderExtendAttribute: [{ attributeName: 'IS_ROX_ORDER', attributeValue: 'true' }],
    });
  });
});
