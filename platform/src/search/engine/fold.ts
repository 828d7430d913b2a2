const LETTERS_WITHOUT_DECOMPOSITION: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const PLAIN = /^[a-z0-9]*$/;

/** A word of a text with its place in the original string (UTF-16 units). */
export interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Lower case without diacritics: "Émeraude" and "emeraude" are one word. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter);
}

/** The words of a text, folded, with their positions for highlighting. */
export function tokenise(text: string): Token[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    word: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The folded words of a text. */
export function wordsOf(text: string): string[] {
  return Array.from(text.matchAll(WORD), (match) => fold(match[0]));
}

/** A model code or part number without separators and leading zeros: "0NO-4001/S" and "no4001s" are one code. */
export function normaliseCode(text: string): string {
  const plain = fold(text).replace(/[^\p{L}\p{N}]/gu, '');
  return plain.replace(/^0+(?=.)/, '');
}

/** Whether a word can be part of a code; such words are never matched with typos. */
export function hasDigit(word: string): boolean {
  return /\d/.test(word);
}
