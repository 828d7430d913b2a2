export { ownValue } from './ownValue';
export { isBirthDate, isRealDate, OLDEST_YEARS } from './dates';
export { cleanFiscalCode, isItalianFiscalCode } from './fiscalCode';
export { exampleDate, exampleRecentDate, isoFromLocal, localFromIso } from './localDate';
export { isEmail, isNickname, isPersonName, isPhone, isTranslationKey } from './patterns';
export { typedPrice } from './typedPrice';
