import { notFound, resourceId } from '../../kernel';
import type { RoutePlugin } from '../../kernel';
import { storeConfiguration, wireConfiguration } from './configuration';
import type { Installation } from './configuration';
import { countryRecords, statesOf } from './countries';
import { knownStore } from './knownStore';
import { brandQuery, countryQuery, lookupQuery, storeInfoParams, storeParams } from './storeConfig.schemas';
import { BRAND, STORES, defaultLangId, langIdOf, languageById, storeByLocale } from './stores';
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
      return {
        resourceId: resourceId(request),
        resourceName: 'online_store',
        ...wholeSet([onlineStore(facts)]),
      };
    });

    app.get(`${mount}/0/adminLookup`, { schema: { querystring: lookupQuery } }, (request) => {
      const wanted = request.query.storeIdentifier?.toLowerCase();
      const found = STORES.filter((facts) => identifierOf(facts).toLowerCase() === wanted);
      return {
        resourceId: resourceId(request),
        resourceName: 'adminLookup',
        ...wholeSet(
          found.map((facts) => ({
            storeId: facts.storeId,
            storeName: nameOf(facts),
            defaultCatalogId: facts.catalogId,
            defaultCurrency: facts.currency,
            defaultLanguageId: defaultLangId(facts),
            inventorySystem: NON_ATP,
          })),
        ),
      };
    });
  };
}

/** The product's number for an inventory that is counted, not promised against dates. */
const NON_ATP = -2;

/** A list that is complete, with the counts of the data-bean style (contract 5.7). */
function wholeSet<T>(resultList: readonly T[]) {
  return {
    resultList,
    recordSetCount: resultList.length,
    recordSetTotal: resultList.length,
    recordSetStartNumber: 0,
    recordSetCompleteIndicator: true,
  };
}

function nameOf(facts: StoreFacts): string {
  return `Sightline ${facts.country.toUpperCase()}`;
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
    storeName: nameOf(facts),
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
    supportedLanguages: {
      defaultLanguageId: defaultLangId(facts),
      supportedLanguages: facts.locales.map(langIdOf),
    },
    supportedCurrencies: { defaultCurrency: facts.currency, supportedCurrencies: [facts.currency] },
    relatedStores: [],
    userData: {},
  };
}
