import { START, type Wish, without } from './wish';

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

const MOST = new RegExp(`${START}(?:${BELOW})\\s*${AMOUNT}(?!\\S)`, 'iu');
const LEAST = new RegExp(`${START}(?:${ABOVE})\\s*${AMOUNT}(?!\\S)`, 'iu');
const BETWEEN = new RegExp(
  `${START}(?:between|tra|fra|entre|zwischen)\\s*${AMOUNT}\\s*(?:and|e|et|und|y)\\s+${AMOUNT}(?!\\S)`,
  'iu',
);

/** The lowest and the highest price that words say; without other words there is nothing to search for. */
export function readPrice(wish: Wish): Wish {
  return readBound(readBound(readRange(wish), MOST, 'maxPrice'), LEAST, 'minPrice');
}

function readRange(wish: Wish): Wish {
  const found = BETWEEN.exec(wish.term);
  const term = found ? without(wish.term, found) : '';
  return found && term ? { ...wish, term, minPrice: Number(found[1]), maxPrice: Number(found[2]) } : wish;
}

function readBound(wish: Wish, pattern: RegExp, bound: 'minPrice' | 'maxPrice'): Wish {
  const found = pattern.exec(wish.term);
  const term = found ? without(wish.term, found) : '';
  return found && term ? { ...wish, term, [bound]: Number(found[1]) } : wish;
}
