/** Countries of our stores whose law gives buyers the European form to withdraw with (directive 2011/83/EU, annex I). */
const WITH_FORM: ReadonlySet<string> = new Set(['de', 'es', 'fr', 'it', 'pt']);

/** True where a withdrawal form has to be offered. */
export const hasWithdrawalForm = (country: string): boolean => WITH_FORM.has(country.toLowerCase());
