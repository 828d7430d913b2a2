/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import type { Dictionary } from './dictionary';
import { recentOf } from './recent';

/** Typos a word of this length may have: one from 4 letters, two from 8. */
export function allowedTypos(word: string): number {
  if (word.length >= 8) return 2;
  return word.length >= 4 ? 1 : 0;
}

/**
 * Damerau-Levenshtein rows (optimal string alignment) of one searched word against words read letter by letter; row d
 * stands for the first d letters read, so words with a common beginning share their rows. Only what a few typos can reach
 * is worked out: letters that are as far from their place as the limit, and what lies between.
 */
class DistanceRows {
  private readonly word: string;
  private readonly limit: number;
  private readonly rows: Uint8Array[] = [];

  constructor(word: string, limit: number) {
    this.word = word;
    this.limit = limit;
    this.rows.push(Uint8Array.from({ length: word.length + 1 }, (_, column) => column));
  }

  /** Reads letter `depth` (from 1) of `text`; answers the smallest distance any continuation can still reach. */
  read(text: string, depth: number): number {
    const { word, limit } = this;
    const row = (this.rows[depth] ??= new Uint8Array(word.length + 1));
    const above = this.rows[depth - 1]!;
    const letter = text.charCodeAt(depth - 1);
    const letterBefore = depth > 1 ? text.charCodeAt(depth - 2) : -1;
    const first = Math.max(1, depth - limit);
    const last = Math.min(word.length, depth + limit);
    let smallest = first === 1 ? depth : limit + 1;
    row[first - 1] = smallest;
    for (let column = first; column <= last; column += 1) {
      const wanted = word.charCodeAt(column - 1);
      let distance = above[column - 1]! + (wanted === letter ? 0 : 1);
      if (above[column]! + 1 < distance) distance = above[column]! + 1;
      if (row[column - 1]! + 1 < distance) distance = row[column - 1]! + 1;
      if (column > 1 && wanted === letterBefore && word.charCodeAt(column - 2) === letter) {
        const swapped = this.rows[depth - 2]![column - 2]! + 1;
        if (swapped < distance) distance = swapped;
      }
      row[column] = distance;
      if (distance < smallest) smallest = distance;
    }
    if (last < word.length) row[last + 1] = limit + 1;
    return smallest;
  }

  /** Distance between the searched word and the first `depth` letters read, more than the limit where it is out of reach. */
  at(depth: number): number {
    const { word, limit } = this;
    return Math.abs(depth - word.length) > limit ? limit + 1 : this.rows[depth]![word.length]!;
  }
}

/** Typos between `word` and `text` (or the best beginning of `text`), `limit + 1` when there are more. */
export function typosBetween(word: string, text: string, limit: number, prefix: boolean): number {
  const rows = new DistanceRows(word, limit);
  let best = prefix ? rows.at(0) : limit + 1;
  for (let depth = 1; depth <= text.length; depth += 1) {
    if (rows.read(text, depth) > limit) return Math.min(best, limit + 1);
    if (prefix) best = Math.min(best, rows.at(depth));
  }
  return Math.min(prefix ? best : rows.at(text.length), limit + 1);
}

/** A word of a dictionary that is like another one. */
export interface SimilarWord {
  readonly id: number;
  readonly typos: number;
}

/** Searches of a dictionary that are remembered: a query tries its words in many readings, and many queries share words. */
const MOST_REMEMBERED = 512;

const rememberedOf = recentOf<Dictionary, readonly SimilarWord[]>(MOST_REMEMBERED);

/** Every dictionary word within `limit` typos of `word`; with `prefix`, words that begin with something that close. */
export function similarWords(
  dictionary: Dictionary,
  word: string,
  limit: number,
  prefix: boolean,
): readonly SimilarWord[] {
  return rememberedOf(dictionary).get(`${word} ${limit}${prefix ? '*' : ''}`, () =>
    findSimilar(dictionary, word, limit, prefix),
  );
}

function findSimilar({ words, shared }: Dictionary, word: string, limit: number, prefix: boolean): SimilarWord[] {
  const rows = new DistanceRows(word, limit);
  const found: SimilarWord[] = [];
  // best[d]: smallest distance among the first d letters of the current word.
  const best: number[] = [rows.at(0)];
  let depthRead = 0;
  for (let id = 0; id < words.length; id += 1) {
    const text = words[id]!;
    let depth = Math.min(depthRead, shared[id]!);
    let dead = false;
    while (depth < text.length && !dead) {
      depth += 1;
      dead = rows.read(text, depth) > limit;
      best[depth] = Math.min(best[depth - 1]!, rows.at(depth));
    }
    depthRead = depth;
    const typos = prefix ? best[depth]! : dead ? limit + 1 : rows.at(text.length);
    if (typos <= limit) found.push({ id, typos });
    if (!dead || typos <= limit) continue;
    // Nothing that begins with these letters can match: go on with the first word that differs earlier.
    while (id + 1 < words.length && shared[id + 1]! >= depth) id += 1;
  }
  return found;
}
