/** A search that was answered, with nothing of who asked. */
export interface AnsweredQuery {
  readonly queryId: string;
  readonly locale: string;
  /** What was typed. */
  readonly query: string;
  readonly hits: number;
  /** Words that were left out to find something; empty without any. */
  readonly leftOut: string;
  /** A search of its own: not another page or order of one, not a stroke of a key, not narrowed. */
  readonly isCounted: boolean;
}

const LONGEST = 80;
/** Numbers of telephones, orders, cards and articles, and days of birth. */
const LONG_NUMBER = /\d{6}|\d(?:[\s./-]?\d){6}/;
/** Powers of lenses, and whatever else is measured that finely. */
const FINE_NUMBER = /(?:^|\s)[+-]\d|\d[.,]\d/;

/**
 * The words of a search as they are kept: small, single spaces. Empty for what could say who it was or what they need: addresses, long
 * numbers, values of a prescription, and more than anybody types to find goods.
 */
export function keptWords(text: string): string {
  const words = text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const isTelling = words.length > LONGEST || words.includes('@') || LONG_NUMBER.test(words) || FINE_NUMBER.test(words);
  return isTelling ? '' : words;
}
