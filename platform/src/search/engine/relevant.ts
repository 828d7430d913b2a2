/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Bitset, hasBit, setBit } from './bitset';
import { BELONGING, unpackRelevance } from './relevance';
import type { TextMatch } from './textMatch';
import type { Workspace } from './workspace';

/** What of 100 a match loses against one without: for each word that it lacks, each typo, a word that only begins, goods made for others. */
const LOSS = { missing: 40, typo: 20, begun: 10, belonging: 10 } as const;

function lossOf(packed: number): number {
  const { missing, typos, begun } = unpackRelevance(packed);
  const belonging = (packed & BELONGING) === 0 ? 0 : LOSS.belonging;
  return missing * LOSS.missing + typos * LOSS.typo + begun * LOSS.begun + belonging;
}

/** Of a result what is as near to its best match as `strictness` of 100 asks, in a bitset of the workspace. */
export function keepRelevant(
  bits: Bitset,
  { slots, relevance }: TextMatch,
  strictness: number,
  workspace: Workspace,
): Bitset {
  let least = Infinity;
  for (let at = 0; at < slots.length; at += 1)
    if (hasBit(bits, slots[at]!)) least = Math.min(least, lossOf(relevance[at]!));
  const kept = workspace.takeBitset();
  for (let at = 0; at < slots.length; at += 1)
    if (hasBit(bits, slots[at]!) && lossOf(relevance[at]!) - least <= 100 - strictness) setBit(kept, slots[at]!);
  return kept;
}
