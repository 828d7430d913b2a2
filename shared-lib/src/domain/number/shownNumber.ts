/** What stands before the decimals in the locales of the shop, by BCP 47 tag: what Intl says of them (a test compares both). */
const DECIMALS: Readonly<Record<string, '.' | ','>> = {
  en: '.',
  'en-US': '.',
  'en-GB': '.',
  'it-CH': '.',
  'it-IT': ',',
  'fr-FR': ',',
  'fr-CH': ',',
  'de-DE': ',',
  'es-ES': ',',
  'pt-PT': ',',
};

/** How many decimals are written: at least, and at most. */
interface Decimals {
  readonly least?: number;
  readonly most?: number;
}

/** From here on numbers may be grouped, and below they are written as powers of ten: both are left to Intl. */
const [GROUPED, TINY] = [1000, 1e-6];

const formats = new Map<string, Intl.NumberFormat>();

function byIntl(value: number, tag: string, least: number, most: number): string {
  const key = `${tag} ${least} ${most}`;
  const options = { minimumFractionDigits: least, maximumFractionDigits: most };
  const format = formats.get(key) ?? new Intl.NumberFormat(tag, options);
  formats.set(key, format);
  return format.format(value);
}

/** Rounds as people do, by the digits that are written: half away from zero. */
const rounded = (value: number, digits: number) =>
  Number(`${Math.round(Number(`${value}e${digits}`))}e-${digits}`).toFixed(digits);

/**
 * A number as people of the locale write it, e.g. `1,50`; without more said, with up to three decimals. Written by a table, because the first
 * number that Intl formats in a document costs a phone's main thread as much as drawing a whole panel.
 */
export function shownNumber(
  value: number,
  tag: string,
  { least = 0, most = Math.max(least, 3) }: Decimals = {},
): string {
  const decimal = DECIMALS[tag];
  const size = Math.abs(value);
  const isPlain = size < GROUPED - 1 && (size >= TINY || Object.is(value, 0));
  if (!decimal || !isPlain) return byIntl(value, tag, least, most);
  const [units, decimals = ''] = rounded(size, most).split('.');
  let end = most;
  while (end > least && decimals[end - 1] === '0') end -= 1;
  const written = end > 0 ? `${units}${decimal}${decimals.slice(0, end)}` : `${units}`;
  return value < 0 ? `-${written}` : written;
}
