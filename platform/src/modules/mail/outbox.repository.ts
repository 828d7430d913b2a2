import type { Kysely, Selectable } from 'kysely';

import type { Db, Trx } from '../../kernel';
import type { LettersTable, LetterState, MailTables } from './mail.tables';

export type KeptLetter = Selectable<LettersTable>;

function tables(db: Db | Trx): Kysely<MailTables> {
  return db.withTables<MailTables>();
}

/** Keeps a letter; false when its cause has one already. */
export async function insertLetter(trx: Trx, letter: KeptLetter): Promise<boolean> {
  const written = await tables(trx)
    .insertInto('letters')
    .values({ ...letter, facts: JSON.stringify(letter.facts) })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('letter_id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Letters that an address got since a moment. */
export async function countSince(trx: Trx, recipient: string, since: Date): Promise<number> {
  const { count } = await tables(trx)
    .selectFrom('letters')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('recipient', '=', recipient)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Takes the next letter that is due, so that nobody else sends it; undefined when none is. */
export function claimLetter(db: Db, now: Date, leasedUntil: Date): Promise<KeptLetter | undefined> {
  return tables(db)
    .updateTable('letters')
    .set((row) => ({ state: 'sending', attempts: row('attempts', '+', 1), leased_until: leasedUntil }))
    .where('letter_id', '=', (row) =>
      row
        .selectFrom('letters')
        .select('letter_id')
        .where('state', '=', 'waiting')
        .where('next_at', '<=', now)
        .where('expires_at', '>', now)
        .orderBy('next_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

export interface Ending {
  readonly state: LetterState;
  readonly problem: string;
  readonly nextAt?: Date;
  readonly sentAt?: Date;
}

/** Ends one attempt; nothing happens when the letter is no longer in it. */
export async function endAttempt(db: Db, { letter_id: letterId, attempts }: KeptLetter, ending: Ending): Promise<void> {
  await tables(db)
    .updateTable('letters')
    .set({
      state: ending.state,
      problem: ending.problem,
      leased_until: null,
      ...(ending.nextAt ? { next_at: ending.nextAt } : {}),
      ...(ending.sentAt ? { sent_at: ending.sentAt } : {}),
    })
    .where('letter_id', '=', letterId)
    .where('state', '=', 'sending')
    .where('attempts', '=', attempts)
    .execute();
}

/** Letters whose sender is gone: whether the mail server took them nobody knows. Gives their ids. */
export async function giveUpLeases(db: Db, now: Date): Promise<string[]> {
  const rows = await tables(db)
    .updateTable('letters')
    .set({ state: 'unknown', problem: 'sender gone', leased_until: null })
    .where('state', '=', 'sending')
    .where('leased_until', '<', now)
    .returning('letter_id')
    .execute();
  return rows.map((row) => row.letter_id);
}

/** Letters that were not sent while it made sense. */
export async function expireLetters(db: Db, now: Date): Promise<void> {
  await tables(db)
    .updateTable('letters')
    .set({ state: 'expired' })
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', now)
    .execute();
}

/** Puts a letter back, to be sent from now on; false when it is being sent, or a code that is dead. */
export async function putBack(db: Db, letterId: string, now: Date, expiresAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('letters')
    .set({ state: 'waiting', attempts: 0, next_at: now, problem: '', expires_at: expiresAt })
    .where('letter_id', '=', letterId)
    .where('state', '!=', 'sending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function findLetter(db: Db, letterId: string): Promise<KeptLetter | undefined> {
  return tables(db).selectFrom('letters').selectAll().where('letter_id', '=', letterId).executeTakeFirst();
}

export interface LetterFilter {
  readonly state?: LetterState | undefined;
  readonly userId?: string;
  readonly limit: number;
}

/** Letters, newest first. */
export function listLetters(db: Db, { state, userId, limit }: LetterFilter): Promise<KeptLetter[]> {
  let query = tables(db).selectFrom('letters').selectAll();
  if (state) query = query.where('state', '=', state);
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  return query.orderBy('created_at', 'desc').orderBy('letter_id', 'desc').limit(limit).execute();
}

/** Forgets letters that are older than a moment. */
export async function forgetBefore(db: Db, moment: Date): Promise<void> {
  await tables(db).deleteFrom('letters').where('created_at', '<', moment).execute();
}

/** Forgets every letter of members who go. */
export async function forgetLettersOf(trx: Trx, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await tables(trx).deleteFrom('letters').where('user_id', 'in', userIds).execute();
}

/** Forgets every letter to an address; gives how many there were. */
export async function forgetAddress(db: Db, recipient: string): Promise<number> {
  const { numDeletedRows } = await tables(db)
    .deleteFrom('letters')
    .where('recipient', '=', recipient)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
