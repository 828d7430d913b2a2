import { isEmail } from '@sightline/shared-lib/domain/validation';

import { isCollected, type Order } from './order.domain';

/**
 * Mail addresses of whoever ordered, that of the order's letters first; `account` is that of the buyer's account. They
 * also prove an order in the look-up. The address of a store, where an order is collected, is nobody's.
 */
export function orderAddresses(order: Pick<Order, 'notifyEmail' | 'lines'>, account: string | null): readonly string[] {
  return [order.notifyEmail, isCollected(order) ? '' : order.lines[0]?.address?.email1, account]
    .map((address) => address?.trim() ?? '')
    .filter(isEmail);
}
