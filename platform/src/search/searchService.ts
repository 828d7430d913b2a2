import type { SearchCatalogue, SearchLocale } from './catalogue';
import { runStepsInSlices } from './engine/steps';
import { buildGeneration, type Generation, type SearchedPhrases, withSearched } from './generation';
import type { GenerationFile } from './generationFile';
import { administrationOf, type IndexAdministration } from './protocol/adminHandlers';
import type { Answer } from './protocol/answer';
import { findTarget, type NotedQuery, type ResolveRecord } from './protocol/indexTarget';
import { handleEvents } from './protocol/insightsHandler';
import { parseIndexName } from './protocol/indexName';
import type { ProductEvent } from './protocol/insightsEvent';
import { handleObject, handleObjects } from './protocol/objectHandlers';
import type { RawParameters } from './protocol/parameterReaders';
import { createRuleWriting, type RuleWriting } from './protocol/ruleWriting';
import { NO_RULES, type RuleBook } from './rules/rule';
import type { RuleDesk } from './rules/ruleDesk';
import { rulingOf } from './rules/ruling';
import { handleRecommendations } from './protocol/recommendHandler';
import { type FindIndex, handleFacetQuery, handleQueries, handleQuery } from './protocol/queryHandlers';
import { NO_FIGURES, type RecommendFigures } from './recommend/recommendFigures';

/** How long a rebuild may hold the event loop at a time. */
const SLICE_MS = 8;

export interface SearchServiceOptions {
  /** Reads everything the index is built from. */
  readonly loadCatalogue: () => Promise<SearchCatalogue>;
  /** Assembles the record of a hit. `productIndex` is a position in the products that the answering index was built from. */
  readonly resolveRecord: (
    productIndex: number,
    locale: SearchLocale,
    built: Pick<Generation, 'version' | 'productIds'>,
  ) => ReturnType<ResolveRecord>;
  /** Where the first index outlives the process. */
  readonly kept?: GenerationFile;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Begins the names of product indices, `products` by default. */
  readonly prefix?: string;
  /** What was done with models lately; left out, recommendations follow from facts alone. */
  readonly figures?: () => Promise<RecommendFigures>;
  /** Told of answers that got a query id, with their words and nothing of who asked. */
  readonly noteQuery?: (noted: NotedQuery) => void;
  /** Keeps rules that calls of the protocol write; left out, there are no such calls. */
  readonly desk?: RuleDesk;
  /** Receives valid insights events about products of an index that there is. */
  readonly keepEvents?: (events: readonly ProductEvent[]) => void | Promise<void>;
}

/** The search index of the platform: built from a catalogue, asked in the search provider's protocol. */
export interface SearchService {
  /**
   * Replaces all indices at once, the first time by those that were kept for the same data, else by new ones; calls that overlap share one
   * run.
   */
  readonly rebuild: () => Promise<void>;
  /** Version of the catalogue in use, undefined before the first build. */
  readonly version: () => string | undefined;
  /** Suggests from now on first what people searched for; where that is little, what finds most follows. */
  readonly useSearched: (searched: SearchedPhrases) => Promise<void>;
  /** Answers by these rules from the next query on. */
  readonly useRules: (book: RuleBook) => void;
  readonly queries: (body: unknown) => Promise<Answer>;
  /** One search; `book` tries rules that nobody else is answered by. */
  readonly query: (indexName: string, body: unknown, book?: RuleBook) => Promise<Answer>;
  readonly facetQuery: (indexName: string, facet: string, body: unknown) => Promise<Answer>;
  readonly object: (indexName: string, objectID: string, asked: RawParameters) => Promise<Answer>;
  readonly objects: (body: unknown) => Promise<Answer>;
  readonly recommendations: (body: unknown) => Promise<Answer>;
  readonly events: (body: unknown) => Promise<Answer>;
  /** The indices as admin calls read them; only after the first build. */
  readonly administration: () => IndexAdministration;
  /** Calls that write rules; undefined without a place to keep them. */
  readonly writing: RuleWriting | undefined;
}

/** Creates the service; it finds nothing until `rebuild` has run once. */
export function createSearchService(options: SearchServiceOptions): SearchService {
  const {
    loadCatalogue,
    resolveRecord,
    kept,
    clock,
    figures,
    keepEvents,
    desk,
    noteQuery = () => undefined,
    prefix = 'products',
  } = options;
  let built: Generation | undefined;
  /** What is built, joined with what is searched. */
  let current: Generation | undefined;
  let searched: SearchedPhrases = new Map();
  let running: Promise<void> | undefined;
  let ruling = rulingOf(NO_RULES);

  const build = async (): Promise<void> => {
    // Only while nobody is served yet: reading and writing hold the event loop for a moment.
    const file = current ? undefined : kept;
    const found = await file?.read();
    const next = found ?? (await runStepsInSlices(buildGeneration(await loadCatalogue(), prefix), SLICE_MS));
    if (!found) file?.write(next);
    built = next;
    current ??= next;
    await settle();
  };

  /** Joins what is built with what is searched; whoever changes one of them meanwhile does it again. */
  const settle = async (): Promise<void> => {
    const [from, phrases] = [built, searched];
    if (!from) return;
    const joined = phrases.size > 0 ? await runStepsInSlices(withSearched(from, phrases, prefix), SLICE_MS) : from;
    if (built === from && searched === phrases) current = joined;
  };

  /** One call sees one generation from beginning to end, even when a rebuild finishes meanwhile. */
  const indicesOf = (generation: Generation | undefined, rules = ruling): FindIndex => {
    if (!generation) return () => undefined;
    const resolve: ResolveRecord = (product, locale) => resolveRecord(product, locale, generation);
    return (name) => findTarget(generation, name, prefix, resolve, rules, noteQuery);
  };

  return {
    rebuild: () => {
      running ??= build().finally(() => {
        running = undefined;
      });
      return running;
    },
    version: () => current?.version,
    useSearched: (phrases) => {
      searched = phrases;
      return settle();
    },
    useRules: (book) => {
      ruling = rulingOf(book);
    },
    queries: (body) => handleQueries(indicesOf(current), body),
    query: (indexName, body, book) => handleQuery(indicesOf(current, book && rulingOf(book)), indexName, body),
    facetQuery: (indexName, facet, body) => handleFacetQuery(indicesOf(current), indexName, facet, body),
    object: (indexName, objectID, asked) => handleObject(indicesOf(current), indexName, objectID, asked),
    objects: (body) => handleObjects(indicesOf(current), body),
    recommendations: (body) => handleRecommendations(indicesOf(current), figures ?? (async () => NO_FIGURES), body),
    administration: () => {
      if (!current) throw new Error('The index is asked before it is built.');
      return administrationOf(current, indicesOf(current), prefix, ruling.book);
    },
    writing: desk && createRuleWriting(desk, prefix, () => new Date(clock())),
    events: async (body) => {
      const { answer, events } = handleEvents(body, clock());
      const found = events.flatMap((event) => {
        const name = parseIndexName(event.index, prefix);
        return name?.kind === 'products' ? [{ ...event, locale: name.locale }] : [];
      });
      if (found.length > 0) await keepEvents?.(found);
      return answer;
    },
  };
}
