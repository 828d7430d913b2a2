import type { FastifyBaseLogger } from 'fastify';

import type { SearchReports } from '../modules/searchEvent';
import { SEARCH_LOCALES } from '../search';
import type { SearchService } from '../search';

const PAUSE_MS = 3_600_000;

/** Has the search suggest what people search for, now and every hour, until the returned function is called. */
export function keepOftenSearched(
  reports: Pick<SearchReports, 'oftenSearched'>,
  search: Pick<SearchService, 'useSearched'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => void {
  const read = async (): Promise<void> => {
    const searched = new Map<(typeof SEARCH_LOCALES)[number], Awaited<ReturnType<SearchReports['oftenSearched']>>>();
    for (const locale of SEARCH_LOCALES) searched.set(locale, await reports.oftenSearched(locale));
    await search.useSearched(searched);
  };
  const round = (): void =>
    void read().catch((error: unknown) => log.warn({ err: error }, 'what is often searched could not be read'));
  round();
  const timer = setInterval(round, PAUSE_MS);
  timer.unref();
  return () => clearInterval(timer);
}
