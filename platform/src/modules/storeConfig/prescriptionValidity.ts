import { prescriptionDaysIn } from '@sightline/shared-lib/domain/prescription';

import { knownStore } from './knownStore';

/** Days after which a prescription has expired in a store (RX-05). */
export const prescriptionDays = (storeId: string): number => prescriptionDaysIn(knownStore(storeId).country);

/**
 * Countries whose law has the seller of contact lenses ask the prescriber before it sells: the United States by 16 CFR Part
 * 315.
 */
const ASK_PRESCRIBER: ReadonlySet<string> = new Set(['us']);

/** Whether contact lenses of a store wait until their prescriber was asked (RX-20). */
export const asksPrescriber = (storeId: string): boolean => ASK_PRESCRIBER.has(knownStore(storeId).country);
