import type { FacetColumn } from './facetColumn';
import { countCodes } from './facetCounts';
import type { ResultSet } from './resultSet';

/** A facet value with its number of hits. */
export type ValueCount = readonly [value: string, count: number];

/** The values of a facet that have hits. */
export function countValues({ shape, values }: FacetColumn, result: ResultSet): ValueCount[] {
  const counts = countCodes(shape, values.length, result);
  const entries: ValueCount[] = [];
  for (let code = 1; code < counts.length; code += 1) {
    const count = counts[code] ?? 0;
    if (count > 0) entries.push([values[code - 1] ?? '', count]);
  }
  return entries;
}

/** The first values by count (most hits first, then by text) or by text. */
export function firstValues(
  entries: readonly ValueCount[],
  {
    sortFacetValuesBy,
    maxValuesPerFacet,
  }: { readonly sortFacetValuesBy: 'count' | 'alpha'; readonly maxValuesPerFacet: number },
): ValueCount[] {
  return smallest(entries, sortFacetValuesBy === 'alpha' ? byText : byCount, maxValuesPerFacet);
}

function byText(one: ValueCount, two: ValueCount): number {
  return one[0] < two[0] ? -1 : 1;
}

function byCount(one: ValueCount, two: ValueCount): number {
  return two[1] - one[1] || byText(one, two);
}

/** The first `most` entries in order; a facet may have thousands of values, of which a handful is asked for. */
function smallest(
  entries: readonly ValueCount[],
  compare: (one: ValueCount, two: ValueCount) => number,
  most: number,
): ValueCount[] {
  if (entries.length <= most) return entries.toSorted(compare);
  const kept: ValueCount[] = [];
  for (const entry of entries) {
    const last = kept[most - 1];
    if (most === 0 || (last && compare(last, entry) < 0)) continue;
    if (last) kept.pop();
    let [low, high] = [0, kept.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = kept[middle];
      if (other && compare(other, entry) < 0) low = middle + 1;
      else high = middle;
    }
    kept.splice(low, 0, entry);
  }
  return kept;
}
