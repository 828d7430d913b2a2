import type { ShellServices } from '@sightline/shared-lib/contracts';

import { cartApi } from './api';
import { STORED, forgetDrafts, readDraft } from './drafts';
import { measuredOrder } from './measured';
import { orderCompleted } from './orderSlice';
import { storeOf } from './store';

/** Where the confirmation finds whom it writes to, after the drafts are gone. */
const LAST_ORDER = 'lastOrder';

/** What the confirmation page still needs from the checkout that led to it. */
export interface LastOrder {
  readonly orderId: string;
  readonly email: string;
}

/** Remembers that money may be moving for an order, so that a reload finds out what became of it (CHK-05). */
export function startPaying(services: ShellServices, order: LastOrder): void {
  services.storage.set(STORED.paying, order, 1);
}

/** The order under way when the page was left; null when there is none. */
export function payingOrder(services: Pick<ShellServices, 'storage'>): LastOrder | null {
  const { orderId = '', email = '' } = readDraft(services.storage, STORED.paying);
  return orderId === '' ? null : { orderId, email };
}

export function stopPaying(services: Pick<ShellServices, 'storage'>): void {
  services.storage.remove(STORED.paying);
}

export function lastOrder(services: Pick<ShellServices, 'storage'>, orderId: string): LastOrder | null {
  const known = readDraft(services.storage, LAST_ORDER);
  if (known.orderId !== orderId) return null;
  return { orderId, email: known.email ?? '' };
}

/** Nothing on this device tells of the order any more. */
export function forgetLastOrder(storage: ShellServices['storage']): void {
  forgetDrafts(storage);
  storage.remove(LAST_ORDER);
}

/** Everything that follows a placed order, once: the cart is empty, drafts, tax and zip are forgotten, others are told (CHK-05). */
export async function finishOrder(services: ShellServices, orderId: string): Promise<void> {
  const { storage, bus, navigation, analytics } = services;
  const paying = payingOrder(services);
  if (paying?.orderId === orderId) storage.set(LAST_ORDER, paying, 1);
  forgetDrafts(storage);
  // The mark goes last: a reload before the confirmation is there still has to find it.
  if (paying) storage.set(STORED.paying, paying, 1);
  const store = storeOf(services);
  // After a reload nobody here knows the bag any more that became the order.
  const { data: cart } = cartApi.endpoints.cart.select(undefined)(store.getState());
  store.dispatch(orderCompleted());
  bus.emit('orderPlaced', { orderId });
  bus.emit('cartChanged', { count: 0, orderId: null });
  analytics.push({ name: 'orderPlaced', orderId, ...(cart?.orderId === orderId ? measuredOrder(cart) : {}) });
  await navigation.navigate(navigation.href({ page: 'checkout-order-confirmation', params: { orderId } }), {
    replace: true,
  });
  stopPaying(services);
  store.dispatch(cartApi.util.invalidateTags(['Cart', 'Delivery', 'Order']));
}
