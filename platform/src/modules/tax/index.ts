export { createTaxModule } from './tax.routes';
export { addedTaxes, taxClassOf, taxOn } from './tax.domain';
export type { TaxedPlace } from './tax.domain';
