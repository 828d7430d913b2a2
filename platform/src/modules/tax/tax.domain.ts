import { share } from '../order';
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

/**
 * Tax added on top of the prices for a place. Only the US store adds tax; every other store's prices include VAT
 * (or owe none), so nothing is added there.
 */
export function addedTax(storeCountry: string, place: TaxedPlace): TaxRule | null {
  if (storeCountry !== 'US' || place.country !== 'US') return null;
  const state = stateOfZip(place.zipCode) ?? place.state.toUpperCase();
  const entry = STATE_RATES[state];
  return entry && entry.rate > 0 ? { name: 'State tax', rate: entry.rate, taxesDelivery: entry.taxesDelivery } : null;
}

/** Tax on an amount in minor units, rounded half up to the minor unit. */
export function taxOn(amountMinor: number, rule: TaxRule): number {
  return amountMinor <= 0 ? 0 : share(amountMinor, rule.rate, RATE_SCALE);
}

/** Rate as the wire shows it: `0.04` for 4 %. */
export function wireRate(rule: TaxRule): string {
  return (rule.rate / RATE_SCALE).toFixed(5);
}
