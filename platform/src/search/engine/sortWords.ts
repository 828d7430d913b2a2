import type { Steps } from './steps';

const RUN = 4096;
const MERGED_PER_STEP = 20_000;

/** Sorts words by code unit, in steps: sorting a large vocabulary at once would hold the event loop too long. */
export function* sortWords(words: readonly string[]): Steps<string[]> {
  let runs: string[][] = [];
  for (let start = 0; start < words.length; start += RUN) {
    runs.push(words.slice(start, start + RUN).toSorted());
    yield;
  }
  while (runs.length > 1) {
    const merged: string[][] = [];
    for (let pair = 0; pair < runs.length; pair += 2) {
      merged.push(yield* merge(runs[pair] ?? [], runs[pair + 1] ?? []));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge(one: readonly string[], two: readonly string[]): Steps<string[]> {
  const merged: string[] = [];
  let [left, right] = [0, 0];
  while (left < one.length || right < two.length) {
    const [first, second] = [one[left], two[right]];
    if (second === undefined || (first !== undefined && first <= second)) {
      merged.push(first ?? '');
      left += 1;
    } else {
      merged.push(second);
      right += 1;
    }
    if (merged.length % MERGED_PER_STEP === 0) yield;
  }
  return merged;
}
