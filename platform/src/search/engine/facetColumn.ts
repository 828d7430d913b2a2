/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Bitset, createBitset, setBit } from './bitset';
import type { DocumentSpace } from './documentSpace';

/** Columns with at most this many values keep one bitset a value. */
const BITSET_VALUES = 64;

/** Which value codes each slot has; columns of several languages with the same pattern share one. */
export interface FacetShape {
  /** Codes count from 1; 0 means no value. Indexed by slot, or through `offsets` when slots have several values. */
  readonly codes: Uint16Array | Uint32Array;
  readonly offsets: Uint32Array | undefined;
  /** Bitset of code c at position c, only for columns with few values. */
  readonly bitsets: readonly Bitset[] | undefined;
  /** Whether all members of a group always have the same values, so that any member speaks for its group. */
  readonly uniform: boolean;
}

/** One facet attribute: value texts and the codes of all slots. */
export interface FacetColumn {
  /** Text of code c at position c - 1. */
  readonly values: readonly string[];
  readonly codeOf: ReadonlyMap<string, number>;
  readonly shape: FacetShape;
}

/** Collects the values of one attribute; slots must be added in ascending order. */
export class FacetColumnBuilder {
  private readonly space: DocumentSpace;
  private readonly values: string[] = [];
  private readonly codeOf = new Map<string, number>();
  private readonly single: Uint32Array;
  private several: Map<number, number[]> | undefined;

  constructor(space: DocumentSpace) {
    this.space = space;
    this.single = new Uint32Array(space.slots);
  }

  add(slot: number, value: string | readonly string[]): void {
    if (typeof value === 'string') {
      if (value !== '') this.single[slot] = this.code(value);
      return;
    }
    const codes = [...new Set(value.filter((text) => text !== '').map((text) => this.code(text)))];
    if (codes.length === 0) return;
    this.single[slot] = codes[0]!;
    if (codes.length > 1) (this.several ??= new Map()).set(slot, codes);
  }

  private code(text: string): number {
    let code = this.codeOf.get(text);
    if (code === undefined) {
      this.values.push(text);
      code = this.values.length;
      this.codeOf.set(text, code);
    }
    return code;
  }

  finish(): FacetColumn {
    const { slots } = this.space;
    const { codes, offsets } = this.layout(slots);
    const bitsets =
      this.values.length <= BITSET_VALUES ? allBitsets(codes, offsets, this.values.length, slots) : undefined;
    return { values: this.values, codeOf: this.codeOf, shape: { codes, offsets, bitsets, uniform: this.isUniform() } };
  }

  /** Columns with several values in a slot are not looked at: they hardly ever are uniform. */
  private isUniform(): boolean {
    const { groupOf, recordOf } = this.space;
    if (this.several) return false;
    let before = -1;
    for (let slot = 0; slot < recordOf.length; slot += 1) {
      if (recordOf[slot] === -1) continue;
      const sameGroup = before >= 0 && groupOf[before] === groupOf[slot];
      if (sameGroup && this.single[before] !== this.single[slot]) return false;
      before = slot;
    }
    return true;
  }

  private layout(slots: number): Pick<FacetShape, 'codes' | 'offsets'> {
    const Codes = this.values.length < 0xffff ? Uint16Array : Uint32Array;
    if (!this.several) return { codes: Codes.from(this.single), offsets: undefined };
    const offsets = new Uint32Array(slots + 1);
    for (let slot = 0; slot < slots; slot += 1) {
      const count = this.several.get(slot)?.length ?? (this.single[slot] === 0 ? 0 : 1);
      offsets[slot + 1] = offsets[slot]! + count;
    }
    const codes = new Codes(offsets[slots]!);
    for (let slot = 0; slot < slots; slot += 1) {
      const several = this.several.get(slot);
      if (several) codes.set(several, offsets[slot]!);
      else if (this.single[slot] !== 0) codes[offsets[slot]!] = this.single[slot]!;
    }
    return { codes, offsets };
  }
}

function allBitsets(
  codes: FacetShape['codes'],
  offsets: Uint32Array | undefined,
  values: number,
  slots: number,
): Bitset[] {
  const bitsets = Array.from({ length: values + 1 }, () => createBitset(slots));
  for (let slot = 0; slot < slots; slot += 1) {
    const first = offsets ? offsets[slot]! : slot;
    const end = offsets ? offsets[slot + 1]! : slot + 1;
    for (let place = first; place < end; place += 1) setBit(bitsets[codes[place]!]!, slot);
  }
  return bitsets;
}

/** The values that a slot has. */
export function valuesAt({ values, shape }: Pick<FacetColumn, 'values' | 'shape'>, slot: number): string[] {
  const { codes, offsets } = shape;
  if (!offsets) {
    const text = values[codes[slot]! - 1];
    return text ? [text] : [];
  }
  return Array.from(codes.subarray(offsets[slot], offsets[slot + 1]), (code) => values[code - 1]!).filter(
    (text) => text !== '',
  );
}

const foldedCodes = new WeakMap<FacetColumn, Map<string, number[]>>();

/** Codes of a value: the exact text, else every value that differs only in case. */
export function codesOfValue(column: FacetColumn, value: string): readonly number[] {
  const exact = column.codeOf.get(value);
  if (exact !== undefined) return [exact];
  let folded = foldedCodes.get(column);
  if (!folded) {
    folded = new Map();
    for (const [place, text] of column.values.entries()) {
      const key = text.toLowerCase();
      folded.set(key, [...(folded.get(key) ?? []), place + 1]);
    }
    foldedCodes.set(column, folded);
  }
  return folded.get(value.toLowerCase()) ?? [];
}

/** The slots that have one of the codes; the caller must not change the result. */
export function bitsOfCodes(column: FacetColumn, codes: readonly number[], slots: number): Bitset {
  const { shape } = column;
  if (codes.length === 1 && shape.bitsets) return shape.bitsets[codes[0]!]!;
  const result = createBitset(slots);
  if (codes.length === 0) return result;
  const [only] = codes.length === 1 ? codes : [];
  for (let slot = 0; slot < slots; slot += 1) {
    const first = shape.offsets ? shape.offsets[slot]! : slot;
    const end = shape.offsets ? shape.offsets[slot + 1]! : slot + 1;
    for (let place = first; place < end; place += 1) {
      const code = shape.codes[place]!;
      if (only === undefined ? codes.includes(code) : code === only) setBit(result, slot);
    }
  }
  return result;
}
