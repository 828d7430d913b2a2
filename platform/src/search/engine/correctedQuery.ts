/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { hasBit } from './bitset';
import { hasDigit, type Token, tokenise } from './fold';
import { respell } from './language';
import { carriesNothing } from './phrasings';
import { isCompound } from './splitWords';
import type { SearchIndex } from './searchIndex';
import { isReplaceable, keysLike } from './synonyms';
import type { TextIndex } from './textIndex';
import type { TextMatch } from './textMatch';
import { allowedTypos, similarWords } from './typos';
import { beginsKnownWord, isKnownWord } from './wordMatches';

/** The query with its misspelt words as what was found spells them; undefined where no word is misspelt. */
export function correctedQuery(index: SearchIndex, query: string, match: TextMatch): string | undefined {
  const tokens = tokenise(query);
  const words = tokens.map(({ word }) => word);
  let corrected = '';
  let at = 0;
  for (const [place, token] of tokens.entries()) {
    if (isLeftOut(token, match) || carriesNothing(index, words, place)) continue;
    const meant = isAsWritten(index, token.word, place === tokens.length - 1)
      ? undefined
      : meantBy(index, token, match);
    if (meant === undefined) continue;
    corrected += query.slice(at, token.start) + meant;
    at = token.end;
  }
  return at === 0 ? undefined : corrected + query.slice(at);
}

const isLeftOut = ({ start }: Token, { leftOut }: TextMatch): boolean =>
  leftOut.some(([from, to]) => start >= from && start < to);

/** Whether goods have the word as it stands: whole, begun by the last one typed, joined of others, or through another word. */
function isAsWritten(index: SearchIndex, word: string, isLast: boolean): boolean {
  const { texts, synonyms, language } = index;
  const isKnown = (text: string): boolean =>
    isLast ? beginsKnownWord(texts, { text, prefix: true }) : isKnownWord(texts, { text, prefix: false });
  return (
    hasDigit(word) ||
    isKnown(word) ||
    isKnown(respell(language, word)) ||
    isReplaceable(synonyms, word) ||
    isCompound(index, word)
  );
}

interface Candidate {
  readonly written: string;
  readonly typos: number;
  /** Places where it stands among what was found. */
  readonly places: number;
}

/** The word that most of what was found has instead, with the fewest typos. */
function meantBy({ texts, synonyms }: SearchIndex, { word }: Token, match: TextMatch): string | undefined {
  const limit = allowedTypos(word);
  if (limit === 0) return undefined;
  const [best] = texts
    .filter(({ kind }) => kind !== 'codes')
    .flatMap((text) => candidatesIn(text, word, limit, match))
    .toSorted((one, two) => one.typos - two.typos || two.places - one.places);
  return best?.written ?? keysLike(synonyms, word, false)[0];
}

function candidatesIn(text: TextIndex, word: string, limit: number, { bits }: TextMatch): Candidate[] {
  return similarWords(text.dictionary, word, limit, false).flatMap(({ id, typos }) => {
    let places = 0;
    for (let posting = text.starts[id]!; posting < text.starts[id + 1]!; posting += 1)
      if (hasBit(bits, text.slots[posting]!)) places += 1;
    const known = text.dictionary.words[id]!;
    return places > 0 ? [{ written: text.written.get(known) ?? known, typos, places }] : [];
  });
}
