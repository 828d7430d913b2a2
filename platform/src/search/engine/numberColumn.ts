/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Bitset, createBitset, setBit } from './bitset';
import type { FacetColumn } from './facetColumn';
import type { ResultSet } from './resultSet';

export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>';

/** One numeric attribute, encoded by its ascending distinct values. */
export interface NumberColumn {
  /** Ascending; the number of code c stands at position c - 1. */
  readonly values: Float64Array;
  /** Code of a slot, 0 for none. */
  readonly codes: Uint32Array;
}

/** Smallest, largest, mean and sum of a numeric attribute over the records found. */
export interface NumberStats {
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly sum: number;
}

/** Encodes one number a slot; NaN means the slot has none. */
export function createNumberColumn(numbers: Float64Array): NumberColumn {
  const distinct = new Set<number>();
  for (const number of numbers) if (!Number.isNaN(number)) distinct.add(number);
  const values = Float64Array.from(distinct).toSorted();
  const codeOf = new Map<number, number>();
  for (const [place, value] of values.entries()) codeOf.set(value, place + 1);
  const codes = new Uint32Array(numbers.length);
  for (let slot = 0; slot < numbers.length; slot += 1) codes[slot] = codeOf.get(numbers[slot]!) ?? 0;
  return { values, codes };
}

/** Number of values below `limit`, or up to and including it. */
function placesBelow(values: Float64Array, limit: number, inclusive: boolean): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! < limit || (inclusive && values[middle] === limit)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The slots whose number lies between two limits, both included. */
export function bitsInRange(column: NumberColumn, from: number, to: number): Bitset {
  return bitsOfCodeRange(column, placesBelow(column.values, from, false) + 1, placesBelow(column.values, to, true));
}

/** The slots whose number compares as asked; slots without a number never do. */
export function bitsComparing(column: NumberColumn, operator: Comparison, limit: number): Bitset {
  const last = column.values.length;
  const below = placesBelow(column.values, limit, false);
  const upTo = placesBelow(column.values, limit, true);
  switch (operator) {
    case '<':
      return bitsOfCodeRange(column, 1, below);
    case '<=':
      return bitsOfCodeRange(column, 1, upTo);
    case '>':
      return bitsOfCodeRange(column, upTo + 1, last);
    case '>=':
      return bitsOfCodeRange(column, below + 1, last);
    case '=':
      return bitsOfCodeRange(column, below + 1, upTo);
    case '!=':
      return bitsOutsideCodes(column, below + 1, upTo);
  }
}

function bitsOfCodeRange({ codes }: NumberColumn, first: number, last: number): Bitset {
  const result = createBitset(codes.length);
  if (first > last) return result;
  for (let slot = 0; slot < codes.length; slot += 1) {
    const code = codes[slot]!;
    if (code >= first && code <= last) setBit(result, slot);
  }
  return result;
}

function bitsOutsideCodes({ codes }: NumberColumn, first: number, last: number): Bitset {
  const result = createBitset(codes.length);
  for (let slot = 0; slot < codes.length; slot += 1) {
    const code = codes[slot]!;
    if (code !== 0 && (code < first || code > last)) setBit(result, slot);
  }
  return result;
}

/** The numbers of a column as a facet of their texts. */
export function facetOfNumbers(column: NumberColumn): Pick<FacetColumn, 'values' | 'shape'> {
  let facet = facetsOfNumbers.get(column);
  if (!facet) {
    const shape = { codes: column.codes, offsets: undefined, bitsets: undefined, uniform: false };
    facetsOfNumbers.set(column, (facet = { values: Array.from(column.values, String), shape }));
  }
  return facet;
}

const facetsOfNumbers = new WeakMap<NumberColumn, Pick<FacetColumn, 'values' | 'shape'>>();

/** Figures over the records found, undefined when none has a number. */
export function numberStats({ values, codes }: NumberColumn, result: ResultSet): NumberStats | undefined {
  let count = 0;
  let sum = 0;
  let least = values.length + 1;
  let greatest = 0;
  for (const slot of result.slots) {
    const code = codes[slot]!;
    if (code === 0) continue;
    count += 1;
    sum += values[code - 1]!;
    if (code < least) least = code;
    if (code > greatest) greatest = code;
  }
  if (count === 0) return undefined;
  return { min: values[least - 1]!, max: values[greatest - 1]!, avg: sum / count, sum };
}
