export {
  type AttributeValues,
  type BaseProduct,
  type BranchDocument,
  type ContentDocument,
  languageOf,
  type LanguageCatalogue,
  type ProductType,
  SEARCH_LOCALES,
  SEARCH_SPELLINGS,
  type SearchCatalogue,
  type SearchLocale,
  type StoreCatalogue,
  type StoreOffer,
} from './catalogue';
export { createGenerationFile } from './generationFile';
export type { ProductEvent } from './protocol/insightsEvent';
export type { RecommendFigures } from './recommend/recommendFigures';
export type { SearchRecord } from './protocol/searchRecord';
export type { RuleBook, RuleCondition, RuleConsequence } from './rules/rule';
export type { RuleDesk, Writing } from './rules/ruleDesk';
export type { NotedQuery } from './protocol/indexTarget';
export { searchRoutes } from './search.routes';
export { createSearchService, type SearchService, type SearchServiceOptions } from './searchService';
