import type { Messages } from '@sightline/shared-lib/contracts';
import type { WordVariant } from '@sightline/shared-lib/runtime';

/** Words and spellings in which British English differs from the catalogues' own; longer ones stand before what they contain. */
const WORDS: readonly (readonly [american: string, british: string])[] = [
  ['ZIP code', 'postcode'],
  ['postal code', 'postcode'],
  ['light-adaptive', 'light-reactive'],
  ['nearsighted', 'short-sighted'],
  ['farsighted', 'long-sighted'],
  ['windshield', 'windscreen'],
  ['eyeglasses', 'glasses'],
  ['e-mail', 'email'],
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

/** Texts of their own: what a British form or bill calls the thing. */
const TEXTS: Messages = {
  'Cart.Totals.Tax': 'VAT',
  'Orders.Total.Tax': 'VAT',
  'Form.Label.State': 'County',
  'Form.Missing.State': 'Choose the county.',
};

const SAID = new Map(WORDS);
/** Whole beginnings of words, outside the names of values: `{{color}}` stays as it is. */
const PATTERN = new RegExp(String.raw`\{\{[^}]*\}\}|(?<![\p{L}/@.])(${WORDS.map(([word]) => word).join('|')})`, 'giu');

function inBritish(text: string): string {
  return text.replace(PATTERN, (whole, word: string | undefined, at: number) => {
    const british = word && SAID.get(word.toLowerCase() === 'zip code' ? 'ZIP code' : word.toLowerCase());
    if (!british) return whole;
    // `ZIP` is written large anywhere: a sentence begins at its own place.
    const isLarge = word.startsWith('ZIP') ? at === 0 : /^\p{Lu}/u.test(word);
    return isLarge ? british.charAt(0).toUpperCase() + british.slice(1) : british;
  });
}

const kept = new WeakMap<Messages, Messages>();

/** British English: the English catalogues with its spelling and words, so that no text is written twice (SITE-09). */
export const british: WordVariant = {
  name: 'en-GB',
  of(messages) {
    const known = kept.get(messages);
    if (known) return known;
    const own = Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, TEXTS[key] ?? inBritish(text)]));
    kept.set(messages, own);
    return own;
  },
};
