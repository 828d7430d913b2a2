import type { FastifyBaseLogger } from 'fastify';

import type { Clock, Db } from '../kernel';
import type { CatalogueService, ProductFinder } from '../modules/catalogue';
import type { ContentService } from '../modules/content';
import type { PhysicalStoreService } from '../modules/physicalStore';
import { languageById } from '../modules/storeConfig';
import { createGenerationFile, createSearchService } from '../search';
import type { NotedQuery, ProductEvent, RuleDesk, SearchService } from '../search';
import { createRecommendFigures } from './recommendFigures';
import { loadSearchCatalogue } from './searchCatalogue';
import { searchFingerprint } from './searchFingerprint';
import { createSearchRecords } from './searchRecords';

export interface PlatformSearchOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly catalogue: CatalogueService;
  readonly branches: Pick<PhysicalStoreService, 'search'>;
  readonly content: Pick<ContentService, 'filled'>;
  /** Keeps what shoppers did with results. */
  readonly keepEvents: (events: readonly ProductEvent[]) => Promise<void>;
  /** Keeps what words a query id stands for. */
  readonly noteQuery: (noted: NotedQuery) => void;
  /** Keeps rules that calls of the protocol write. */
  readonly desk: RuleDesk;
  /**
   * File of the built index, and what the program, its database and the days that pages say are told apart by; left out, it is built at
   * every start.
   */
  readonly kept?: { readonly file: string; readonly program: string; readonly report: (error: unknown) => void };
}

/** The search index over the database. */
export function createPlatformSearch({
  db,
  clock,
  catalogue,
  branches,
  content,
  keepEvents,
  noteQuery,
  desk,
  kept,
}: PlatformSearchOptions): SearchService {
  return createSearchService({
    ...(kept
      ? { kept: createGenerationFile({ ...kept, fingerprint: () => searchFingerprint(db, clock, kept.program) }) }
      : {}),
    loadCatalogue: () => loadSearchCatalogue(db, clock, catalogue, branches, content),
    resolveRecord: createSearchRecords(catalogue),
    clock: () => clock.now().getTime(),
    figures: createRecommendFigures(db, clock),
    keepEvents,
    noteQuery,
    desk,
  });
}

/** How often the version row is looked at. */
const lookMs = 2000;

export interface SearchFreshnessOptions {
  readonly catalogue: Pick<CatalogueService, 'snapshot' | 'nextPriceChange'>;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** When the index in use was asked for. */
  readonly builtAt: Date;
}

/**
 * Builds the index again whenever the catalogue's version changes, and whenever a price begins or ends: what is reduced and how prices are
 * ordered follow the clock. The returned function ends it.
 */
export function keepSearchFresh(
  search: SearchService,
  { catalogue, clock, log, builtAt }: SearchFreshnessOptions,
): () => void {
  let known = builtAt;
  let next: Date | null | undefined;
  const look = async (): Promise<void> => {
    const now = clock.now();
    const { version } = await catalogue.snapshot();
    next = next === undefined ? await catalogue.nextPriceChange(known) : next;
    const hasNewPrices = next !== null && next <= now;
    if (search.version() === String(version) && !hasNewPrices) return;
    await search.rebuild();
    known = now;
    next = undefined;
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.error({ err: error }, 'the search index could not be refreshed'));
  }, lookMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Pages of the index that a search by words looks through, and the hits of each. */
const pagesLookedAt = [0, 1];
const hitsPerPage = 100;

/** Answers `searchTerm` of the products call from the index (CAT-10). */
export function createIndexFinder(search: () => SearchService | undefined, fallback: ProductFinder): ProductFinder {
  return {
    async find(store, langId, term) {
      const index = search();
      if (!index?.version()) return fallback.find(store, langId, term);
      const language = languageById(langId).text.slice(0, 2);
      const locale = store.locales.find((one) => one.split('-').includes(language)) ?? store.locales[0];
      const answer = await index.queries({
        requests: pagesLookedAt.map((page) => ({
          indexName: `products_${locale}_ungrouped`,
          query: term,
          page,
          hitsPerPage,
          attributesToRetrieve: ['productId'],
          attributesToHighlight: [],
        })),
      });
      const { results = [] } = answer.body as { results?: { hits: { productId: string }[] }[] };
      return results.flatMap(({ hits }) => hits.map((hit) => hit.productId));
    },
  };
}
