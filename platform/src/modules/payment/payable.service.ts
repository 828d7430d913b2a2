import type { Caller, Clock, Db, Trx } from '../../kernel';
import {
  findPending,
  findReachable,
  meansCurrent,
  type Order,
  orderErrors,
  requireUnlocked,
  totalBeforeSurcharge,
} from '../order';
import { openPayment } from './ledger.domain';
import { type MethodFacts, usableMethods } from './payment.domain';
import { paymentErrors } from './payment.errors';
import { listEntries } from './payment.repository';

/** Something that can be paid: a cart before it is placed, or a placed order whose payment was refused. */
export interface Payable {
  readonly order: Order;
  readonly dueMinor: number;
  /** It is placed already: nothing of it changes but the way it is paid. */
  readonly again: boolean;
}

/**
 * What a call on payments means: the caller's cart, or a placed order that the caller owns or has proved and that is due again.
 * An order that is paid, or is being paid, is refused (ORD-01).
 */
export async function findPayable(
  { db, clock }: { readonly db: Db | Trx; readonly clock: Clock },
  caller: Caller,
  storeId: string,
  reference: string | undefined,
  lock = false,
): Promise<Payable> {
  if (!meansCurrent(reference)) {
    const orderId = reference ?? '';
    const order = (await findReachable(db, clock, caller.userId, { storeId, orderId }, lock))?.order;
    if (order?.placedAt) {
      const open = openPayment(order, await listEntries(db, orderId));
      if (open?.state === 'underway') throw paymentErrors.moving(orderId);
      if (!open) throw orderErrors.wrongStatus(orderId);
      return { order, dueMinor: open.dueMinor, again: true };
    }
  }
  const order = await findPending(db, caller, storeId, reference, lock);
  if (lock) requireUnlocked(order, caller);
  return { order, dueMinor: totalBeforeSurcharge(order), again: false };
}

/** Ways to pay it. What was to be taken and could not be is not left to the door. */
export function payableMethods({ order, again }: Payable): readonly MethodFacts[] {
  const methods = usableMethods(order);
  return again ? methods.filter(({ kind }) => kind !== 'cash') : methods;
}
