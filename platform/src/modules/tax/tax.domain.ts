import { isMadeToPrescription, type OrderLine, share } from '../order';
import { CANADA_GST, PROVINCE_OF_LETTER, PROVINCE_TAXES } from './provinceRates';
import { STATE_RATES } from './stateRates';
import { ZIP_EXCEPTIONS, ZIP_STATES } from './zipStates';

/** Rate scale of the state table: 100,000 = 100 %. */
const RATE_SCALE = 100_000;

export interface TaxedPlace {
  readonly country: string;
  readonly state: string;
  readonly zipCode: string;
}

export interface TaxRule {
  readonly name: string;
  /** Thousandths of a percent. */
  readonly rate: number;
  readonly taxesDelivery: boolean;
}

/** State of a US postal code (five digits, or ZIP+4), or null when no post office has that prefix. */
export function stateOfZip(zipCode: string): string | null {
  const match = /^(\d{5})(-\d{4})?$/.exec(zipCode.trim());
  const zip = match?.[1];
  if (!zip) return null;
  const exception = ZIP_EXCEPTIONS[zip];
  if (exception) return exception;
  const prefix = zip.slice(0, 3);
  return ZIP_STATES.find(([from, to]) => from <= prefix && prefix <= to)?.[2] ?? null;
}

/** What is taxed: eyewear made to a prescription is a medical device and free of sales tax in this platform's demonstration rules. */
export type TaxClass = 'standard' | 'prescription';

/** A line as tax sees it: what the article is, and which pair it belongs to. */
export type TaxedLine = Pick<OrderLine, 'opticalRole' | 'groupKey' | 'quantity'>;

/** Class of a line: lenses, frames that carry them, and contact lenses are made to a prescription (CART-05). */
export function taxClassOf(line: TaxedLine, lines: readonly TaxedLine[]): TaxClass {
  return line.opticalRole === 'contactLens' || isMadeToPrescription(line, lines) ? 'prescription' : 'standard';
}

/**
 * Taxes added on top of the prices for a place, one an authority. The US store adds the state's, a Canadian one those of federation and
 * province; every other store's prices include VAT (or owe none), so nothing is added there.
 */
export function addedTaxes(
  storeCountry: string,
  place: TaxedPlace,
  taxClass: TaxClass = 'standard',
): readonly TaxRule[] {
  if (storeCountry !== place.country || taxClass === 'prescription') return [];
  if (storeCountry === 'CA') return canadianTaxes(place);
  if (storeCountry !== 'US') return [];
  const state = stateOfZip(place.zipCode) ?? place.state.toUpperCase();
  const entry = STATE_RATES[state];
  return entry && entry.rate > 0 ? [{ name: 'State tax', rate: entry.rate, taxesDelivery: entry.taxesDelivery }] : [];
}

function canadianTaxes({ state, zipCode }: TaxedPlace): TaxRule[] {
  const province = PROVINCE_OF_LETTER[zipCode.trim().charAt(0).toUpperCase()] ?? state.toUpperCase();
  const own = PROVINCE_TAXES[province];
  const taxesDelivery = true;
  if (own?.name === 'HST') return [{ ...own, taxesDelivery }];
  return [{ name: 'GST', rate: CANADA_GST, taxesDelivery }, ...(own ? [{ ...own, taxesDelivery }] : [])];
}

/** Tax on an amount in minor units, rounded half up to the minor unit. */
export function taxOn(amountMinor: number, rule: TaxRule): number {
  return amountMinor <= 0 ? 0 : share(amountMinor, rule.rate, RATE_SCALE);
}

/** Rate as the wire shows it: `0.04` for 4 %. */
export function wireRate(rule: TaxRule): string {
  return (rule.rate / RATE_SCALE).toFixed(5);
}
