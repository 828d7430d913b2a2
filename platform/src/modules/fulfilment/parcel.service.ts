import { PARCEL_EVENT_LIMIT, type Parcel, type ParcelEvent } from '@sightline/shared-lib/domain/order';

import { type Clock, type Db, Fault, inTransaction, invalidInput, type Trx } from '../../kernel';
import { findPlaced, type Order, trackingNumbersOf } from '../order';
import type { ParcelTables } from './parcel.tables';

/** A carrier's clock may be a little ahead of ours. */
const AHEAD_MS = 10 * 60_000;

export interface ParcelReport {
  readonly event: ParcelEvent;
  readonly place: string;
  /** When it happened; now when the carrier does not say. */
  readonly at: string | undefined;
}

const unknownParcel = (number: string): Fault =>
  new Fault(404, '1540', '_ERR_PARCEL_NOT_FOUND', 'The order has no parcel with this number.', [number]);
const full = (number: string): Fault =>
  new Fault(409, '1541', '_ERR_PARCEL_EVENTS_FULL', 'No more can be told of this parcel.', [number]);

const tables = (db: Db | Trx) => db.withTables<ParcelTables>();

/** The parcels of an order with what their carriers told, the newest first (ORD-02). */
export async function parcelsOf(db: Db | Trx, order: Order): Promise<readonly Parcel[]> {
  const numbers = trackingNumbersOf(order);
  if (numbers.length === 0) return [];
  const rows = await tables(db)
    .selectFrom('parcel_events')
    .select(['tracking_number', 'event', 'place', 'happened_at'])
    .where('order_id', '=', order.orderId)
    .orderBy('happened_at', 'desc')
    .execute();
  return numbers.map((number) => ({
    number,
    events: rows
      .filter((row) => row.tracking_number === number)
      .map(({ event, place, happened_at: at }) => ({ event, place, at: at.toISOString() })),
  }));
}

/** Forgets where the parcels of orders were; the orders stay for the books. */
export async function forgetParcels(trx: Trx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tables(trx).deleteFrom('parcel_events').where('order_id', 'in', orderIds).execute();
}

/** Keeps what a carrier tells of one parcel; told again, it is kept once. Neither status nor money of the order follows from it. */
export function reportParcel(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  orderId: string,
  number: string,
  { event, place, at }: ParcelReport,
): Promise<readonly Parcel[]> {
  return inTransaction(db, async (trx) => {
    const order = await findPlaced(trx, orderId);
    const parcels = await parcelsOf(trx, order);
    const parcel = parcels.find((one) => one.number === number);
    if (!parcel) throw unknownParcel(number);
    const happenedAt = at === undefined ? clock.now() : new Date(at);
    const isReal = happenedAt.getTime() >= (order.placedAt?.getTime() ?? 0);
    if (!isReal || happenedAt.getTime() > clock.now().getTime() + AHEAD_MS) throw invalidInput('at');
    if (parcel.events.length >= PARCEL_EVENT_LIMIT) throw full(number);
    await tables(trx)
      .insertInto('parcel_events')
      .values({ order_id: orderId, tracking_number: number, event, place: place.trim(), happened_at: happenedAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return parcelsOf(trx, order);
  });
}
