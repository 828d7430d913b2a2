import { LOCALE_FACTS } from '../../contracts';
import type { Language, Locale } from '../../contracts';

/** Language ids of the commerce product (SITE-05, contract 5.6). */
export const LANGUAGE_IDS: Readonly<Record<string, string>> = {
  '-1': 'en_US',
  '-2': 'fr_FR',
  '-3': 'de_DE',
  '-4': 'it_IT',
  '-5': 'es_ES',
  '-6': 'pt_PT',
  '-24': 'en_GB',
};

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

/** Locales whose content and catalogue look-ups use an English variant (SITE-04). */
const ENGLISH_LOOK_UPS: ReadonlySet<string> = new Set(['pt_pt', 'nl_nl']);

/** Language content and catalogue texts are looked up in; pt_pt and nl_nl use English (SITE-04). */
export function lookUpLanguage(locale: string): string {
  const [first = 'en', second = 'us'] = locale.toLowerCase().split(/[-_]/);
  if (ENGLISH_LOOK_UPS.has(`${first}_${second}`)) return 'en';
  return first === 'ch' ? second : first;
}

/** langId content and catalogue texts are looked up with (SITE-04). */
export function lookUpLangId(locale: Locale): string {
  return lookUpLanguage(locale) === LOCALE_FACTS[locale].language ? langIdOf(locale) : '-1';
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

/** Hyphenated BCP 47 form of a platform locale such as `en_US` (FIN-01). */
export function hyphenated(locale: string): string {
  return locale.replaceAll('_', '-');
}
