import type { Db } from '../../kernel';

import type { PersonTables } from './person.tables';
import type { Profile } from './profile.domain';

const tables = (db: Db) => db.withTables<PersonTables>();

export async function findProfile(db: Db, userId: string): Promise<Profile | undefined> {
  return tables(db).selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** A profile, locked until the transaction ends, so that two edits at once cannot lose one of them. */
export async function lockProfile(db: Db, userId: string): Promise<Profile | undefined> {
  return tables(db).selectFrom('profiles').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

export async function writeProfile(db: Db, profile: Profile): Promise<void> {
  const row = {
    ...profile,
    email_preferences: JSON.stringify(profile.email_preferences),
    x_data: JSON.stringify(profile.x_data),
  };
  const { user_id: _userId, ...change } = row;
  await tables(db)
    .insertInto('profiles')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
}

/** Of these guests those who left an address for the newsletter: a guest has a profile for nothing else. */
export async function guestsWithLetter(db: Db, userIds: readonly string[]): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('profiles')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('email1', '<>', '')
    .execute();
  return rows.map((row) => row.user_id);
}

export async function markVerified(db: Db, userId: string, now: Date): Promise<void> {
  await tables(db).updateTable('profiles').set({ email_verified_at: now }).where('user_id', '=', userId).execute();
}
