import type { FakeHandlers, FakeServiceOverrides } from '@sightline/shared-lib/testing';
import { aGuest, failWith, fakeServices } from '@sightline/shared-lib/testing';

import { wireCart } from './wireCart';

const CART = '/store/{storeId}/cart';

/** A guest's shop with a cart that can be replaced while a test continues; null is no cart. */
export function aShop(initial: object | null = wireCart(), overrides: FakeServiceOverrides = {}) {
  let cart: object | null = initial;
  const { handlers = {}, ...others } = overrides;
  const base: FakeHandlers = {
    [`GET ${CART}/@self`]: () => {
      if (!cart) throw failWith(404, 'NO_PENDING_ORDER');
      return cart;
    },
    [`GET ${CART}/@self/saved_items`]: {},
    [`POST ${CART}/calculate`]: { orderId: ['7307966'] },
    'GET /api/v2/products': { contents: [] },
    'GET /store/{storeId}/inventoryavailability/byPartNumber/{keys}': { InventoryAvailability: [] },
  };
  const services = fakeServices({ user: aGuest(), ...others, handlers: { ...base, ...handlers } });
  return {
    services,
    setCart(next: object | null) {
      cart = next;
    },
  };
}
