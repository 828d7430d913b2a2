import { createHash } from 'node:crypto';

import type { Db } from '../../kernel';

import type { IdentityTables } from './identity.tables';
import { normaliseLogonId } from './member.repository';

const tables = (db: Db) => db.withTables<IdentityTables>();

function keyOf(logonId: string): string {
  return createHash('sha256').update(normaliseLogonId(logonId)).digest('base64url');
}

export interface Attempt {
  /** Milliseconds to wait before the next attempt; 0 when this one was let through. */
  wait: number;
  blockedUntil: Date | null;
}

/** Takes the right to one attempt, at most one an interval (AUTH-08), in a single statement that holds across processes. */
export async function takeAttempt(db: Db, logonId: string, now: Date, interval: number): Promise<Attempt> {
  const key = keyOf(logonId);
  const taken = await tables(db)
    .insertInto('logon_attempts')
    .values({ logon_key: key, last_attempt_at: now, failures: 0, blocked_until: null })
    .onConflict((conflict) =>
      conflict
        .column('logon_key')
        .doUpdateSet({ last_attempt_at: now })
        .where('logon_attempts.last_attempt_at', '<=', new Date(now.getTime() - interval)),
    )
    .returning('blocked_until')
    .executeTakeFirst();
  if (taken) return { wait: 0, blockedUntil: taken.blocked_until };
  const last = await tables(db)
    .selectFrom('logon_attempts')
    .select('last_attempt_at')
    .where('logon_key', '=', key)
    .executeTakeFirst();
  const elapsed = last ? now.getTime() - last.last_attempt_at.getTime() : 0;
  return { wait: Math.max(1, interval - elapsed), blockedUntil: null };
}

/** Counts a wrong password; blocks the logon id when there were too many in a row. */
export async function recordFailure(
  db: Db,
  logonId: string,
  allowed: number,
  blockedUntil: Date,
  now: Date,
): Promise<void> {
  await tables(db)
    .insertInto('logon_attempts')
    .values({ logon_key: keyOf(logonId), last_attempt_at: now, failures: 1, blocked_until: null })
    .onConflict((conflict) =>
      conflict.column('logon_key').doUpdateSet((row) => ({
        failures: row('logon_attempts.failures', '+', 1),
        blocked_until: row
          .case()
          .when('logon_attempts.failures', '>=', allowed - 1)
          .then(blockedUntil)
          .else(row.ref('logon_attempts.blocked_until'))
          .end(),
      })),
    )
    .execute();
}

/** When the logon id may try again, if it is blocked at all. */
export async function blockedUntil(db: Db, logonId: string): Promise<Date | null> {
  const row = await tables(db)
    .selectFrom('logon_attempts')
    .select('blocked_until')
    .where('logon_key', '=', keyOf(logonId))
    .executeTakeFirst();
  return row?.blocked_until ?? null;
}

export async function clearFailures(db: Db, logonId: string): Promise<void> {
  await tables(db)
    .updateTable('logon_attempts')
    .set({ failures: 0, blocked_until: null })
    .where('logon_key', '=', keyOf(logonId))
    .execute();
}
