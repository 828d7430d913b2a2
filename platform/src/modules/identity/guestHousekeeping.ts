import { sql } from 'kysely';

import { inTransaction } from '../../kernel';
import type { Clock, Db, Trx } from '../../kernel';

import type { IdentitySettings } from './identity.settings';
import type { IdentityTables } from './identity.tables';

/** Removes what a module keeps of guests who are about to go; names those of them who have to stay. Modules registered later hear of the others. */
export type ForgetHandler = (trx: Trx, userIds: readonly string[]) => Promise<readonly string[]>;

/** Guests looked at in one transaction, and transactions of one run: what piled up in a night is gone in some runs. */
const BATCH = 500;
const BATCHES = 8;

/**
 * Forgets guests whose session has run out (contract 3.3): nobody can come back to what they had. Whoever ordered stays. Each run continues where
 * the one before ended, so that those who stay are not looked at all over again.
 */
export function createGuestHousekeeping(
  db: Db,
  clock: Clock,
  settings: Pick<IdentitySettings, 'guestLife'>,
  handlers: readonly ForgetHandler[],
) {
  let after = '';

  /** The next guests by id without a living session, locked; several processes take different ones. */
  async function nextGuests(trx: Trx, oldest: Date): Promise<string[]> {
    const rows = await trx
      .withTables<IdentityTables>()
      .selectFrom('members')
      .select('user_id')
      .where('register_type', '=', 'G')
      .where('created_at', '<', oldest)
      .where('user_id', '>', after)
      .where(
        sql<boolean>`not exists (select 1 from activities where activities.user_id = members.user_id and last_access_at >= ${oldest})`,
      )
      .orderBy('user_id')
      .limit(BATCH)
      .forUpdate('members')
      .skipLocked()
      .execute();
    return rows.map((row) => row.user_id);
  }

  /** Answers how many were looked at. */
  async function batch(oldest: Date): Promise<number> {
    return inTransaction(db, async (trx) => {
      const guests = await nextGuests(trx, oldest);
      after = guests.length < BATCH ? '' : (guests.at(-1) ?? '');
      if (guests.length === 0) return 0;
      let going = guests;
      for (const forget of handlers) {
        const stays = new Set(await forget(trx, going));
        going = going.filter((userId) => !stays.has(userId));
      }
      if (going.length > 0)
        await trx.withTables<IdentityTables>().deleteFrom('members').where('user_id', 'in', going).execute();
      return guests.length;
    });
  }

  return async function forgetGuests(): Promise<void> {
    const oldest = new Date(clock.now().getTime() - settings.guestLife);
    for (let turn = 0; turn < BATCHES; turn += 1) if ((await batch(oldest)) < BATCH) return;
  };
}
