import { OPTICS } from '../optics/optics';

/** Days a prescription usually counts in a country; one that is not named has the default, whose unit was decided (RX-05). */
const VALIDITY_DAYS: Readonly<Record<string, number>> = OPTICS.prescription.validityDays;

/** Days after which a prescription has expired in a country, by its two letters. */
export const prescriptionDaysIn = (country: string): number =>
  VALIDITY_DAYS[country.toLowerCase()] ?? OPTICS.prescription.expiryDays;

/** What the age of a prescription is counted from. */
export interface PrescriptionAge {
  /** Day on the paper, `yyyy-MM-dd`; empty where nobody said. */
  readonly issuedOn: string;
  /** When its values were last given. */
  readonly changedAt: Date;
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The last day on which a prescription counts, `yyyy-MM-dd`: from the day on the paper, else from its last change (RX-05). */
export function prescriptionValidUntil({ issuedOn, changedAt }: PrescriptionAge, days: number): string {
  const until = new Date(`${issuedOn || dayOf(changedAt)}T00:00:00Z`);
  until.setUTCDate(until.getUTCDate() + days);
  return dayOf(until);
}

/** True from the day after the last one. */
export const isPrescriptionExpired = (validUntil: string, now: Date): boolean => dayOf(now) > validUntil;
