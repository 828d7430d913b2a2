import type { ListingState } from '../listingUrl';

/** Words of a search that have not been read yet, and the choices that others said. */
export interface Wish {
  readonly term: string;
  readonly facets: ListingState['facets'];
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
}

/** A word begins where nothing stands before it, and ends where nothing follows. */
export const START = String.raw`(?<!\S)`;
export const END = String.raw`(?!\S)`;

/** Any of some words as whole ones, in all languages of the shop. */
export const whole = (words: readonly string[]): RegExp => new RegExp(`${START}(?:${words.join('|')})${END}`, 'iu');

/** Words that only lead to the next: "with", "for a", in all languages of the shop. */
const CONNECTING = [
  'with|for|in|and|an?|the',
  'per|con|di|da|e|un[ao]?',
  'pour|avec|en|de|des|et|à|aux?|une?',
  'für|mit|bei|in|und|ein(?:e[nmrs]?)?',
  'para|con|de|y|una?',
  'com|em|uma?',
].join('|');
const LEADING_ON = new RegExp(`(?:(?:^|\\s+)(?:${CONNECTING}))+\\s*$`, 'iu');

/** The words without some of them, nor those that only led to them. */
export function without(term: string, { index, 0: found }: RegExpExecArray): string {
  const before = term.slice(0, index).replace(LEADING_ON, '');
  return `${before} ${term.slice(index + found.length)}`.replace(/\s+/gu, ' ').trim();
}

/** Words for glasses, which all languages put before what belongs to them or write together with it. */
const GLASSES =
  /(?<![\p{L}])(?:sun|eye)?(?:glasses|glases|frames?|spectacles|specs|eyewear|shades|occhiali|montatur[ae]|lunettes|montures?|gafas|monturas?|anteojos|óculos|oculos|armaç(?:ão|ões))(?!\p{L})|brillen?(?!\p{L})|fassung(?:en)?(?!\p{L})/iu;
const BELONGINGS =
  /(?<!\p{L})(?:cases?|pouch|cloths?|chains?|cords?|straps?|kit|custodi[ae]|astucci?o?|caten\p{L}*|cordin[oi]|étuis?|chaîn\p{L}*|cordons?|etuis?|ketten?|tuch|band|fundas?|estuches?|cadenas?|cord[oó]n(?:es)?|estojos?|correntes?|cordões)(?!\p{L})/iu;

/** Whether a search is for glasses and not for what belongs to them: only they have sizes. */
export const isForGlasses = (term: string): boolean => GLASSES.test(term) && !BELONGINGS.test(term);
