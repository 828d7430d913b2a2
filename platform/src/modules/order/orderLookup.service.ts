import { createHash, timingSafeEqual } from 'node:crypto';

import type { Clock, Db, Trx } from '../../kernel';
import { limitReached, LIMITS } from '../limits';
import { orderErrors } from './order.errors';
import { findOrder } from './order.repository';
import { orderAddresses } from './orderAddresses.domain';
import { grantProof, takeLookup } from './orderProof.repository';
import type { BuyerDirectory } from './trade.ports';

/** How long an order stays open to who proved it: a return is packed and its label printed within it. */
const PROOF_MS = 60 * 60_000;
const HOUR_MS = 60 * 60_000;

const digest = (address: string): Buffer => createHash('sha256').update(address.trim().toLowerCase()).digest();

export interface LookupDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly buyers: BuyerDirectory;
}

/** Guests find their orders by number and e-mail (ORD-03). What was proved is kept here, by the caller's own session. */
export function createOrderLookup({ db, clock, buyers }: LookupDependencies) {
  /** The same work and the same answer for a number that nobody has and an address that is another's. */
  async function isProof(handle: Db | Trx, storeId: string, orderId: string, email: string): Promise<boolean> {
    const order = await findOrder(handle, orderId);
    const account = await buyers.emailOf(handle, order?.buyerId ?? '0');
    const known = order?.placedAt && order.storeId === storeId ? orderAddresses(order, account) : [];
    const asked = digest(email);
    return known.filter((address) => timingSafeEqual(digest(address), asked)).length > 0;
  }

  return async function lookUp(userId: string, storeId: string, orderId: string, email: string): Promise<void> {
    const now = clock.now();
    const tries = { now, until: new Date(now.getTime() + HOUR_MS), most: LIMITS.lookupsAnHour };
    if (!(await takeLookup(db, { storeId, orderId }, tries))) throw limitReached('lookupsAnHour');
    if (!(await isProof(db, storeId, orderId, email))) throw orderErrors.notProven();
    await grantProof(db, userId, orderId, new Date(now.getTime() + PROOF_MS));
  };
}

export type OrderLookup = ReturnType<typeof createOrderLookup>;
