import { sql } from 'kysely';

import { openDatabase } from '../../kernel';
import type { DatabaseOptions, Db } from '../../kernel';

/** What the database says after a measurement. */
export interface Books {
  readonly orders: number;
  /** Guests with more than one order: each of them pressed the last button of one cart. */
  readonly doubled: number;
  readonly unsettled: number;
  readonly charged: number;
  readonly pendingCharges: number;
  readonly heldAtGateway: number;
  readonly stock: number;
}

async function count(db: Db, query: ReturnType<typeof sql<{ n: string }>>): Promise<number> {
  return Number((await query.execute(db)).rows[0]?.n ?? 0);
}

/** What was there before, so that demonstration orders are left out. */
export interface Beginning {
  readonly lastOrder: number;
  readonly held: number;
}

const held = sql<{ n: string }>`select count(*) n from gateway_authorisations
  where reason_code = '100' and voided_minor = 0`;

/** Opens the books while no platform has them, sets the stock of one article and gives what was there before. */
export async function openBooks(options: DatabaseOptions, partNumber: string, quantity: number): Promise<Beginning> {
  const { db, close } = await openDatabase(options);
  try {
    await sql`update inventory_levels set quantity = ${quantity}, infinite = false, label = 'NONE'
      where part_number = ${partNumber} and centre = 'AMERICAS'`.execute(db);
    return {
      lastOrder: await count(db, sql`select coalesce(max(order_id::bigint), 0) n from orders`),
      held: await count(db, held),
    };
  } finally {
    await close();
  }
}

/** Reads the books of what was bought since the beginning. */
export async function readBooks(options: DatabaseOptions, partNumber: string, since: Beginning): Promise<Books> {
  const { db, close } = await openDatabase(options);
  const { lastOrder } = since;
  try {
    return {
      orders: await count(
        db,
        sql`select count(*) n from orders where status = 'M' and order_id::bigint > ${lastOrder}`,
      ),
      doubled: await count(
        db,
        sql`select count(*) n from (select buyer_id from orders where status = 'M' and order_id::bigint > ${lastOrder} group by buyer_id having count(*) > 1) twice`,
      ),
      unsettled: await count(db, sql`select count(*) n from checkout_attempts where state = 'authorising'`),
      charged: await count(
        db,
        sql`select count(*) n from payment_ledger where status = 'approved' and order_id::bigint > ${lastOrder}`,
      ),
      pendingCharges: await count(db, sql`select count(*) n from payment_ledger where status = 'pending'`),
      heldAtGateway: (await count(db, held)) - since.held,
      stock: await count(
        db,
        sql`select quantity n from inventory_levels where part_number = ${partNumber} and centre = 'AMERICAS'`,
      ),
    };
  } finally {
    await close();
  }
}
