import { DEFAULT_LOCALE } from '@sightline/shared-lib/contracts';
import type { Locale } from '@sightline/shared-lib/contracts';

/** Prefix of the brand in addresses and file names. */
export const BRAND = 'sightline';

/** Language spellings the catalogue keeps texts in; `en-GB` falls back to `en`. */
export type TextLanguage = 'en' | 'en-GB' | 'it' | 'fr' | 'de' | 'es' | 'pt';

/** Fixed facts of one country site. */
export interface StoreFacts {
  storeId: string;
  country: string;
  /** First one is the store's default. */
  locales: readonly Locale[];
  currency: string;
  catalogId: string;
  /** Default trading agreement. */
  contractId: string;
  /** Marker of the store's price lists, e.g. `US_FRAMES`. */
  priceMarker: string;
  /** Warehouse the store sells from. */
  fulfilmentCentre: 'AMERICAS' | 'EUROPE';
  /** True where prices include value-added tax. */
  taxIncluded: boolean;
  /**
   * True where who withdraws from a whole order gets its delivery back too: directive 2011/83/EU, article 13; in the
   * United Kingdom the Consumer Contracts Regulations 2013, regulation 34.
   */
  deliveryGivenBack: boolean;
}

/** Every country site. */
export const STORES: readonly StoreFacts[] = [
  store(1, 'us', ['en-us'], 'USD', 'US', { taxIncluded: false, deliveryGivenBack: false }),
  store(2, 'it', ['it-it'], 'EUR', 'IT', { taxIncluded: true, deliveryGivenBack: true }),
  store(3, 'fr', ['fr-fr'], 'EUR', 'FR', { taxIncluded: true, deliveryGivenBack: true }),
  store(4, 'de', ['de-de'], 'EUR', 'DE', { taxIncluded: true, deliveryGivenBack: true }),
  store(5, 'es', ['es-es'], 'EUR', 'ES', { taxIncluded: true, deliveryGivenBack: true }),
  store(6, 'pt', ['pt-pt'], 'EUR', 'PT', { taxIncluded: true, deliveryGivenBack: true }),
  store(7, 'ch', ['ch-it', 'ch-fr'], 'CHF', 'CH', { taxIncluded: true, deliveryGivenBack: false }),
  store(8, 'gb', ['en-gb'], 'GBP', 'GB', { taxIncluded: true, deliveryGivenBack: true }),
  store(9, 'ww', ['en-ww', 'en-int'], 'USD', 'WW', { taxIncluded: false, deliveryGivenBack: false }),
];

function store(
  digit: number,
  country: string,
  locales: readonly Locale[],
  currency: string,
  priceMarker: string,
  law: Pick<StoreFacts, 'taxIncluded' | 'deliveryGivenBack'>,
): StoreFacts {
  return {
    storeId: `1080${digit}`,
    country,
    locales,
    currency,
    catalogId: `2060${digit}`,
    contractId: `-1100${digit}`,
    priceMarker,
    fulfilmentCentre: currency === 'USD' ? 'AMERICAS' : 'EUROPE',
    ...law,
  };
}

/** Facts of a store by its id. */
export function storeById(storeId: string): StoreFacts | undefined {
  return STORES.find((one) => one.storeId === storeId);
}

/** The store that serves a locale. */
export function storeByLocale(locale: string): StoreFacts | undefined {
  return STORES.find((one) => (one.locales as readonly string[]).includes(locale));
}

const LANGUAGES: readonly { langId: string; locale: string; text: TextLanguage }[] = [
  { langId: '-1', locale: 'en_US', text: 'en' },
  { langId: '-2', locale: 'fr_FR', text: 'fr' },
  { langId: '-3', locale: 'de_DE', text: 'de' },
  { langId: '-4', locale: 'it_IT', text: 'it' },
  { langId: '-5', locale: 'es_ES', text: 'es' },
  { langId: '-6', locale: 'pt_PT', text: 'pt' },
  { langId: '-24', locale: 'en_GB', text: 'en-GB' },
];

/** Language of a langId (contract 5.6); unknown ids read English. */
export function languageById(langId: string | undefined): { langId: string; locale: string; text: TextLanguage } {
  const found = LANGUAGES.find((one) => one.langId === langId) ?? LANGUAGES[0];
  if (!found) throw new Error('There is no language');
  return found;
}

/** langId of a shop locale: Swiss locales name the language second, international ones read US English. */
export function langIdOf(locale: Locale): string {
  if (locale === 'en-gb') return '-24';
  const [first = 'en', second = ''] = locale.split('-');
  const language = first === 'ch' ? second : first;
  return LANGUAGES.find((one) => one.text === language)?.langId ?? '-1';
}

/** The locale of a store that reads a language; the store's first one where none does, or none was told. */
export function localeOf({ locales }: StoreFacts, langId: string | undefined): Locale {
  return locales.find((locale) => langIdOf(locale) === langId) ?? locales[0] ?? DEFAULT_LOCALE;
}

/** langId of the store's default locale. */
export function defaultLangId(facts: StoreFacts): string {
  return langIdOf(facts.locales[0] ?? 'en-us');
}
