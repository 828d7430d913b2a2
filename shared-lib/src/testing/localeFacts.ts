import { LOCALE_FACTS } from '../contracts';
import type { Language, Locale } from '../contracts';

const ID_OF_LANGUAGE: Readonly<Record<Language, string>> = {
  en: '-1',
  fr: '-2',
  de: '-3',
  it: '-4',
  es: '-5',
  pt: '-6',
};

/** langId of a locale; British English has its own, Swiss locales take the id of their language (SITE-05). */
export function langIdOf(locale: Locale): string {
  return locale === 'en-gb' ? '-24' : ID_OF_LANGUAGE[LOCALE_FACTS[locale].language];
}

interface StoreFacts {
  readonly storeId: string;
  readonly currency: string;
}

/** Store and currency of each country site (SITE-05): several locales may share one. */
const STORES: Readonly<Record<string, StoreFacts>> = {
  us: { storeId: '10801', currency: 'USD' },
  it: { storeId: '10802', currency: 'EUR' },
  fr: { storeId: '10803', currency: 'EUR' },
  de: { storeId: '10804', currency: 'EUR' },
  es: { storeId: '10805', currency: 'EUR' },
  pt: { storeId: '10806', currency: 'EUR' },
  ch: { storeId: '10807', currency: 'CHF' },
  gb: { storeId: '10808', currency: 'GBP' },
  ww: { storeId: '10809', currency: 'USD' },
  int: { storeId: '10809', currency: 'USD' },
};

/** Store of a locale. */
export function storeOfLocale(locale: Locale): StoreFacts {
  return STORES[LOCALE_FACTS[locale].country] ?? { storeId: '10801', currency: 'USD' };
}
