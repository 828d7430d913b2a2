import { inTransaction } from '../../kernel';
import type { Clock, Db, Trx } from '../../kernel';

import type { ForgetHandler } from './guestHousekeeping';
import type { IdentitySettings } from './identity.settings';
import type { AccountDeletionsTable, IdentityTables } from './identity.tables';

/** Parts a module's things from a registered shopper who goes; false, with nothing changed, while something is under way. */
export type PartHandler = (trx: Trx, userId: string, ordersKeptYears: number) => Promise<boolean>;

/** What of a shopper's is under way in a module, and holds the deletion until it is done: numbers of orders. */
export type HoldHandler = (trx: Trx, userId: string) => Promise<readonly string[]>;

/** What is told of a deletion, in the transaction in which it happens. */
export interface DeletionNews {
  readonly step: 'requested' | 'cancelled' | 'done';
  readonly userId: string;
  /** The e-mail address of the account. */
  readonly logonId: string;
  /** Where and in which language it was asked for. */
  readonly storeId: string;
  readonly langId: string;
  readonly requestedAt: Date;
  readonly dueAt: Date;
  readonly ordersKeptYears: number;
  /** Numbers of orders that it waits for. */
  readonly waitsFor: readonly string[];
}

export type DeletionHandler = (trx: Trx, news: DeletionNews) => Promise<void>;

export interface AccountDeletions {
  /** The shopper's request; undefined while there is none. */
  of(userId: string): Promise<AccountDeletionsTable | undefined>;
  /** Numbers of orders that a deletion waits for now. */
  waitsFor(userId: string): Promise<readonly string[]>;
  /** Asks for it; who has asked already keeps the day. */
  request(userId: string, from: { readonly storeId: string; readonly langId: string }): Promise<AccountDeletionsTable>;
  /** Takes the request back. */
  cancel(userId: string): Promise<void>;
  /** Carries out what is due; those that wait are looked at again by the next run. */
  carryOut(): Promise<void>;
}

const day = 24 * 3_600_000;
/** Accounts looked at in one run. */
const BATCH = 100;

const tables = (db: Db | Trx) => db.withTables<IdentityTables>();

/** Deletion of accounts as a request that can be taken back until its day (ACC-06). */
export function createAccountDeletions(
  db: Db,
  clock: Clock,
  settings: Pick<IdentitySettings, 'deletionGraceDays' | 'ordersKeptYears'>,
  parts: readonly PartHandler[],
  forgets: readonly ForgetHandler[],
  tells: readonly DeletionHandler[],
  holds: readonly HoldHandler[],
): AccountDeletions {
  const heldBy = async (trx: Trx, userId: string) => (await Promise.all(holds.map((hold) => hold(trx, userId)))).flat();

  const requestOf = (handle: Db | Trx, userId: string) =>
    tables(handle).selectFrom('account_deletions').selectAll().where('user_id', '=', userId);

  /** Makes what is told of a deletion; null for an account without an address, or asked for before letters were written. */
  async function newsOf(
    trx: Trx,
    row: AccountDeletionsTable,
    step: DeletionNews['step'],
  ): Promise<DeletionNews | null> {
    const { user_id: userId, store_id: storeId, lang_id: langId, requested_at: requestedAt, due_at: dueAt } = row;
    const logon = await tables(trx)
      .selectFrom('logons')
      .select('logon_id')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!logon || storeId === '') return null;
    const { ordersKeptYears } = settings;
    const told = { step, userId, logonId: logon.logon_id, storeId, langId, requestedAt, dueAt, ordersKeptYears };
    return { ...told, waitsFor: await heldBy(trx, userId) };
  }

  /** One account, in one transaction: all that is the shopper's goes, or nothing. */
  const deleteAccount = (userId: string): Promise<void> =>
    inTransaction(db, async (trx) => {
      const due = await tables(trx)
        .selectFrom('account_deletions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('due_at', '<=', clock.now())
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!due) return;
      for (const part of parts) if (!(await part(trx, userId, settings.ordersKeptYears))) return;
      // The address is known until here.
      const news = await newsOf(trx, due, 'done');
      for (const forget of forgets) await forget(trx, [userId]);
      // Sign-in, sessions, person, addresses, cards, prescriptions and wearers hang on it.
      await tables(trx).deleteFrom('members').where('user_id', '=', userId).execute();
      if (news) for (const tell of tells) await tell(trx, news);
    });

  return {
    of: (userId) => requestOf(db, userId).executeTakeFirst(),
    waitsFor: (userId) => inTransaction(db, (trx) => heldBy(trx, userId)),
    request: (userId, { storeId, langId }) =>
      inTransaction(db, async (trx) => {
        const now = clock.now();
        const due = new Date(now.getTime() + settings.deletionGraceDays * day);
        const made = await tables(trx)
          .insertInto('account_deletions')
          .values({ user_id: userId, requested_at: now, due_at: due, store_id: storeId, lang_id: langId })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst();
        const news = made ? await newsOf(trx, made, 'requested') : null;
        if (news) for (const tell of tells) await tell(trx, news);
        return made ?? (await requestOf(trx, userId).executeTakeFirstOrThrow());
      }),
    cancel: (userId) =>
      inTransaction(db, async (trx) => {
        const taken = await tables(trx)
          .deleteFrom('account_deletions')
          .where('user_id', '=', userId)
          .returningAll()
          .executeTakeFirst();
        const news = taken ? await newsOf(trx, taken, 'cancelled') : null;
        if (news) for (const tell of tells) await tell(trx, news);
      }),
    async carryOut() {
      const due = await tables(db)
        .selectFrom('account_deletions')
        .select('user_id')
        .where('due_at', '<=', clock.now())
        .orderBy('due_at')
        .limit(BATCH)
        .execute();
      for (const { user_id: userId } of due) await deleteAccount(userId);
    },
  };
}
