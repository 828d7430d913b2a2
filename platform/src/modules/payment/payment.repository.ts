import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Db, Trx } from '../../kernel';
import type { LedgerEntry } from './payment.domain';
import type { PaymentTables } from './payment.tables';

export type PaymentInstruction = Selectable<PaymentTables['payment_instructions']>;
export type LedgerRow = Selectable<PaymentTables['payment_ledger']>;

function tables(db: Db | Trx): Kysely<PaymentTables> {
  return db.withTables<PaymentTables>();
}

/** Payment instructions of an order, oldest first; what somebody only proposes to pay a placed order with is none of them. */
export function listInstructions(db: Db | Trx, orderId: string): Promise<PaymentInstruction[]> {
  return tables(db)
    .selectFrom('payment_instructions')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('proposed_by', 'is', null)
    .orderBy('pi_id')
    .execute();
}

/** What somebody proposes to pay a placed order with. */
export function findProposal(db: Db | Trx, orderId: string, userId: string): Promise<PaymentInstruction | undefined> {
  return tables(db)
    .selectFrom('payment_instructions')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('proposed_by', '=', userId)
    .executeTakeFirst();
}

/** Forgets what one shopper proposed for an order. Gives the number removed. */
export async function removeProposal(trx: Trx, orderId: string, userId: string, piId?: string): Promise<number> {
  let query = tables(trx)
    .deleteFrom('payment_instructions')
    .where('order_id', '=', orderId)
    .where('proposed_by', '=', userId);
  if (piId) query = query.where('pi_id', '=', piId);
  const result = await query.executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** The proposal that was approved is how the order is paid now; all others are forgotten. */
export async function acceptProposal(trx: Trx, orderId: string, piId: string): Promise<void> {
  await tables(trx).updateTable('payment_instructions').set({ proposed_by: null }).where('pi_id', '=', piId).execute();
  await tables(trx)
    .deleteFrom('payment_instructions')
    .where('order_id', '=', orderId)
    .where('proposed_by', 'is not', null)
    .execute();
}

/** Proposals whose authorisation was noted before a moment and never answered. */
export function openProposals(db: Db, before: Date, orderId?: string): Promise<PaymentInstruction[]> {
  let query = tables(db)
    .selectFrom('payment_instructions')
    .innerJoin('payment_ledger', 'payment_ledger.pi_id', 'payment_instructions.pi_id')
    .selectAll('payment_instructions')
    .where('payment_instructions.proposed_by', 'is not', null)
    .where('payment_ledger.kind', '=', 'authorise')
    .where('payment_ledger.status', '=', 'pending')
    .where('payment_ledger.created_at', '<=', before);
  if (orderId !== undefined) query = query.where('payment_instructions.order_id', '=', orderId);
  return query.orderBy('payment_instructions.pi_id').execute();
}

/** Adds an instruction, or replaces the one with the same id. */
export async function saveInstruction(trx: Trx, row: Insertable<PaymentTables['payment_instructions']>): Promise<void> {
  const { pi_id: _id, order_id: _order, created_at: _created, ...changes } = row;
  await tables(trx)
    .insertInto('payment_instructions')
    .values(row)
    .onConflict((conflict) => conflict.column('pi_id').doUpdateSet(changes))
    .execute();
}

/** Removes one instruction of an order, or all of them. Gives the number removed. */
export async function removeInstructions(trx: Trx, orderId: string, piId?: string): Promise<number> {
  let query = tables(trx).deleteFrom('payment_instructions').where('order_id', '=', orderId);
  if (piId) query = query.where('pi_id', '=', piId);
  const result = await query.executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Adds a ledger row; a row with the same idempotency key stays as it is. */
export async function addEntry(
  trx: Trx,
  row: Omit<Insertable<PaymentTables['payment_ledger']>, 'entry_id'>,
): Promise<void> {
  await tables(trx)
    .insertInto('payment_ledger')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
}

/** Settles a pending row; a settled row stays as it is. Gives whether this call settled it. */
export async function settleEntry(
  trx: Db | Trx,
  idempotencyKey: string,
  outcome: { status: LedgerEntry['status']; reasonCode: string; gatewayReference: string; at: Date },
): Promise<boolean> {
  const result = await tables(trx)
    .updateTable('payment_ledger')
    .set({
      status: outcome.status,
      reason_code: outcome.reasonCode,
      gateway_reference: outcome.gatewayReference,
      settled_at: outcome.at,
    })
    .where('idempotency_key', '=', idempotencyKey)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Orders with movements that were noted before a moment and never carried out; authorisations are the checkout's. */
export async function ordersWithPendingMovements(db: Db, before: Date): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('payment_ledger')
    .select('order_id')
    .distinct()
    .where('status', '=', 'pending')
    .where('kind', '!=', 'authorise')
    .where('created_at', '<=', before)
    .orderBy('order_id')
    .execute();
  return rows.map((row) => row.order_id);
}

/** The ledger of one order, oldest first. */
export function listEntries(db: Db | Trx, orderId: string): Promise<LedgerRow[]> {
  return tables(db)
    .selectFrom('payment_ledger')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('entry_id')
    .execute();
}

/** Takes names, addresses and what could be charged again out of the instructions of orders; the sums stay for the books. */
export async function anonymisePayments(trx: Trx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tables(trx)
    .deleteFrom('payment_instructions')
    .where('order_id', 'in', orderIds)
    .where('proposed_by', 'is not', null)
    .execute();
  await tables(trx)
    .updateTable('payment_instructions')
    .set({ billing: '{}', billing_address_id: '', token: null, card_id: null, card_last_four: null })
    .where('order_id', 'in', orderIds)
    .execute();
}
