import { nextNumber } from '../../kernel';
import type { Db } from '../../kernel';

import type { ActivitiesTable, IdentityTables } from './identity.tables';
import { issueTokens, tokenHash } from './sessionTokens';
import type { TokenPair } from './sessionTokens';

const tables = (db: Db) => db.withTables<IdentityTables>();

export type NewActivity = Pick<
  ActivitiesTable,
  'user_id' | 'kind' | 'store_id' | 'personalization_id' | 'user_agent' | 'persistent'
> & { now: Date };

/** Starts an activity and gives its tokens, which are never readable again. */
export async function insertActivity(db: Db, activity: NewActivity): Promise<TokenPair> {
  const { now, ...fields } = activity;
  const tokens = issueTokens(activity.user_id);
  await tables(db)
    .insertInto('activities')
    .values({
      ...fields,
      activity_id: await nextNumber(db, 'activity'),
      token_hash: tokenHash(tokens.WCToken),
      trusted_hash: tokenHash(tokens.WCTrustedToken),
      started_at: now,
      last_access_at: now,
      ended_at: null,
    })
    .execute();
  return tokens;
}

/** The activity that a trusted token opened, whatever has become of it. */
export async function findByTrustedToken(db: Db, trustedToken: string): Promise<ActivitiesTable | undefined> {
  return tables(db)
    .selectFrom('activities')
    .selectAll()
    .where('trusted_hash', '=', tokenHash(trustedToken))
    .executeTakeFirst();
}

/** Whose long token this is. */
export async function ownerOfToken(db: Db, token: string): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom('activities')
    .select('user_id')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();
  return row?.user_id;
}

export async function touchActivity(db: Db, activityId: string, now: Date): Promise<void> {
  await tables(db)
    .updateTable('activities')
    .set({ last_access_at: now })
    .where('activity_id', '=', activityId)
    .execute();
}

export async function endActivity(db: Db, activityId: string, now: Date): Promise<void> {
  await tables(db)
    .updateTable('activities')
    .set({ ended_at: now })
    .where('activity_id', '=', activityId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every open activity of a member, but for one that may be spared. */
export async function endActivitiesOf(db: Db, userId: string, now: Date, spared = ''): Promise<void> {
  await tables(db)
    .updateTable('activities')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('activity_id', '!=', spared)
    .where('ended_at', 'is', null)
    .execute();
}

/** A registered member's activities that have not been ended, the last used first; remembered ones count for longer. */
export async function openActivitiesOf(
  db: Db,
  userId: string,
  since: { readonly used: Date; readonly remembered: Date },
  limit: number,
): Promise<ActivitiesTable[]> {
  return tables(db)
    .selectFrom('activities')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'R')
    .where('ended_at', 'is', null)
    .where((the) =>
      the.or([
        the('last_access_at', '>=', since.used),
        the.and([the('persistent', '=', true), the('last_access_at', '>=', since.remembered)]),
      ]),
    )
    .orderBy('last_access_at', 'desc')
    .limit(limit)
    .execute();
}

/** Ends one of a member's activities; false when it is none of theirs, or has ended. */
export async function endActivityOf(db: Db, userId: string, activityId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('activities')
    .set({ ended_at: now })
    .where('activity_id', '=', activityId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets activities nobody has used since a moment, and sign-in attempts older than another. */
export async function purge(db: Db, activitiesBefore: Date, attemptsBefore: Date): Promise<void> {
  await tables(db).deleteFrom('activities').where('last_access_at', '<', activitiesBefore).execute();
  await tables(db).deleteFrom('logon_attempts').where('last_attempt_at', '<', attemptsBefore).execute();
}
