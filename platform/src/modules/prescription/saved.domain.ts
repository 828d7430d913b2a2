import {
  EMPTY_VALUES,
  eyePower,
  isPrescriptionExpired,
  prescriptionValidUntil,
  toSavedPrescription,
  type EyePair,
  type PrescriptionValues as TypedValues,
} from '@sightline/shared-lib/domain/prescription';

import { invalidInput } from '../../kernel';
import { spectacleValues } from './details.domain';
import type { PrescriptionValues } from './details.domain';
import { prescriptionFaults } from './prescription.errors';

/** What is sealed of a prescription that is kept for next time. */
export interface SavedContent {
  readonly nickName: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `yyyy-MM-dd`, or empty; so is the next. */
  readonly dateOfBirth: string;
  /** Day on the paper. */
  readonly issuedOn: string;
  readonly prescriber: string;
  readonly rxType: string;
  readonly values: TypedValues;
}

/** A prescription with where it lies and how old it is. */
export interface KeptPrescription {
  readonly prescriptionId: string;
  /** The order it came with; empty for those that were saved. */
  readonly orderId: string;
  readonly orderItemId: string;
  readonly content: SavedContent;
  readonly changedAt: Date;
  readonly usedAt: Date | null;
}

/** A prescription a shopper can use again, in the form forms are filled from (RX-04). */
export interface SavedPrescription extends Omit<SavedContent, 'values'> {
  prescriptionId: string;
  orderId: string;
  orderItemId: string;
  SPH: EyePair;
  CYL: EyePair;
  AX: EyePair;
  ADD: EyePair;
  PD: EyePair;
  /** Prism and base, where the prescription has them. */
  PRISM?: EyePair;
  BASE?: EyePair;
  /** When its values were last given, ISO 8601. */
  lastUpdate: string;
  /** Empty for one that was never used. */
  lastUsed: string;
  /** Last day on which it counts, `yyyy-MM-dd`. */
  validUntil: string;
  expired: boolean;
}

export const NO_CONTENT: Omit<SavedContent, 'values'> = {
  nickName: '',
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  issuedOn: '',
  prescriber: '',
  rxType: '',
};

const EARLIEST = '1900-01-01';
const DAY_MS = 86_400_000;

/** Throws unless a day is empty, or one of the calendar that has been; elsewhere tomorrow may have begun. */
export function checkDay(field: string, day: string, now: Date): void {
  if (day === '') return;
  const date = new Date(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
  if (!isReal || day < EARLIEST || date.getTime() > now.getTime() + DAY_MS) throw invalidInput(field);
}

/** Throws when the day on a paper is none that can be, or so long ago that new lenses need a newer one (RX-05). */
export function checkPaper(issuedOn: string, now: Date, days: number): void {
  checkDay('issuedOn', issuedOn, now);
  const validUntil = prescriptionValidUntil({ issuedOn, changedAt: now }, days);
  if (isPrescriptionExpired(validUntil, now)) throw prescriptionFaults.expired(validUntil);
}

/** Values as they are kept, with the defaults of the specification where one is empty. */
export function savedValues(details: PrescriptionValues): TypedValues {
  const values = spectacleValues(details);
  const fields = Object.keys(EMPTY_VALUES) as (keyof TypedValues)[];
  return Object.fromEntries(
    fields.map((field) => [field, values[field] || EMPTY_VALUES[field]]),
  ) as unknown as TypedValues;
}

/** What was said of a prescription in an order, as if it had been saved. */
export function contentOf(details: PrescriptionValues): SavedContent {
  const said = Object.keys(NO_CONTENT).map((name) => [name, details[name] ?? '']);
  return { ...NO_CONTENT, ...Object.fromEntries(said), values: savedValues(details) };
}

const folded = (text: string) => text.trim().toLowerCase();

/** Values that are kept, without an axis where no cylinder is: it says nothing of the lens. */
function comparable(values: TypedValues): TypedValues {
  const round = (['right', 'left'] as const).filter((side) => eyePower(values, side).cylinder === 0);
  return { ...values, ...Object.fromEntries(round.map((side) => [`${side}Axis`, '0'])) };
}

/** Same eyes of the same wearer: what makes two prescriptions one. An order does not always say whose they are. */
export function isSamePrescription(one: SavedContent, other: SavedContent): boolean {
  const wearer = ({ firstName, lastName }: SavedContent) => folded(`${firstName} ${lastName}`);
  const [first, second] = [wearer(one), wearer(other)];
  if (first !== second && first !== '' && second !== '') return false;
  const [left, right] = [comparable(one.values), comparable(other.values)];
  return (Object.keys(left) as (keyof TypedValues)[]).every((field) => left[field] === right[field]);
}

/** Every prescription once: the first of those that are the same. */
export function withoutDoubles(kept: readonly KeptPrescription[]): KeptPrescription[] {
  return kept.filter(
    (one, index) => !kept.slice(0, index).some((before) => isSamePrescription(before.content, one.content)),
  );
}

/** Until when a prescription counts where it is asked for. */
export const validUntilOf = ({ content, changedAt }: KeptPrescription, days: number): string =>
  prescriptionValidUntil({ issuedOn: content.issuedOn, changedAt }, days);

/** As the list of the specification tells it (RX-04). */
export function savedRecord(kept: KeptPrescription, days: number, now: Date): SavedPrescription {
  const { values, ...said } = kept.content;
  const validUntil = validUntilOf(kept, days);
  return {
    ...said,
    ...toSavedPrescription(values, said.rxType),
    prescriptionId: kept.prescriptionId,
    orderId: kept.orderId,
    orderItemId: kept.orderItemId,
    lastUpdate: kept.changedAt.toISOString(),
    lastUsed: kept.usedAt?.toISOString() ?? '',
    validUntil,
    expired: isPrescriptionExpired(validUntil, now),
  };
}
