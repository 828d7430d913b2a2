/** @jest-environment jsdom */

import { failWith } from '@sightline/shared-lib/testing';

import { WEB_ID_KEY } from '../state/fraudToken';
import { aShop } from '../testing/shop';
import { wireCart, wireLine } from '../testing/wireCart';
import { buyAgain } from './buyAgain';

const COPY = 'POST /store/{storeId}/cart/copy_order';
const input = { fromOrderId: '4018227', orderItemIds: ['1', '2'] };
const copied = { [COPY]: { orderId: ['7307966'], orderItemId: ['101', '102'] } };

const pair = (more: Readonly<Record<string, string>> = {}, state: { readonly x_prescriptionState?: string } = {}) =>
  wireCart([
    wireLine({
      orderItemId: '101',
      xitem_field1: 'g-2',
      orderItemExtendAttribute: [{ attributeName: 'RxLensId', attributeValue: 'L-1' }],
    }),
    wireLine({
      orderItemId: '102',
      xitem_field1: 'g-2',
      ...state,
      orderItemExtendAttribute: Object.entries({ IsRoxLens: 'true', ...more }).map(
        ([attributeName, attributeValue]) => ({ attributeName, attributeValue }),
      ),
    }),
  ]);

describe('cart.again', () => {
  it('lets the platform copy the lines, tells the count and opens the bag [ORD-06] [ACC-06] [PAY-10] [ANA-01]', async () => {
    const { storage } = aShop().services;
    storage.set(WEB_ID_KEY, 'ftr_1');
    const { services } = aShop(pair({ prescriptionUploaded: 'true' }), { storage, handlers: copied });
    expect(await buyAgain(input, services)).toEqual({ ok: true, asksPrescription: false });
    expect(services.client.callsTo(COPY)[0]?.body).toEqual({
      fromOrderId_1: '4018227',
      toOrderId: '.',
      copyOrderItemId_1: '1',
      copyOrderItemId_2: '2',
      userAgent: navigator.userAgent,
      forterToken: 'ftr_1',
    });
    expect(services.bus.events).toContainEqual({ name: 'cartChanged', payload: { count: 1, orderId: '7307966' } });
    expect(services.openOverlays).toMatchObject([{ name: 'cart.summary' }]);
    expect(services.analyticsEvents).toMatchObject([
      { name: 'add_to_cart', items: [{ quantity: 1, price: expect.any(Number) }, { quantity: 1 }] },
    ]);
  });

  it('says when the lenses wait for another prescription [RX-05] [ACC-06]', async () => {
    const { services } = aShop(pair({}, { x_prescriptionState: 'missing' }), { handlers: copied });
    expect(await buyAgain(input, services)).toEqual({ ok: true, asksPrescription: true });
  });

  it('asks nothing for lenses without power, which need no prescription [RX-05] [ACC-06]', async () => {
    const { services } = aShop(pair(), { handlers: copied });
    expect(await buyAgain(input, services)).toEqual({ ok: true, asksPrescription: false });
  });

  it('says why nothing was added, and opens nothing [ACC-06] [CART-06]', async () => {
    const refused = () => {
      throw failWith(400, '_API_BAD_INV');
    };
    const { services } = aShop(pair(), { handlers: { [COPY]: refused } });
    expect(await buyAgain(input, services)).toEqual({
      ok: false,
      message: 'Too few are left, or none. Nothing was changed.',
    });
    expect(services.openOverlays).toEqual([]);
  });
});
