import { hasBit, type Bitset } from '../engine/bitset';
import { resultBits } from '../engine/runSearch';
import type { SearchIndex } from '../engine/searchIndex';
import { slotsWithValue } from '../engine/slotsWithValue';
import { workspaceOf } from '../engine/workspace';
import { boughtTogether, lookingSimilar, type Recommended, trendingItems, trendingValues } from '../recommend/models';
import type { RecommendFigures } from '../recommend/recommendFigures';
import { type Answer, faultAnswer, readBody, refuse } from './answer';
import type { QueryParameters } from './queryParameters';
import type { FindIndex } from './queryHandlers';
import { projectRecord } from './recordView';
import { readRecommendRequest, type RecommendRequest } from './recommendRequest';
import { CALL } from './searchBounds';
import type { SearchRecord } from './searchRecord';

/** `POST /1/indexes/*\/recommendations`: all requests are checked before any runs. */
export async function handleRecommendations(
  findIndex: FindIndex,
  figures: () => Promise<RecommendFigures>,
  body: unknown,
): Promise<Answer> {
  const read = readBody(body);
  if (!read.ok) return faultAnswer(read);
  const { requests, ...others } = read.value;
  const [other] = Object.keys(others);
  if (other !== undefined) return faultAnswer(refuse(400, `Unknown member of the body: ${other.slice(0, 64)}`));
  if (!Array.isArray(requests)) return faultAnswer(refuse(400, 'requests must be a list'));
  const prepared: RecommendRequest[] = [];
  for (const request of requests) {
    const one = readRecommendRequest(findIndex, request);
    if (!one.ok) return faultAnswer(one);
    prepared.push(one.value);
  }
  const asked = prepared.reduce((sum, { most }) => sum + most, 0);
  if (asked > CALL.hits) return faultAnswer(refuse(400, `At most ${CALL.hits} recommendations in one call`));
  const known = await figures();
  const results: unknown[] = [];
  for (const request of prepared) {
    const started = performance.now();
    const hits = await recommend(request, known);
    if (!hits) return faultAnswer(refuse(404, 'ObjectID does not exist'));
    results.push({ hits, nbHits: hits.length, processingTimeMS: Math.round(performance.now() - started) });
  }
  return { status: 200, body: { results } };
}

/** Sure to two decimals, as the provider says it. */
const rounded = (score: number): number => Math.round(score * 100) / 100;

/** What a model recommends; undefined where there is no such record. */
async function recommend(request: RecommendRequest, figures: RecommendFigures): Promise<unknown[] | undefined> {
  const { target, model, threshold, most } = request;
  if (model === 'trending-facets') return trendingFacets(request, figures);
  const about = request.objectID === '' ? undefined : await target.recordWith(request.objectID);
  if (request.objectID !== '' && !about) return undefined;
  const candidates = candidatesOf(request, about, figures).map((one) => ({ ...one, score: rounded(one.score) }));
  const sure = candidates.filter(({ score }) => score >= threshold);
  const found = fill(request, about, sure.slice(0, most));
  const records = await Promise.all(
    found.map(async ({ slot, score }) => {
      const record = await target.recordAt(target.index.space.recordOf[slot] ?? -1);
      const { attributesToRetrieve } = request.parameters;
      return record && { ...projectRecord(record, attributesToRetrieve), _score: score };
    }),
  );
  return records.filter((record) => record !== undefined);
}

function candidatesOf(
  { target, model, parameters, facetName, facetValue }: RecommendRequest,
  about: SearchRecord | undefined,
  figures: RecommendFigures,
): Recommended[] {
  const { index } = target;
  const among = setOf(index, parameters, facetName, facetValue);
  const slot = about && slotOf(index, about);
  if (slot === undefined) return model === 'trending-items' ? trendingItems(index, among, figures) : [];
  if (model === 'looking-similar') return lookingSimilar(index, slot, among);
  const together = boughtTogether(index, slot, among, figures);
  const tied = tiesOf(index, about, among);
  // What orders say comes first, then what the catalogue ties to the record; what is related besides looks alike.
  const found = [...together, ...tied];
  return withoutTwins(
    index,
    slot,
    model === 'related-products' ? [...found, ...lookingSimilar(index, slot, among)] : found,
  );
}

/** What the catalogue ties to a record, the first half as sure as can be. */
function tiesOf(index: SearchIndex, record: SearchRecord | undefined, among: Bitset): Recommended[] {
  const ties = (record?.['massoc'] ?? []) as readonly { readonly productId: string }[];
  return ties.flatMap(({ productId }, place) => {
    const [slot] = slotsWithValue(index, 'productId', productId);
    return slot !== undefined && hasBit(among, slot) ? [{ slot, score: 100 - (place / ties.length) * 50 }] : [];
  });
}

/** One of each model, and none of the record's own. */
function withoutTwins({ space }: SearchIndex, slot: number, found: readonly Recommended[]): Recommended[] {
  const seen = new Set([space.groupOf[slot]]);
  return found.filter((one) => {
    const group = space.groupOf[one.slot];
    if (seen.has(group)) return false;
    seen.add(group);
    return true;
  });
}

/** Fills up with the best sellers of the fallback, of which nothing is sure. */
function fill(
  request: RecommendRequest,
  about: SearchRecord | undefined,
  sure: readonly Recommended[],
): readonly Recommended[] {
  const { target, fallback, most } = request;
  if (!fallback || sure.length >= most) return sure;
  const { index } = target;
  const among = setOf(index, fallback, '', '');
  const own = about && slotOf(index, about);
  const best = Array.from(
    index.ranking.sequence.filter((slot) => hasBit(among, slot)),
    (slot) => ({ slot, score: 0 }),
  );
  return withoutTwins(index, own ?? -1, [...sure, ...best]).slice(0, most);
}

function slotOf(index: SearchIndex, record: SearchRecord): number | undefined {
  return slotsWithValue(index, 'productId', String(record['productId']))[0];
}

/** The slots that recommendations may be of, for as long as they are asked for. */
function setOf(index: SearchIndex, { filter }: QueryParameters, facet: string, value: string): Bitset {
  const ofFacet = { kind: 'value', attribute: facet, value } as const;
  const narrowed = value === '' ? filter : ({ kind: 'and', nodes: [filter, ofFacet] } as const);
  const bits = resultBits(index, { filter: narrowed, grouped: false }, undefined).slice();
  workspaceOf(index.space).release();
  return bits;
}

function trendingFacets(
  { target, facetName, threshold, most }: RecommendRequest,
  figures: RecommendFigures,
): unknown[] {
  const column = target.index.facets.get(facetName);
  if (!column) return [];
  return trendingValues(target.index, column, figures)
    .map(({ value, score }) => ({ facetName, facetValue: value, _score: rounded(score) }))
    .filter(({ _score: score }) => score >= threshold)
    .slice(0, most);
}
