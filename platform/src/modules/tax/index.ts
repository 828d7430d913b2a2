export { createTaxModule } from './tax.routes';
export { addedTax, stateOfZip, taxOn, wireRate } from './tax.domain';
export type { TaxedPlace, TaxRule } from './tax.domain';
