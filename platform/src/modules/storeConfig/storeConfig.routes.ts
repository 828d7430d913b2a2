import { invalidInput, notFound } from '../../kernel';
import type { RoutePlugin } from '../../kernel';
import { storeConfiguration, wireConfiguration } from './configuration';
import type { Installation } from './configuration';
import { countryRecords, statesOf } from './countries';
import { brandQuery, countryQuery, lookupQuery, storeInfoParams, storeParams } from './storeConfig.schemas';
import { BRAND, STORES, defaultLangId, langIdOf, languageById, storeById, storeByLocale } from './stores';
import type { StoreFacts } from './stores';

const mount = '/wcs/resources/store';

/** Store information, countries and the stores of the brand (contract 7 and 14). */
export function storeConfigRoutes(installation: Installation): RoutePlugin {
  return (app) => {
    app.get('/wcs/storeinfo/:prefix/:locale', { schema: { params: storeInfoParams } }, (request, reply) => {
      const locale = request.params.locale.toLowerCase().replace('_', '-');
      const facts = storeByLocale(locale);
      if (request.params.prefix.toLowerCase() !== BRAND || !facts)
        throw notFound(`Store ${request.params.prefix}/${locale}`);
      reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600');
      return storeInfo(facts, locale, installation);
    });

    app.get(
      `${mount}/:storeId/country/country_state_list`,
      { schema: { params: storeParams, querystring: countryQuery } },
      (request) => {
        const facts = knownStore(request.params.storeId);
        const language = languageById(request.query.langId ?? defaultLangId(facts)).text;
        const code = request.query.countryCode?.toUpperCase();
        return {
          resourceId: request.url,
          resourceName: 'country',
          countries: countryRecords(facts.country, language),
          countryCodeStates: code ? statesOf(code, language) : [],
        };
      },
    );

    app.get(`${mount}/0/storeDetailsByBrand`, { schema: { querystring: brandQuery } }, (request) => ({
      resourceId: request.url,
      resourceName: 'store',
      resultList: request.query.brandIdentifier.toLowerCase() === BRAND ? STORES.map(storeDetails) : [],
    }));

    app.get(`${mount}/:storeId/online_store`, { schema: { params: storeParams } }, (request) => {
      const facts = knownStore(request.params.storeId);
      return { resourceName: 'online_store', resultList: [onlineStore(facts)] };
    });

    app.get(`${mount}/0/adminLookup`, { schema: { querystring: lookupQuery } }, (request) => {
      const wanted = request.query.storeIdentifier?.toLowerCase();
      const found = STORES.filter((facts) => identifierOf(facts).toLowerCase() === wanted);
      return {
        resourceName: 'adminLookup',
        resultList: found.map((facts) => ({
          storeId: facts.storeId,
          defaultCatalogId: facts.catalogId,
          defaultCurrency: facts.currency,
          defaultLanguageId: defaultLangId(facts),
          inventorySystem: 'NON_ATP',
        })),
      };
    });
  };
}

function knownStore(storeId: string): StoreFacts {
  const facts = storeById(storeId);
  if (!facts) throw invalidInput('storeId', `There is no store ${storeId}.`);
  return facts;
}

function identifierOf(facts: StoreFacts): string {
  return `SIGHTLINE-${facts.country.toUpperCase()}`;
}

function storeInfo(facts: StoreFacts, locale: string, installation: Installation): Record<string, unknown> {
  const own = facts.locales.find((one) => one === locale) ?? 'en-us';
  return {
    storeID: facts.storeId,
    catalogID: facts.catalogId,
    defaultLanguageID: defaultLangId(facts),
    langId: langIdOf(own),
    locale: own,
    country: own === 'en-int' ? 'int' : facts.country,
    defaultCurrencyID: facts.currency,
    storeName: `Sightline ${facts.country.toUpperCase()}`,
    brand: BRAND,
    xStoreCfg: wireConfiguration(storeConfiguration(facts, installation)),
  };
}

function storeDetails(facts: StoreFacts): Record<string, string> {
  const locale = facts.locales[0] ?? 'en-us';
  return {
    storeId: facts.storeId,
    storeIdentifier: identifierOf(facts),
    brand: BRAND,
    country: facts.country,
    locale,
    defaultLanguageId: defaultLangId(facts),
    defaultCurrency: facts.currency,
    catalogId: facts.catalogId,
    url: locale === 'en-us' ? '/' : `/${locale}`,
    active: 'true',
  };
}

function onlineStore(facts: StoreFacts): Record<string, unknown> {
  return {
    identifier: identifierOf(facts),
    storeId: facts.storeId,
    storeType: 'B2C',
    defaultCatalog: [{ catalogIdentifier: { uniqueID: facts.catalogId } }],
    supportedLanguages: { supportedLanguages: facts.locales.map(langIdOf) },
    supportedCurrencies: { supportedCurrencies: [facts.currency] },
    relatedStores: [],
    userData: {},
  };
}
