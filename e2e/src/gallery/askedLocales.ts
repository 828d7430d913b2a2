import { STORES, type StoreLocale } from '../commerce';

const known = Object.keys(STORES) as StoreLocale[];

/** The locales that a matrix was asked for, with commas between; all of them unless told. */
export function askedLocales(asked = process.env['AXE_LOCALES'], unasked: readonly StoreLocale[] = known) {
  const locales = asked ? (asked.split(',') as StoreLocale[]) : unasked;
  const unknown = locales.filter((locale) => !known.includes(locale));
  if (unknown.length > 0) throw new Error(`There is no site ${unknown.join(', ')}. Sites: ${known.join(', ')}.`);
  return locales;
}
