/** Words and spellings in which British English differs from the catalogues' own; longer ones stand before what they contain. */
const WORDS: readonly (readonly [american: string, british: string])[] = [
  ['ZIP code', 'postcode'],
  ['postal code', 'postcode'],
  ['business day', 'working day'],
  ['light-adaptive', 'light-reactive'],
  ['nearsighted', 'short-sighted'],
  ['farsighted', 'long-sighted'],
  ['windshield', 'windscreen'],
  ['eyeglasses', 'glasses'],
  ['e-mail', 'email'],
  ['e-\u2060mail', 'email'],
  ['color', 'colour'],
  ['gray', 'grey'],
  ['center', 'centre'],
  ['millimeter', 'millimetre'],
  ['centimeter', 'centimetre'],
  ['favorite', 'favourite'],
  ['recogniz', 'recognis'],
  ['canceled', 'cancelled'],
  ['canceling', 'cancelling'],
  ['organization', 'organisation'],
  ['personaliz', 'personalis'],
  ['authoriz', 'authoris'],
  ['another program ', 'another app '],
  ['apartment', 'flat'],
];

const SAID = new Map(WORDS);
/** Whole beginnings of words, outside the names of values: `{{color}}` stays as it is. */
const PATTERN = new RegExp(String.raw`\{\{[^}]*\}\}|(?<![\p{L}/@.])(${WORDS.map(([word]) => word).join('|')})`, 'giu');

/** A text of American English in British spelling and words; names of values in double braces stay as they are (SITE-09). */
export function inBritish(text: string): string {
  return text.replace(PATTERN, (whole, word: string | undefined, at: number) => {
    const british = word && SAID.get(word.toLowerCase() === 'zip code' ? 'ZIP code' : word.toLowerCase());
    if (!british) return whole;
    // `ZIP` is written large anywhere: a sentence begins at its own place.
    const isLarge = word.startsWith('ZIP') ? at === 0 : /^\p{Lu}/u.test(word);
    return isLarge ? british.charAt(0).toUpperCase() + british.slice(1) : british;
  });
}
