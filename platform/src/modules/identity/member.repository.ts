import type { Db } from '../../kernel';

import type { IdentityTables, LogonsTable, MembersTable } from './identity.tables';

const tables = (db: Db) => db.withTables<IdentityTables>();

/** Logon ids are e-mail addresses and compared without case. */
export function normaliseLogonId(logonId: string): string {
  return logonId.trim().toLowerCase();
}

export async function insertMember(db: Db, member: MembersTable): Promise<void> {
  await tables(db).insertInto('members').values(member).execute();
}

/** A member, locked until the transaction ends. */
export async function lockMember(db: Db, userId: string): Promise<MembersTable | undefined> {
  return tables(db).selectFrom('members').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

export async function findMember(db: Db, userId: string): Promise<MembersTable | undefined> {
  return tables(db).selectFrom('members').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function updateMember(db: Db, userId: string, change: Partial<MembersTable>): Promise<void> {
  await tables(db).updateTable('members').set(change).where('user_id', '=', userId).execute();
}

/** A logon and the member it belongs to. */
export type LogonWithMember = LogonsTable & Pick<MembersTable, 'status' | 'personalization_id' | 'profile_type'>;

export async function findLogon(db: Db, logonId: string): Promise<LogonWithMember | undefined> {
  return tables(db)
    .selectFrom('logons')
    .innerJoin('members', 'members.user_id', 'logons.user_id')
    .selectAll('logons')
    .select(['members.status', 'members.personalization_id', 'members.profile_type'])
    .where('logon_id', '=', normaliseLogonId(logonId))
    .executeTakeFirst();
}

export async function findLogonOfUser(db: Db, userId: string): Promise<LogonsTable | undefined> {
  return tables(db).selectFrom('logons').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Claims a logon id for a member; false when it is taken, also by a registration at the same moment. */
export async function insertLogon(
  db: Db,
  logon: { logonId: string; userId: string; passwordHash: string | null; now: Date },
): Promise<boolean> {
  const inserted = await tables(db)
    .insertInto('logons')
    .values({
      logon_id: normaliseLogonId(logon.logonId),
      user_id: logon.userId,
      password_hash: logon.passwordHash,
      password_expired: false,
      changed_at: logon.now,
    })
    .onConflict((conflict) => conflict.column('logon_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateLogon(db: Db, userId: string, change: Partial<LogonsTable>): Promise<void> {
  await tables(db).updateTable('logons').set(change).where('user_id', '=', userId).execute();
}

export async function findSocialUser(db: Db, provider: string, socialId: string): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom('social_logons')
    .select('user_id')
    .where('provider', '=', provider)
    .where('social_id', '=', socialId)
    .executeTakeFirst();
  return row?.user_id;
}

export async function insertSocialLogon(db: Db, provider: string, socialId: string, userId: string): Promise<void> {
  await tables(db)
    .insertInto('social_logons')
    .values({ provider, social_id: socialId, user_id: userId })
    .onConflict((conflict) => conflict.columns(['provider', 'social_id']).doNothing())
    .execute();
}
