import { isStopWord } from './language';
import type { SearchIndex } from './searchIndex';
import { isReplaceable, phraseWordsLike } from './synonyms';
import { isKnownWord, isLikeKnownWord, type Phrasing } from './wordMatches';

type Known = Pick<SearchIndex, 'texts' | 'language' | 'synonyms'>;

const SHORTEST_SPLIT = 6;
const SHORTEST_PART = 3;
const MOST_PARTS = 4;
/** A part that is misspelt, and the other one, must be long enough to be no chance. */
const SHORTEST_SURE_PART = 5;

/** Unknown words that were written together, taken apart: "blacksunglasses", "lunettesdesoleil", "corso21". */
export function* splits(index: Known, words: Phrasing): Generator<Phrasing> {
  for (const [place, word] of words.entries()) {
    if (word.text.length < SHORTEST_SPLIT || isKnownWord(index.texts, word)) continue;
    const plain = withoutNames(index);
    const number = [...numbered(index, word.text)];
    // What is nearly one word is that word, whatever else it could be put together from.
    if (number.length === 0 && isLike(plain, word.text)) continue;
    const ways = [...number, ...pairs(index, word.text), ...inParts(plain, word.text)];
    for (const parts of ways.length > 0 ? ways : misspeltPairs(plain, word.text)) {
      const apart = parts.map((text) => ({ text, prefix: false }));
      yield [...words.slice(0, place), ...apart, ...words.slice(place + 1)];
    }
  }
}

/** Whether a word is made of known ones as they are. */
export function isCompound(index: Known, text: string): boolean {
  if (text.length < SHORTEST_SPLIT) return false;
  return !pairs(index, text).next().done || inParts(withoutNames(index), text).length > 0;
}

const isWord = ({ texts, synonyms }: Known, text: string): boolean =>
  isKnownWord(texts, { text, prefix: false }) || isReplaceable(synonyms, text);

const ownTexts = new WeakMap<Known['texts'], Known['texts']>();

/** Models are called like parts of words: "Sonen" is one, and no part of "Damensonenbrille". */
function withoutNames(index: Known): Known {
  let texts = ownTexts.get(index.texts);
  if (!texts) ownTexts.set(index.texts, (texts = index.texts.filter(({ kind }) => kind === index.language)));
  return { ...index, texts };
}

function* cuts(text: string, shortest: number): Generator<readonly [string, string]> {
  for (let cut = shortest; cut <= text.length - shortest; cut += 1) yield [text.slice(0, cut), text.slice(cut)];
}

function* numbered(index: Known, text: string): Generator<readonly string[]> {
  const [, name = '', number = ''] = /^(\p{L}{3,})(\d+)$/u.exec(text) ?? [];
  if (number !== '' && isWord(index, name) && isWord(index, number)) yield [name, number];
}

function* pairs(index: Known, text: string): Generator<readonly string[]> {
  for (const pair of cuts(text, SHORTEST_PART)) if (pair.every((part) => isWord(index, part))) yield pair;
}

/** Words with stop words between them; the longest first word that leads to an end. */
function inParts(index: Known, text: string): readonly string[][] {
  const parts = partsOf(index, text, MOST_PARTS);
  return parts && parts.length > 1 ? [parts] : [];
}

function partsOf(index: Known, text: string, most: number): string[] | undefined {
  if (text === '') return [];
  if (most === 0) return undefined;
  for (let end = text.length; end >= 2; end -= 1) {
    const part = text.slice(0, end);
    const isStop = end < text.length && isStopWord(index.language, part);
    if (!isStop && (end < SHORTEST_PART || !isWord(index, part))) continue;
    const rest = partsOf(index, text.slice(end), most - 1);
    if (rest) return isStop ? rest : [part, ...rest];
  }
  return undefined;
}

/** Compounds with a misspelt part: "Damensonenbrille". */
function* misspeltPairs(index: Known, text: string): Generator<readonly string[]> {
  for (const pair of cuts(text, SHORTEST_SURE_PART)) {
    const [one, other] = pair;
    if (isWord(index, one)) for (const meant of meantBy(index, other)) yield [one, meant];
    else if (isWord(index, other)) for (const meant of meantBy(index, one)) yield [meant, other];
  }
}

/** A misspelt word as it is where texts have one like it, else the words like it that something stands in for. */
const meantBy = (index: Known, text: string): readonly string[] =>
  isLike(index, text) ? [text] : phraseWordsLike(index.synonyms, text);

/** The longest known word that an unknown one ends in: nothing is made of wood, and "Holzbrille" still ends in "Brille". */
export function knownTail(index: Known, text: string): string {
  const plain = withoutNames(index);
  for (let cut = SHORTEST_PART; cut <= text.length - SHORTEST_SURE_PART; cut += 1)
    if (isWord(plain, text.slice(cut))) return text.slice(cut);
  return '';
}

const isLike = ({ texts }: Known, text: string): boolean => isLikeKnownWord(texts, { text, prefix: false });
