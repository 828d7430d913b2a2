import type { Clock, Db, Trx } from '../../kernel';
import type { Order } from './order.domain';
import { hasProof } from './orderProof.repository';
import { findOrder } from './order.repository';

/** An order that somebody may see: as its owner, or for having proved it by number and e-mail. */
export interface Reachable {
  readonly order: Order;
  readonly by: 'owner' | 'proof';
}

/** The order when it is the caller's own or was proved by the caller in the look-up; null looks like one that is not there (PLAT-04). */
export async function findReachable(
  db: Db | Trx,
  clock: Clock,
  userId: string,
  { storeId, orderId }: { readonly storeId: string; readonly orderId: string },
  lock = false,
): Promise<Reachable | null> {
  const order = await findOrder(db, orderId, lock);
  if (!order || order.storeId !== storeId) return null;
  if (order.buyerId === userId) return { order, by: 'owner' };
  if (!order.placedAt || !(await hasProof(db, userId, orderId, clock.now()))) return null;
  return { order, by: 'proof' };
}
