import type { Clock, Db } from '../../kernel';
import { clicksByPlace, mostLeftOut, mostSearched, oftenSearched, totals } from './queries.repository';
import type { LeftOutReport, PlaceReport, TotalReport, WordsReport } from './queries.repository';
import { dayOf } from './searchEvent.domain';

const DAY_MS = 24 * 3_600_000;
/** Words of a list, and places whose clicks are told apart. */
const MOST = { words: 50, places: 20 } as const;

/** What is suggested of what was searched: of the last days, and never what fewer searches were for. */
const OFTEN = { days: 30, least: 5, phrases: 200 } as const;

/** What was searched in a locale, and what came of it. */
export interface SearchReport {
  readonly total: TotalReport;
  readonly searched: readonly WordsReport[];
  readonly lost: readonly WordsReport[];
  readonly leftOut: readonly LeftOutReport[];
  readonly places: readonly PlaceReport[];
}

/** Reports over kept searches and events; nothing in them tells who searched. */
export function createReports(db: Db, clock: Clock) {
  const since = (days: number): string => dayOf(clock.now().getTime() - (days - 1) * DAY_MS);
  return {
    async read(locale: string, days: number): Promise<SearchReport> {
      const scope = { locale, from: since(days) };
      return {
        total: await totals(db, scope),
        searched: await mostSearched(db, scope, 'all', MOST.words),
        lost: await mostSearched(db, scope, 'lost', MOST.words),
        leftOut: await mostLeftOut(db, scope, MOST.words),
        places: await clicksByPlace(db, scope, MOST.places),
      };
    },

    /** What is searched often: by so many searches of its own that it is nobody's alone. */
    oftenSearched: (locale: string) =>
      oftenSearched(db, { locale, from: since(OFTEN.days) }, { least: OFTEN.least, limit: OFTEN.phrases }),
  };
}

export type SearchReports = ReturnType<typeof createReports>;
