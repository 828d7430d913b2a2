import { sql } from 'kysely';

import { openDatabase } from '../../kernel';
import type { DatabaseOptions, Db } from '../../kernel';

/** What the database says of the returns of some orders after a measurement. */
export interface ReturnBooks {
  /** Returns by their number, with where each stands. */
  readonly states: ReadonlyMap<string, string>;
  /** Orders with more than one return, each of which sent its goods back once. */
  readonly doubled: number;
  /** Orders whose ledger paid back something else than their returns say. */
  readonly ledgerApart: number;
  /** Orders that the card gateway paid back something else than the ledger says. */
  readonly gatewayApart: number;
  /** Movements of money without an outcome, or refused. */
  readonly unsettled: number;
  /** Buyers who were told of their money more than once, or never. */
  readonly toldApart: number;
  readonly refundedMinor: number;
}

const count = async (db: Db, query: ReturnType<typeof sql<{ n: string }>>): Promise<number> =>
  Number((await query.execute(db)).rows[0]?.n ?? 0);

/** Reads the books of orders whose goods came back; no platform may have them open. */
export async function readReturnBooks(options: DatabaseOptions, orderIds: readonly string[]): Promise<ReturnBooks> {
  const { db, close } = await openDatabase(options);
  const mine = sql`select jsonb_array_elements_text(${JSON.stringify(orderIds)}::jsonb)`;
  const ledger = sql`(select coalesce(sum(amount_minor), 0) from payment_ledger
    where order_id = returns.order_id and kind = 'refund' and status = 'approved')`;
  const due = sql`(select coalesce(sum(refund_minor), 0) from return_items
    where rma_id = returns.rma_id and returns.status = 'REF')`;
  try {
    const { rows } = await sql<{ rma_id: string; status: string }>`select rma_id, status from returns
      where order_id in (${mine})`.execute(db);
    return {
      states: new Map(rows.map((row) => [row.rma_id, row.status])),
      doubled: await count(
        db,
        sql`select count(*) n from (select order_id from returns where order_id in (${mine})
          group by order_id having count(*) > 1) twice`,
      ),
      ledgerApart: await count(
        db,
        sql`select count(*) n from returns where order_id in (${mine}) and ${ledger} <> ${due}`,
      ),
      gatewayApart: await count(
        db,
        sql`select count(*) n from returns where order_id in (${mine}) and ${ledger} <>
          (select coalesce(sum(refunded_minor), 0) from gateway_authorisations where merchant_reference = returns.order_id)`,
      ),
      unsettled: await count(
        db,
        sql`select count(*) n from payment_ledger where order_id in (${mine}) and status <> 'approved'`,
      ),
      toldApart: await count(
        db,
        sql`select count(*) n from returns where order_id in (${mine}) and status = 'REF' and 1 <>
          (select count(*) from letters where kind = 'orderRefunded' and facts ->> 'orderId' = returns.order_id)`,
      ),
      refundedMinor: await count(
        db,
        sql`select coalesce(sum(amount_minor), 0) n from payment_ledger
          where order_id in (${mine}) and kind = 'refund' and status = 'approved'`,
      ),
    };
  } finally {
    await close();
  }
}
