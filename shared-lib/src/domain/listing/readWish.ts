import type { ListingState } from './listingUrl';

const CURRENCY = String.raw`(?:€|\$|£|us\$|r\$|eur(?:os?)?|dollars?|dólares|usd|pounds?|gbp|chf|francs?|franken|brl|reais)`;
/** An amount is no size, content or share of anything. */
const AMOUNT = String.raw`${CURRENCY}?\s*(\d{1,5})(?:[.,]\d{1,2})?(?!\d|[.,]\d)\s*(?:${CURRENCY}(?!\p{L}))?(?!\s*(?:-|%|(?:ml|mm|mah|x)(?!\p{L})))`;

/** Words before the highest and before the lowest price, in all languages of the shop. */
const BELOW = [
  'under|below|less than|cheaper than|up to|max(?:imum)?',
  'sotto(?: i| gli)?|(?:a )?meno di|fino a|massimo',
  "(?:à |a )?moins de|jusqu['’]?[àa]|en dessous de|sous",
  'unter|bis(?: zu)?|weniger als|höchstens|maximal',
  '(?:por )?menos de|hasta|por debajo de|máximo',
  'até|abaixo de',
].join('|');
const ABOVE = [
  'over|above|more than',
  'sopra(?: i| gli)?|oltre|più di',
  'plus de|au-dessus de|à partir de',
  'über|mehr als|ab',
  'más de|desde',
  'mais de|acima de|a partir de',
].join('|');

const START = String.raw`(?<!\S)`;
const MOST = new RegExp(`${START}(?:${BELOW})\\s*${AMOUNT}(?!\\S)`, 'iu');
const LEAST = new RegExp(`${START}(?:${ABOVE})\\s*${AMOUNT}(?!\\S)`, 'iu');

/** Width of a lens and of the bridge as they stand on a temple, with or without its length: "52-18", "52□18 140". */
const SIZE = /(?<!\S)(3[89]|[45]\d|6[0-2])\s*[-–/□x]\s*(1[2-9]|2[0-4])(?:[\s-]+1[2-5][05])?(?!\S)/u;

/** What the words of a search say as choices say it: price and size become choices, the other words stay. */
export function readWish(state: ListingState): ListingState {
  let { term } = state;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(term);
    const left = found ? `${term.slice(0, found.index)} ${term.slice(found.index + found[0].length)}` : term;
    // Without other words there is nothing to search for.
    if (left.trim() === '') return null;
    term = left.replace(/\s+/gu, ' ').trim();
    return found;
  };
  const most = take(MOST)?.[1];
  const least = take(LEAST)?.[1];
  const size = take(SIZE);
  if (term === state.term) return state;
  const [, lens, bridge] = size ?? [];
  return {
    ...state,
    term,
    page: 1,
    facets: lens && bridge ? { ...state.facets, LENS_WIDTH: [lens], BRIDGE_WIDTH: [bridge] } : state.facets,
    minPrice: least === undefined ? state.minPrice : Number(least),
    maxPrice: most === undefined ? state.maxPrice : Number(most),
  };
}
