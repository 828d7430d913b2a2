import { CONTACT_LENSES } from '../optics/contactLenses';
import { isPrescriptionExpired } from '../prescription/validity';

/** Days a lens is worn before it is replaced, by the code of the catalogue's REPLACEMENT. */
const WEAR_DAYS: Readonly<Record<string, number>> = CONTACT_LENSES.replacementDays;

/** Days that a box lasts one eye; null where the rhythm or the number of lenses is not known (RX-20). */
export function boxDays(replacement: string | null | undefined, lenses: number | null): number | null {
  const days = WEAR_DAYS[replacement?.trim().toLowerCase() ?? ''];
  return days === undefined || lenses === null || lenses < 1 ? null : days * lenses;
}

const DAY_MS = 86_400_000;

/**
 * Most boxes of one eye that are worn before its prescription expires: nothing of one that has expired, and one box of any
 * other, which cannot be divided (RX-20). The form asks while boxes are chosen, the platform when they come to the cart.
 */
export function boxesUntil(daysOfBox: number, validUntil: string, now: Date): number {
  if (isPrescriptionExpired(validUntil, now)) return 0;
  const today = Date.parse(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  const days = Math.round((Date.parse(`${validUntil}T00:00:00Z`) - today) / DAY_MS) + 1;
  return Math.max(1, Math.floor(days / daysOfBox));
}
