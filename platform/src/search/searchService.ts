import type { SearchCatalogue, SearchLocale } from './catalogue';
import { runStepsInSlices } from './engine/steps';
import { buildGeneration, type Generation } from './generation';
import type { Answer } from './protocol/answer';
import { findTarget, type ResolveRecord } from './protocol/indexTarget';
import { handleEvents } from './protocol/insightsHandler';
import type { InsightsEvent } from './protocol/insightsEvent';
import { type FindIndex, handleFacetQuery, handleQueries, handleQuery } from './protocol/queryHandlers';

/** How long a rebuild may hold the event loop at a time. */
const SLICE_MS = 8;

export interface SearchServiceOptions {
  /** Reads everything the index is built from. */
  readonly loadCatalogue: () => Promise<SearchCatalogue>;
  /**
   * Assembles the record of a hit. `productIndex` is a position in the products of `catalogue`, which is the one the answering index was built from.
   */
  readonly resolveRecord: (
    productIndex: number,
    locale: SearchLocale,
    catalogue: SearchCatalogue,
  ) => ReturnType<ResolveRecord>;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Begins the names of product indices, `products` by default. */
  readonly prefix?: string;
  /** Receives valid insights events. */
  readonly keepEvents?: (events: readonly InsightsEvent[]) => void | Promise<void>;
}

/** The search index of the platform: built from a catalogue, asked in the search provider's protocol. */
export interface SearchService {
  /** Loads the catalogue anew and replaces all indices at once; calls that overlap share one run. */
  readonly rebuild: () => Promise<void>;
  /** Version of the catalogue in use, undefined before the first build. */
  readonly version: () => string | undefined;
  readonly queries: (body: unknown) => Promise<Answer>;
  readonly query: (indexName: string, body: unknown) => Promise<Answer>;
  readonly facetQuery: (indexName: string, facet: string, body: unknown) => Promise<Answer>;
  readonly events: (body: unknown) => Promise<Answer>;
}

/** Creates the service; it finds nothing until `rebuild` has run once. */
export function createSearchService(options: SearchServiceOptions): SearchService {
  const { loadCatalogue, resolveRecord, clock, keepEvents, prefix = 'products' } = options;
  let current: Generation | undefined;
  let running: Promise<void> | undefined;

  const build = async (): Promise<void> => {
    const catalogue = await loadCatalogue();
    current = await runStepsInSlices(buildGeneration(catalogue, prefix), SLICE_MS);
  };

  /** One call sees one generation from beginning to end, even when a rebuild finishes meanwhile. */
  const indicesOf = (generation: Generation | undefined): FindIndex => {
    if (!generation) return () => undefined;
    const resolve: ResolveRecord = (product, locale) => resolveRecord(product, locale, generation.catalogue);
    return (name) => findTarget(generation, name, prefix, resolve);
  };

  return {
    rebuild: () => {
      running ??= build().finally(() => {
        running = undefined;
      });
      return running;
    },
    version: () => current?.catalogue.version,
    queries: (body) => handleQueries(indicesOf(current), body),
    query: (indexName, body) => handleQuery(indicesOf(current), indexName, body),
    facetQuery: (indexName, facet, body) => handleFacetQuery(indicesOf(current), indexName, facet, body),
    events: async (body) => {
      const { answer, events } = handleEvents(body, clock());
      if (events.length > 0) await keepEvents?.(events);
      return answer;
    },
  };
}
