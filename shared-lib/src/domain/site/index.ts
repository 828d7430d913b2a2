export { STRICT_TRANSPORT_SECURITY } from './strictTransport';
export { isAccountSectionOffered, isOffered } from './offered';
export { LANGUAGE_IDS, hyphenated, langIdOf, lookUpLangId, lookUpLanguage, storeOfLocale } from './localeFacts';
