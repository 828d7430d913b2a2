import type { Db, Trx } from '../../kernel';
import type { KeptEvent } from './searchEvent.domain';
import type { SearchEventTables } from './searchEvent.tables';

const tables = (db: Db | Trx) => db.withTables<SearchEventTables>();

/** Writes the keys that are new, in one order, so that no two writers wait for each other; answers which they were. */
export async function insertKeys(trx: Trx, events: readonly KeptEvent[]): Promise<ReadonlySet<string>> {
  const keys = events.map(({ key, row }) => ({ event_key: key, day: row.day }));
  const rows = await tables(trx)
    .insertInto('search_event_keys')
    .values(keys.toSorted((a, b) => (a.event_key < b.event_key ? -1 : 1)))
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_key')
    .execute();
  return new Set(rows.map(({ event_key: key }) => key));
}

/** Counts rows of a day that come in; answers how many the day has then. */
export async function countTaken(trx: Trx, day: string, taken: number): Promise<number> {
  const row = await tables(trx)
    .insertInto('search_event_days')
    .values({ day, taken })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((eb) => ({ taken: eb('search_event_days.taken', '+', taken) })),
    )
    .returning('taken')
    .executeTakeFirstOrThrow();
  return row.taken;
}

export async function insertEvents(trx: Trx, events: readonly KeptEvent[]): Promise<void> {
  await tables(trx)
    .insertInto('search_events')
    .values(events.map(({ row }) => row))
    .execute();
}

/** Forgets events of days before one day, and keys of days before another. */
export async function forgetEvents(db: Db, eventsBefore: string, keysBefore: string): Promise<void> {
  await tables(db).deleteFrom('search_events').where('day', '<', eventsBefore).execute();
  await tables(db).deleteFrom('search_event_days').where('day', '<', eventsBefore).execute();
  await tables(db).deleteFrom('search_event_keys').where('day', '<', keysBefore).execute();
}
