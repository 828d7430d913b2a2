/** Days from receipt within which buyers in the European Union may withdraw (directive 2011/83/EU, article 9). */
export const WITHDRAWAL_DAYS = 14;

/** Countries of our stores whose law gives buyers the European form to withdraw with (directive 2011/83/EU, annex I). */
const WITH_FORM: ReadonlySet<string> = new Set(['de', 'es', 'fr', 'it', 'pt']);

/** True where a withdrawal form has to be offered. */
export const hasWithdrawalForm = (country: string): boolean => WITH_FORM.has(country.toLowerCase());
