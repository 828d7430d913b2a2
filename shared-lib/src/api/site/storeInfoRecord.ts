import * as v from 'valibot';

import { DEFAULT_LOCALE, LOCALE_FACTS, isLocale } from '../../contracts';
import type { Locale, SiteContext } from '../../contracts';
import { configurationSchema } from './storeConfiguration';
import { id, text } from '../wire/wire';

/** Store information; the configuration's values may be text (contract 7). */
export const storeInfoSchema = v.object({
  storeID: id,
  catalogID: text,
  defaultLanguageID: text,
  langId: text,
  locale: text,
  country: text,
  defaultCurrencyID: text,
  storeName: text,
  brand: text,
  xStoreCfg: configurationSchema,
});

function localeOf(value: string): Locale {
  const normal = value.toLowerCase().replace('_', '-');
  return isLocale(normal) ? normal : DEFAULT_LOCALE;
}

export function toSiteContext(record: v.InferOutput<typeof storeInfoSchema>): SiteContext {
  const locale = localeOf(record.locale);
  return {
    storeId: record.storeID,
    catalogId: record.catalogID,
    defaultLanguageId: record.defaultLanguageID,
    langId: record.langId || record.defaultLanguageID,
    locale,
    language: LOCALE_FACTS[locale].language,
    country: record.country.toLowerCase() || LOCALE_FACTS[locale].country,
    currency: record.defaultCurrencyID || 'USD',
    storeName: record.storeName,
    brand: record.brand,
    config: record.xStoreCfg,
  };
}
