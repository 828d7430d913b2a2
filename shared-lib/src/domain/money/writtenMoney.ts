import type { Money } from './money';

/** How people of a locale write amounts of a currency; `#` stands where the number does. */
interface MoneyStyle {
  readonly decimal: string;
  readonly group: string;
  /** Numbers of so many whole digits are the first to be grouped. */
  readonly groupedFrom: number;
  readonly positive: string;
  readonly negative: string;
}

/** Spaces that keep a number in one line. */
const [WIDE, NARROW] = ['\u00a0', '\u202f'];

const style = (decimal: string, group: string, groupedFrom: number, positive: string, negative = `-${positive}`) =>
  ({ decimal, group, groupedFrom, positive, negative }) satisfies MoneyStyle;

const DOLLARS = style('.', ',', 4, '$#');
const EUROS = style(',', '.', 5, `#${WIDE}€`);

/** What a store charges, as each of its locales writes it: what Intl says of them (a test compares both). */
const STYLES: Readonly<Record<string, MoneyStyle>> = {
  'en-US USD': DOLLARS,
  'en USD': DOLLARS,
  'en-GB GBP': style('.', ',', 4, '£#'),
  'it-IT EUR': EUROS,
  'es-ES EUR': EUROS,
  'de-DE EUR': style(',', '.', 4, `#${WIDE}€`),
  'fr-FR EUR': style(',', NARROW, 4, `#${WIDE}€`),
  'pt-PT EUR': style(',', WIDE, 5, `#${WIDE}€`),
  'it-CH CHF': style('.', "'", 5, `CHF${WIDE}#`, 'CHF-#'),
  'fr-CH CHF': style('.', NARROW, 4, `#${WIDE}CHF`),
};

/** Whole digits from the right in threes. */
const THREES = /\B(?=(?:\d{3})+$)/g;

/**
 * An amount written by the table above; null where the table has no row for it. The first number that Intl formats in a document costs a
 * phone's main thread as much as drawing a whole panel.
 */
export function writtenMoney({ minor, currency }: Money, tag: string, { whole = false } = {}): string | null {
  const known = STYLES[`${tag} ${currency}`];
  if (!known || !Number.isSafeInteger(minor)) return null;
  const digits = String(Math.abs(minor)).padStart(3, '0');
  const units = digits.slice(0, -2);
  const grouped = units.length >= known.groupedFrom ? units.replace(THREES, known.group) : units;
  const number = whole && digits.endsWith('00') ? grouped : `${grouped}${known.decimal}${digits.slice(-2)}`;
  // A function, because a replacing text would read the dollar's sign as its own.
  return (minor < 0 ? known.negative : known.positive).replace('#', () => number);
}
