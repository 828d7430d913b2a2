import { inTransaction } from '../../kernel';
import type { Clock, Db } from '../../kernel';
import { LIMITS } from '../limits';
import { countQueries, insertQueries } from './queries.repository';
import { dayOf } from './searchEvent.domain';
import type { SearchQueryRow } from './searchEvent.tables';
import { keptWords } from './words.domain';
import type { AnsweredQuery } from './words.domain';

/** Searches that wait to be written; beyond them some are not counted, which is better than searches that wait. */
const MOST_WAITING = 4000;

/** Keeps which words a query id stands for, behind the answers and many at a time, up to a day's limit. */
export function createQueryKeeper(db: Db, clock: Clock) {
  let waiting: SearchQueryRow[] = [];
  return {
    note({ queryId, locale, query, hits, leftOut, isCounted }: AnsweredQuery): void {
      if (waiting.length >= MOST_WAITING) return;
      waiting.push({
        query_id: queryId,
        day: dayOf(clock.now().getTime()),
        locale,
        words: keptWords(query),
        hits,
        left_out: keptWords(leftOut),
        counted: isCounted,
      });
    },

    /** Writes what waits. */
    async flush(): Promise<void> {
      const rows = waiting;
      waiting = [];
      if (rows.length === 0) return;
      await inTransaction(db, async (trx) => {
        const day = dayOf(clock.now().getTime());
        const taken = await countQueries(trx, day, rows.length);
        const room = Math.max(0, LIMITS.searchQueriesADay - (taken - rows.length));
        await insertQueries(trx, rows.slice(0, room));
      });
    },
  };
}

export type QueryKeeper = ReturnType<typeof createQueryKeeper>;
