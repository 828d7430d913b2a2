import type { RoutePlugin } from '../../kernel';
import type { Installation } from './configuration';
import { storeConfigRoutes } from './storeConfig.routes';

export { hasStores, storeConfiguration } from './configuration';
export type { Installation } from './configuration';
export { BADGES } from './badges';
export { demandsState } from './formFields';
export { knownStore, refuseUnknownStores } from './knownStore';
export { cashTerms, klarna, paymentOffers } from './paymentOffers';
export { asksPrescriber, prescriptionDays } from './prescriptionValidity';
export { hasImprint, sellerAddress, sellerOf, vatNumberIn } from './seller';
export type { Seller } from './seller';
export { BRAND, STORES, defaultLangId, langIdOf, languageById, localeOf, storeById, storeByLocale } from './stores';
export type { StoreFacts, TextLanguage } from './stores';

/** The country sites: their facts are fixed, so the module keeps no table. */
export function createStoreConfigModule(installation: Installation): { routes: RoutePlugin } {
  return { routes: storeConfigRoutes(installation) };
}
