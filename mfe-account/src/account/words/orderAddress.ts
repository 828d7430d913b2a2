import type { RouteTarget } from '@sightline/shared-lib/contracts';
import type { Order } from '@sightline/shared-lib/domain/order';

/** Where an order is shown: in the account, or where somebody looked it up. */
export function orderAddress({ orderId, lookedUp }: Pick<Order, 'orderId' | 'lookedUp'>): RouteTarget {
  return lookedUp
    ? { page: 'order-lookup', params: { orderId } }
    : { page: 'account', params: { section: 'my-orders', id: orderId } };
}
