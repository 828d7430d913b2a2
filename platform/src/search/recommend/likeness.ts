/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Bitset, hasBit } from '../engine/bitset';
import { type FacetColumn, valuesAt } from '../engine/facetColumn';
import type { SearchIndex } from '../engine/searchIndex';

/** Goods of other sections are nothing alike. */
const SECTION = 'LX_CANONICAL_CATEGORY';

/** How much sharing a fact says of two goods being alike; what a good has no value of does not count against others. */
const WEIGHTS: Readonly<Record<string, number>> = {
  FRAME_SHAPE: 30,
  FRONT_COLOR: 20,
  FRAME_MATERIAL_FACET: 12,
  RIM_TYPE: 8,
  GENDER: 8,
  FRAME_SIZE: 8,
  LENS_COLOR_FACET: 6,
  BRAND: 4,
  GOODS_KIND: 40,
  CORRECTION_TYPE: 30,
  REPLACEMENT: 20,
  LENS_DESIGN: 20,
};

/** How alike each slot of a set is to one, from 0 to 100; the slot's own group and other sections are 0. */
export function likenessTo(index: SearchIndex, slot: number, among: Bitset): Float64Array {
  const { space } = index;
  const scores = new Float64Array(space.slots);
  const column = (name: string) => index.facets.get(`attributes.${name}`);
  const section = column(SECTION);
  if (!section) return scores;
  let possible = 0;
  for (const [name, weight] of Object.entries(WEIGHTS)) {
    const facts = column(name);
    if (!facts || valuesAt(facts, slot).length === 0) continue;
    possible += weight;
    addShared(scores, facts, slot, weight);
  }
  const isOfSection = sharedWith(section, slot);
  const own = space.groupOf[slot];
  for (let other = 0; other < scores.length; other += 1) {
    const isCandidate = hasBit(among, other) && space.groupOf[other] !== own && isOfSection(other);
    scores[other] = isCandidate && possible > 0 ? (scores[other]! / possible) * 100 : 0;
  }
  return scores;
}

function addShared(scores: Float64Array, column: FacetColumn, slot: number, weight: number): void {
  const isShared = sharedWith(column, slot);
  for (let other = 0; other < scores.length; other += 1) if (isShared(other)) scores[other]! += weight;
}

/** Tells slots that have one of the values that a slot has. */
function sharedWith({ shape: { codes, offsets } }: FacetColumn, slot: number): (other: number) => boolean {
  if (!offsets) {
    const code = codes[slot]!;
    return (other) => code !== 0 && codes[other] === code;
  }
  const own = new Set(codes.subarray(offsets[slot], offsets[slot + 1]));
  return (other) => {
    for (let place = offsets[other]!; place < offsets[other + 1]!; place += 1) if (own.has(codes[place]!)) return true;
    return false;
  };
}
