import { LANGUAGES, LOCALES, LOCALE_FACTS } from '@sightline/shared-lib/contracts';
import type { Language, Locale } from '@sightline/shared-lib/contracts';

import { langIdOf, languageById, storeById, storeByLocale } from '../storeConfig';

/** A language in a country, the way content is kept. */
export interface ContentLocale {
  /** Language first: `en-us`, `it-ch`. */
  key: string;
  language: Language;
  country: string;
  /** The shop's locale that shows it; Swiss locales put the country first. */
  shopLocale: string;
  /** BCP 47 tag for dates and amounts. */
  tag: string;
  storeId: string;
  currency: string;
}

const offered: ContentLocale[] = LOCALES.flatMap((shopLocale) => {
  const { language, country, tag } = LOCALE_FACTS[shopLocale];
  const store = storeByLocale(shopLocale);
  if (!store) return [];
  const { storeId, currency } = store;
  return [{ key: `${language}-${country}`, language, country, shopLocale, tag, storeId, currency }];
});

/** Portugal can be read in English as well: its look-ups map to an English variant (SITE-04). */
const englishPortugal = offered
  .filter(({ shopLocale }) => shopLocale === 'pt-pt')
  .map((portugal): ContentLocale => ({ ...portugal, key: 'en-pt', language: 'en', tag: 'en-GB' }));

/** Every combination content exists in. */
export const CONTENT_LOCALES: readonly ContentLocale[] = [...offered, ...englishPortugal];

const isLanguage = (value: string): value is Language => (LANGUAGES as readonly string[]).includes(value);

/** Content of a language in a country; a country without it reads the language's own first locale. */
export function contentLocale(language: string, country: string): ContentLocale | undefined {
  const key = `${language}-${country}`.toLowerCase();
  const exact = CONTENT_LOCALES.find((one) => one.key === key);
  if (exact || !isLanguage(language.toLowerCase())) return exact;
  return CONTENT_LOCALES.find((one) => one.language === language.toLowerCase());
}

/** Content locale behind a shop spelling (`ch-it`, `pt_PT`), as `filterRulesLocaleOverride` gives it. */
export function contentLocaleOf(spelling: string): ContentLocale | undefined {
  const normal = spelling.toLowerCase().replace('_', '-');
  return CONTENT_LOCALES.find((one) => one.shopLocale === normal || one.key === normal);
}

/** Language id of a content locale's texts; English in Europe is British. */
export function languageIdOf({
  shopLocale,
  language,
  tag,
}: Pick<ContentLocale, 'shopLocale' | 'language' | 'tag'>): string {
  return language === 'en' && tag === 'en-GB' ? '-24' : langIdOf(shopLocale as Locale);
}

/** Content locale of a store and langId, for preview calls, which name no language in their path. */
export function contentLocaleOfStore(storeId: string | undefined, langId: string | undefined): ContentLocale {
  const language = languageById(langId).text.slice(0, 2);
  const found = contentLocale(language, (storeId && storeById(storeId)?.country) || 'us');
  const first = found ?? CONTENT_LOCALES[0];
  if (!first) throw new Error('No content locale is offered');
  return first;
}
