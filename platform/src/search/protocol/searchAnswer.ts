import { randomBytes } from 'node:crypto';
import { highlight, markRanges } from '../engine/highlight';
import { correctedQuery } from '../engine/correctedQuery';
import { restrictedTo } from '../engine/restrictedIndex';
import { PAGINATION_LIMIT } from '../engine/hitsPage';
import { type EngineAnswer, runSearch } from '../engine/runSearch';
import type { SearchIndex } from '../engine/searchIndex';
import { snippet } from '../engine/snippet';
import { NO_EFFECTS, type RuleEffects } from '../rules/applyRules';
import { steeringOf } from '../rules/steering';
import type { IndexTarget } from './indexTarget';
import type { RawParameters } from './parameterReaders';
import { echoParameters, type Paging, type QueryParameters } from './queryParameters';
import { rankingInfo, type RankedAnswer, withRelevance } from './rankingInfo';
import { hitMaker } from './preparedHits';
import { mapTexts } from './recordView';
import { SNIPPET_WORDS } from './searchBounds';
import type { SearchRecord } from './searchRecord';

/** What the provider puts around removed words. */
const REMOVED = { pre: '<em>', post: '</em>' };

const DEFAULT_SNIPPET_WORDS = 10;

/** Runs one query and writes its answer (section 9.2 of the contract). */
export async function answerSearch(
  target: IndexTarget,
  parameters: QueryParameters,
  raw: RawParameters,
): Promise<Record<string, unknown>> {
  const started = performance.now();
  const grouped = parameters.distinct ?? target.grouped;
  const leavesOut = parameters.removeWords ?? target.leavesOut;
  const effects = effectsOn(target, parameters);
  const steering = steeringOf(target.index, effects);
  const index = searchedIndex(target, parameters);
  const answer = runSearch(index, { ...parameters, grouped, leavesOut, order: target.order, steering });
  const found = withRelevance(index, answer, parameters);
  const leftOut = found.match?.leftOut ?? [];
  const { recordOf } = target.index.space;
  const records = await Promise.all(Array.from(found.slots, (slot) => target.recordAt(recordOf[slot] ?? -1)));
  const hitOf = hitMaker(parameters.attributesToRetrieve);
  const hits = records.flatMap((record, place) =>
    record ? [hitOf(record, saidOf(target, parameters, found, record, found.slots[place] ?? 0))] : [],
  );
  const { facets } = parameters;
  const queryId = parameters.clickAnalytics ? randomBytes(16).toString('hex') : undefined;
  if (queryId !== undefined && parameters.query.trim() !== '')
    target.noteAnswer({
      queryId,
      query: parameters.query,
      hits: found.total,
      leftOut: leftOut.map(([start, end]) => parameters.query.slice(start, end)).join(' '),
      isCounted: isCounted(target, parameters),
    });
  const took = Math.round(performance.now() - started);
  return keepFields(parameters.responseFields, {
    hits,
    nbHits: found.total,
    ...pagesOf(parameters.paging, found.sorted),
    ...sortedOf(target, parameters, found),
    ...(facets.length > 0 && { facets: found.facets }),
    ...(Object.keys(found.stats).length > 0 && { facets_stats: found.stats }),
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { facetsCount: true, facetValues: true, nbHits: true, rulesMatch: true, typo: true },
    query: parameters.query,
    ...(leftOut.length > 0 && { queryAfterRemoval: markRanges(parameters.query, leftOut, REMOVED) }),
    ...correctionOf(target, parameters, found),
    params: echoParameters(raw),
    index: target.name,
    ...(queryId !== undefined && { queryID: queryId }),
    renderingContent: renderingOf(target, parameters, effects),
    ...userDataOf(effects),
    ...(effects.applied.length > 0 && { appliedRules: effects.applied.map((objectID) => ({ objectID })) }),
    processingTimeMS: took,
    serverTimeMS: took,
  });
}

/** The index as far as a query looks into it. */
export function searchedIndex({ index }: IndexTarget, { fields }: Pick<QueryParameters, 'fields'>): SearchIndex {
  return fields ? restrictedTo(index, fields) : index;
}

/** A search of its own: not another page or order of one, and not narrowed. */
function isCounted({ order }: IndexTarget, { analytics, offset, conditions, area }: QueryParameters): boolean {
  return analytics && offset === 0 && conditions === 0 && !area && !order;
}

/** The words that goods were found by in place of misspelt ones, on the first page of a search. */
function correctionOf(
  target: IndexTarget,
  { query, offset, length, typoTolerance }: QueryParameters,
  { match, total }: EngineAnswer,
): Record<string, unknown> {
  if (!target.leavesOut || !match || total === 0 || offset > 0 || length === 0 || typoTolerance === 'false') return {};
  const parsedQuery = correctedQuery(target.index, query, match);
  return parsedQuery === undefined ? {} : { parsedQuery };
}

/** How many of the hits an order by price or age holds, and the circle that nobody gave a radius. */
function sortedOf(
  { isSorted }: IndexTarget,
  { strictness, area }: QueryParameters,
  { sorted, precedence }: EngineAnswer,
): Record<string, unknown> {
  const isAutomatic = area?.kind === 'around' && area.radius === undefined;
  return {
    ...(isSorted && strictness !== undefined && { nbSortedHits: sorted, appliedRelevancyStrictness: strictness }),
    ...(isAutomatic && { automaticRadius: String(precedence?.distances?.radius ?? 0) }),
  };
}

/** What a page shows; the order of facets only where facets are asked for. */
function renderingOf(
  target: IndexTarget,
  { facets, facetOrdering = facets.length > 0 ? target.facetOrdering : undefined }: QueryParameters,
  { redirect }: RuleEffects,
): Record<string, unknown> {
  return { ...(facetOrdering && { facetOrdering }), ...(redirect !== undefined && { redirect: { url: redirect } }) };
}

/** What rules do with a query; nothing where it wants none. */
export function effectsOn(
  target: IndexTarget,
  { query, ruleContexts, enableRules }: Pick<QueryParameters, 'query' | 'ruleContexts' | 'enableRules'>,
): RuleEffects {
  return enableRules ? target.effectsOn({ query, contexts: ruleContexts }) : NO_EFFECTS;
}

function pagesOf(paging: Paging, total: number): Record<string, number> {
  if (!('page' in paging)) return { ...paging };
  const { hitsPerPage } = paging;
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(Math.min(total, PAGINATION_LIMIT) / hitsPerPage);
  return { ...paging, nbPages };
}

function userDataOf({ banners, data }: RuleEffects): Record<string, unknown> {
  const said = [...banners.map((banner) => ({ banner })), ...data];
  return said.length > 0 ? { userData: said } : {};
}

/** What an answer says of a hit beside its record. */
function saidOf(
  target: IndexTarget,
  parameters: QueryParameters,
  found: RankedAnswer,
  record: SearchRecord,
  slot: number,
): Record<string, unknown> {
  const { match } = found;
  const { language } = target.index;
  const { attributesToHighlight, attributesToSnippet, tags, getRankingInfo } = parameters;
  const fields = attributesToHighlight ?? target.highlighted;
  const mark = (text: string): unknown => highlight(text, match, language, tags);
  const said: Record<string, unknown> = {};
  if (fields.length > 0) said['_highlightResult'] = mapTexts(record, fields, mark);
  if (attributesToSnippet.length > 0) {
    const parts = attributesToSnippet.map((entry) => {
      const [path = '', words] = entry.split(':');
      return mapTexts(record, [path], (text) => snippet(text, match, language, tags, snippetWords(words)));
    });
    said['_snippetResult'] = Object.assign({}, ...parts) as unknown;
  }
  if (getRankingInfo) said['_rankingInfo'] = rankingInfo(found, slot, target.index, parameters.area);
  return said;
}

function snippetWords(wanted: string | undefined): number {
  const words = Math.trunc(Number(wanted ?? ''));
  return words > 0 ? Math.min(words, SNIPPET_WORDS) : DEFAULT_SNIPPET_WORDS;
}

function keepFields(fields: readonly string[], answer: Record<string, unknown>): Record<string, unknown> {
  if (fields.includes('*')) return answer;
  return Object.fromEntries(Object.entries(answer).filter(([name]) => fields.includes(name)));
}
