import type { Db } from '../../kernel';

import type { IdentityTables } from './identity.tables';
import { normaliseLogonId } from './member.repository';

const tables = (db: Db) => db.withTables<IdentityTables>();

/** Stores a member works for as an assistant; none for shoppers and for accounts that were closed. */
export async function assistedStores(db: Db, userId: string): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('store_assistants')
    .innerJoin('members', 'members.user_id', 'store_assistants.user_id')
    .select('store_assistants.store_id')
    .where('store_assistants.user_id', '=', userId)
    .where('members.status', '=', 'active')
    .execute();
  return rows.map((row) => row.store_id);
}

export async function insertAssistant(db: Db, userId: string, storeId: string, now: Date): Promise<void> {
  await tables(db)
    .insertInto('store_assistants')
    .values({ user_id: userId, store_id: storeId, granted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes all of a member's stores away. */
export async function deleteAssistant(db: Db, userId: string): Promise<void> {
  await tables(db).deleteFrom('store_assistants').where('user_id', '=', userId).execute();
}

/** A registered member by any of its names, with whether it is an assistant itself. */
export async function findShopper(
  db: Db,
  { forUser, forUserId }: { readonly forUser?: string; readonly forUserId?: string },
): Promise<{ user_id: string; store_id: string; registered: boolean; assistant: boolean } | undefined> {
  let query = tables(db)
    .selectFrom('members')
    .leftJoin('logons', 'logons.user_id', 'members.user_id')
    .leftJoin('store_assistants', 'store_assistants.user_id', 'members.user_id')
    .select(['members.user_id', 'members.store_id', 'members.register_type', 'store_assistants.user_id as assistant']);
  if (forUserId !== undefined) query = query.where('members.user_id', '=', forUserId);
  if (forUser !== undefined) query = query.where('logons.logon_id', '=', normaliseLogonId(forUser));
  const row = await query.limit(1).executeTakeFirst();
  if (!row) return undefined;
  return {
    user_id: row.user_id,
    store_id: row.store_id,
    registered: row.register_type === 'R',
    assistant: row.assistant !== null,
  };
}

/** What an assistant did for a shopper; ids only. */
export interface BehalfAction {
  readonly actorId: string;
  readonly userId: string;
  readonly storeId: string;
  /** Empty for what concerns no order. */
  readonly orderId: string;
  readonly action: 'lock' | 'unlock' | 'shipping' | 'read';
}

export async function insertAction(db: Db, action: BehalfAction, now: Date): Promise<void> {
  await tables(db)
    .insertInto('behalf_actions')
    .values({
      actor_id: action.actorId,
      user_id: action.userId,
      store_id: action.storeId,
      order_id: action.orderId,
      action: action.action,
      done_at: now,
    })
    .execute();
}
