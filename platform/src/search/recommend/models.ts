import { type Bitset, hasBit } from '../engine/bitset';
import { type FacetColumn, valuesAt } from '../engine/facetColumn';
import type { SearchIndex } from '../engine/searchIndex';
import { slotsWithValue } from '../engine/slotsWithValue';
import type { RecommendFigures } from './recommendFigures';
import { likenessTo } from './likeness';

/** A slot that a model recommends, and how sure it is of it, from 0 to 100. */
export interface Recommended {
  readonly slot: number;
  readonly score: number;
}

/** Fewer orders would tell of somebody's own. */
const FEWEST_ORDERS = 3;

/** The goods of a set that look most alike, one of each model. */
export function lookingSimilar(index: SearchIndex, slot: number, among: Bitset): Recommended[] {
  const scores = likenessTo(index, slot, among);
  return bestOfGroups(index, scores);
}

/** What was in the same orders, by the share of the model's orders that it was in. */
export function boughtTogether(
  index: SearchIndex,
  slot: number,
  among: Bitset,
  figures: RecommendFigures,
): Recommended[] {
  const [group = ''] = groupsAt(index, slot);
  const orders = figures.orders.get(group) ?? 0;
  const together = [...(figures.together.get(group) ?? [])].filter(([, shared]) => shared >= FEWEST_ORDERS);
  return ofGroups(index, among, new Map(together.map(([other, shared]) => [other, (shared / orders) * 100])));
}

/** What most is done with lately, against what is done most of all with. */
export function trendingItems(index: SearchIndex, among: Bitset, { trend }: RecommendFigures): Recommended[] {
  const most = Math.max(0, ...trend.values());
  return ofGroups(index, among, new Map(Array.from(trend, ([group, weight]) => [group, (weight / most) * 100])));
}

/** Values of a facet by what is done with their goods, against the value with the most. */
export function trendingValues(
  index: SearchIndex,
  column: FacetColumn,
  figures: RecommendFigures,
): { readonly value: string; readonly score: number }[] {
  const sums = new Map<string, number>();
  for (const { slot, score } of trendingItems(index, index.universe, figures))
    for (const value of valuesAt(column, slot)) sums.set(value, (sums.get(value) ?? 0) + score);
  const most = Math.max(0, ...sums.values());
  const values = Array.from(sums, ([value, sum]) => ({ value, score: (sum / most) * 100 }));
  return values.toSorted((one, two) => two.score - one.score || one.value.localeCompare(two.value));
}

function groupsAt(index: SearchIndex, slot: number): string[] {
  const column = index.facets.get('x_groupkey');
  return column ? valuesAt(column, slot) : [];
}

/** The best seller of each group that is in the set. */
function ofGroups(index: SearchIndex, among: Bitset, scores: ReadonlyMap<string, number>): Recommended[] {
  const found = Array.from(scores, ([group, score]) => {
    // A group is laid out by its best seller.
    const slot = slotsWithValue(index, 'x_groupkey', group).find((one) => hasBit(among, one));
    return slot === undefined ? [] : [{ slot, score }];
  });
  return inOrder(index, found.flat());
}

function bestOfGroups(index: SearchIndex, scores: Float64Array): Recommended[] {
  const best = new Map<number, Recommended>();
  for (const [slot, score] of scores.entries()) {
    const group = index.space.groupOf[slot] ?? 0;
    if (score > (best.get(group)?.score ?? 0)) best.set(group, { slot, score });
  }
  return inOrder(index, [...best.values()]);
}

/** The surest first; among equals the best seller. */
function inOrder({ ranking }: SearchIndex, found: readonly Recommended[]): Recommended[] {
  const placeOf = ({ slot }: Recommended) => ranking.place[slot] ?? 0;
  return found.toSorted((one, two) => two.score - one.score || placeOf(one) - placeOf(two));
}
