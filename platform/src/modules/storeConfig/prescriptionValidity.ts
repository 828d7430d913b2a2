import { PRESCRIPTION_EXPIRY_DAYS } from '@sightline/shared-lib/domain/prescription';

import { knownStore } from './knownStore';

/** Days a prescription usually counts in a country; a store whose record names none has the default (RX-05). */
const VALIDITY_DAYS: Readonly<Record<string, number>> = {
  us: 730,
  it: 365,
  fr: 1095,
  de: 730,
  es: 730,
  pt: 730,
  ch: 730,
  gb: 730,
};

/** Days after which a prescription has expired in a store. */
export const prescriptionDays = (storeId: string): number =>
  VALIDITY_DAYS[knownStore(storeId).country] ?? PRESCRIPTION_EXPIRY_DAYS;

/**
 * Countries whose law has the seller of contact lenses ask the prescriber before it sells: the United States by 16 CFR Part
 * 315.
 */
const ASK_PRESCRIBER: ReadonlySet<string> = new Set(['us']);

/** Whether contact lenses of a store wait until their prescriber was asked (RX-20). */
export const asksPrescriber = (storeId: string): boolean => ASK_PRESCRIBER.has(knownStore(storeId).country);
