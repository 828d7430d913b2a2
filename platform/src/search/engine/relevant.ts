/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Bitset, clearBit } from './bitset';
import { BELONGING, unpackRelevance } from './relevance';
import type { ScoredSlots } from './textMatch';

/** What of 100 a match loses against one without: for each word that it lacks, each typo, a word that only begins, goods made for others. */
const LOSS = { missing: 40, typo: 20, begun: 10, belonging: 10 } as const;

function lossOf(packed: number): number {
  const { missing, typos, begun } = unpackRelevance(packed);
  const belonging = (packed & BELONGING) === 0 ? 0 : LOSS.belonging;
  return missing * LOSS.missing + typos * LOSS.typo + begun * LOSS.begun + belonging;
}

/** Takes out of a set, whose slots are scored, what is less near to its best match than `strictness` of 100 asks. */
export function keepRelevant(bits: Bitset, { slots, relevance }: ScoredSlots, strictness: number): void {
  const least = relevance.reduce((loss, packed) => Math.min(loss, lossOf(packed)), Infinity);
  for (let at = 0; at < slots.length; at += 1)
    if (lossOf(relevance[at]!) - least > 100 - strictness) clearBit(bits, slots[at]!);
}
