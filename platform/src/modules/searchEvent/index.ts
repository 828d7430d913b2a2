import { Fault, inTransaction } from '../../kernel';
import type { Clock, Db, MigrationSet } from '../../kernel';
import { LIMITS } from '../limits';
import { forgetQueries } from './queries.repository';
import { createQueryKeeper } from './queries.service';
import type { QueryKeeper } from './queries.service';
import { createReports } from './reports.service';
import type { SearchReports } from './reports.service';
import { dayOf, keptEvents } from './searchEvent.domain';
import type { ReportedEvent } from './searchEvent.domain';
import { searchEventMigrations } from './searchEvent.migrations';
import { countTaken, forgetEvents, insertEvents, insertKeys } from './searchEvent.repository';

export type { QueryKeeper } from './queries.service';
export type { SearchReport, SearchReports } from './reports.service';

export interface SearchEventDependencies {
  readonly db: Db;
  readonly clock: Clock;
  /** Days that events are kept. */
  readonly keptDays: number;
  /** Reads object ids of the index: the part number of an article of the locale, undefined for anything else. */
  readonly readObjects: () => Promise<(objectId: string, locale: string) => string | undefined>;
}

export interface SearchEventModule {
  /** Keeps what shoppers who agreed to it did with search results; what was kept before is not kept again. */
  keep(events: readonly ReportedEvent[]): Promise<void>;
  /** Keeps the words that query ids stand for. */
  readonly queries: QueryKeeper;
  readonly reports: SearchReports;
  /** Forgets events and words that were kept long enough. */
  housekeep(): Promise<void>;
  readonly migrations: MigrationSet;
}

const DAY_MS = 24 * 3_600_000;
/** Events that are older are refused (contract 9.7), so a key is of no use after them and the day they began on. */
const KEYS_KEPT_DAYS = 5;

/** Events of searches, kept without whose they were. */
export function createSearchEventModule(dependencies: SearchEventDependencies): SearchEventModule {
  const { db, clock, keptDays, readObjects } = dependencies;
  const now = (): number => clock.now().getTime();
  return {
    async keep(events) {
      const partNumberOf = await readObjects();
      const moment = now();
      const kept = events.flatMap((event) => keptEvents(event, moment, partNumberOf));
      if (kept.length === 0) return;
      await inTransaction(db, async (trx) => {
        const fresh = await insertKeys(trx, kept);
        // One row for each key, also when one call carries an event twice.
        const rows = [...new Map(kept.map((event) => [event.key, event])).values()].filter(({ key }) => fresh.has(key));
        if (rows.length === 0) return;
        if ((await countTaken(trx, dayOf(moment), rows.length)) > LIMITS.searchEventsADay) throw tooManyEvents();
        await insertEvents(trx, rows);
      });
    },
    queries: createQueryKeeper(db, clock),
    reports: createReports(db, clock),
    async housekeep() {
      const before = dayOf(now() - keptDays * DAY_MS);
      await forgetEvents(db, before, dayOf(now() - KEYS_KEPT_DAYS * DAY_MS));
      await forgetQueries(db, before);
    },
    migrations: searchEventMigrations,
  };
}

/** 429: today's events are enough. */
function tooManyEvents(): Fault {
  const most = String(LIMITS.searchEventsADay);
  const message = `At most ${most} events of searches are kept a day.`;
  return new Fault(429, 'CWXFR0260E', '_ERR_LIMIT_EXCEEDED', message, ['searchEventsADay', most]);
}
