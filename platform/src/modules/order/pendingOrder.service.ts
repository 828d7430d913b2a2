import { actorOf, type Caller, type Clock, type Db, lockList, nextNumber, type Trx } from '../../kernel';
import { limitReached, LIMITS } from '../limits';
import { lockHolder, type Order, ZERO_TOTALS } from './order.domain';
import { orderErrors } from './order.errors';
import { countPending, deleteOrder, findCurrentOrder, findOrder, insertOrder, saveOrder } from './order.repository';
import { requireStore } from './stores';

/** True for the spellings of "the current pending order". */
export function meansCurrent(reference: string | undefined): boolean {
  return reference === undefined || reference === '' || reference === '.';
}

/** Finds the pending order a call means; ids of other shoppers look exactly like unknown ids (PLAT-04). */
export async function findPending(
  db: Db | Trx,
  caller: Caller,
  storeId: string,
  reference: string | undefined,
  lock = false,
): Promise<Order> {
  requireStore(storeId);
  const order = meansCurrent(reference)
    ? await findCurrentOrder(db, storeId, caller.userId, lock)
    : await findOwned(db, caller.userId, storeId, reference ?? '', lock);
  if (!order) throw meansCurrent(reference) ? orderErrors.noPendingOrder() : orderErrors.notFound(reference ?? '');
  if (order.status !== 'P') throw orderErrors.wrongStatus(order.orderId);
  return order;
}

/** An order in any status that belongs to the caller. */
export async function findOwned(
  db: Db | Trx,
  userId: string,
  storeId: string | null,
  orderId: string,
  lock = false,
): Promise<Order | null> {
  const order = await findOrder(db, orderId, lock);
  return order && order.buyerId === userId && (storeId === null || order.storeId === storeId) ? order : null;
}

/** Refuses changes by anybody but the holder of the order's lock (CART-08). */
export function requireUnlocked(order: Order, caller: Caller): void {
  const holder = lockHolder(order);
  if (holder && order.lockedBy !== actorOf(caller)) throw orderErrors.locked(order.orderId, holder);
}

/** Holds the pending order's row for a change and refuses when somebody else has locked it (CART-08). */
export async function openForChange(
  trx: Trx,
  caller: Caller,
  storeId: string,
  reference: string | undefined,
): Promise<Order> {
  const order = await findPending(trx, caller, storeId, reference, true);
  requireUnlocked(order, caller);
  return order;
}

/** A placed order, held until the transaction ends, as those who make and send it see it. */
export async function findPlaced(trx: Trx, orderId: string): Promise<Order> {
  const order = await findOrder(trx, orderId, true);
  if (!order?.placedAt) throw orderErrors.notFound(orderId);
  return order;
}

/** Creates an empty pending order; it becomes the current one unless the shopper already has one, or it is not meant to be. */
export async function createPending(
  trx: Trx,
  clock: Clock,
  caller: Caller,
  storeId: string,
  description = '',
  current = true,
): Promise<Order> {
  const store = requireStore(storeId);
  await lockList(trx, `carts:${caller.userId}`);
  if ((await countPending(trx, caller.userId)) >= LIMITS.carts) throw limitReached('carts');
  const now = clock.now();
  const order: Order = {
    orderId: await nextNumber(trx, 'order'),
    storeId,
    buyerId: caller.userId,
    status: 'P',
    current,
    currency: store.currency,
    description,
    lockedBy: null,
    version: 1,
    prepared: false,
    dirty: false,
    totals: ZERO_TOTALS,
    adjustments: [],
    promotionCodes: [],
    attributes: [],
    insuranceClaim: null,
    notifyEmail: '',
    langId: '',
    parentOrderId: null,
    createdAt: now,
    updatedAt: now,
    placedAt: null,
    lines: [],
  };
  if (await insertOrder(trx, order)) return order;
  const separate = { ...order, current: false };
  await insertOrder(trx, separate);
  return separate;
}

/** The current cart, or a new one. Of two first additions at once the second waits and finds the cart of the first. */
export async function currentOrCreate(trx: Trx, clock: Clock, caller: Caller, storeId: string): Promise<Order> {
  const current = await findCurrentOrder(trx, storeId, caller.userId);
  if (current) return current;
  const created = await createPending(trx, clock, caller, storeId);
  if (created.current) return created;
  await deleteOrder(trx, created.orderId);
  return (await findCurrentOrder(trx, storeId, caller.userId)) ?? createPending(trx, clock, caller, storeId);
}

/** Saves a change made by the shopper: a prepared order has to be prepared again afterwards. */
export async function saveChange(trx: Trx, clock: Clock, order: Order): Promise<Order> {
  const changed = { ...order, prepared: false, updatedAt: clock.now() };
  await saveOrder(trx, changed);
  return changed;
}
