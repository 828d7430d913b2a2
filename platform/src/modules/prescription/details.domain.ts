import { CONTACT_LENSES } from '@sightline/shared-lib/domain/lens';
import {
  BASE_FIELDS,
  NO_VALUES,
  OPTICAL_KIND,
  RANGES,
  STORED_PRESCRIPTION,
  fromStoredPrescription,
  normaliseValues,
  prescriptionProblems,
  rangeProblem,
  toStoredPrescription,
  type NumberField,
  type OpticalRange,
  type PrescriptionValues as TypedValues,
  type ValueField,
  type ValueProblem,
} from '@sightline/shared-lib/domain/prescription';
import { isRealDate } from '@sightline/shared-lib/domain/validation';

import { prescriptionFaults } from './prescription.errors';

/** Prescription values as text, by the names of the specification (section 30); unknown members are kept. */
export type PrescriptionValues = Record<string, string>;

/** A finite number written as text, comma or point, or null. */
function numberFrom(text: string): number | null {
  return /^[+-]?\d{1,3}([.,]\d{1,3})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null;
}

function valueOf(values: PrescriptionValues, field: string): string {
  return (values[field] ?? '').trim();
}

/** Throws unless a filled-in field holds a value of the range; gives the number, or null when it is empty. */
function check(values: PrescriptionValues, field: string, range: OpticalRange): number | null {
  const text = valueOf(values, field);
  if (text === '') return null;
  const value = numberFrom(text);
  if (rangeProblem(range, value)) throw prescriptionFaults.outOfRange(field, range.min, range.max, range.step);
  return value;
}

function checkAxis(values: PrescriptionValues, field: string, cylinder: number | null, range: OpticalRange): void {
  const text = valueOf(values, field);
  const none = text === '' || numberFrom(text) === 0;
  if (cylinder !== null && cylinder !== 0 && none) throw prescriptionFaults.needed(field, 'with a cylinder');
  if (!none) check(values, field, range);
}

/** An addition of zero means none. */
function checkAddition(values: PrescriptionValues, field: string, range: OpticalRange): void {
  if (numberFrom(valueOf(values, field)) !== 0) check(values, field, range);
}

/** Problems that a value has by itself; the others lack something beside it. */
const OWN_PROBLEMS: ReadonlySet<ValueProblem> = new Set(['not-a-number', 'sign-missing', 'out-of-range', 'off-step']);

const FIELDS: readonly ValueField[] = [...(Object.keys(OPTICAL_KIND) as NumberField[]), ...BASE_FIELDS];

/** What a field that is there lacks beside it. */
const LACKING: Readonly<Partial<Record<ValueProblem, string>>> = {
  'cylinder-needs-axis': 'with a cylinder',
  'prism-needs-base': 'with a prism',
  'base-needs-prism': 'with a base of a prism',
};

function given(values: PrescriptionValues): TypedValues {
  return Object.fromEntries(FIELDS.map((field) => [field, valueOf(values, field)])) as unknown as TypedValues;
}

/** Whether values are for contact lenses, as their sender says: enough where they belong to nothing that was bought. */
const saysContactLenses = (values: PrescriptionValues): boolean => /contact/i.test(valueOf(values, 'productType'));

/**
 * Throws the first reason why a spectacle prescription cannot be made: the verdict of the form, on what arrived (RX-02). What
 * was bought decides whether a distance is needed, where there is something.
 */
export function checkSpectacles(values: PrescriptionValues, distanceRequired = !saysContactLenses(values)): void {
  const problems = prescriptionProblems(given(values), { distanceRequired });
  const field = FIELDS.find((one) => problems[one] !== undefined);
  if (!field) return;
  const problem = problems[field];
  if (problem && OWN_PROBLEMS.has(problem)) {
    const { min, max, step } = RANGES[OPTICAL_KIND[field as NumberField]];
    throw prescriptionFaults.outOfRange(field, min, max, step);
  }
  throw prescriptionFaults.needed(field, (problem && LACKING[problem]) ?? 'for a prescription');
}

/** The values as they are kept: powers with sign and two decimals, cylinders with minus, whatever was typed (RX-04). */
export function keptSpectacles(values: PrescriptionValues): PrescriptionValues {
  const normalised = normaliseValues(given(values));
  const sent = Object.entries(normalised).filter(([name]) => Object.hasOwn(values, name));
  return { ...values, ...Object.fromEntries(sent) };
}

/** Values that were checked, as lenses are judged by them. */
export const spectacleValues = (values: PrescriptionValues): TypedValues => normaliseValues(given(values));

/** The values of `x_lens_prescription` as a line keeps them; throws when lenses cannot be made to them (RX-11). */
export function keptPrescription(text: string): object {
  const values = fromStoredPrescription(text, NO_VALUES);
  if (!values) throw prescriptionFaults.notMade(STORED_PRESCRIPTION);
  checkSpectacles({ ...values });
  const told = toldDay(text);
  return { ...toStoredPrescription(normaliseValues(values)), ...(told ? { [COUNTS_FROM]: told } : {}) };
}

/** Member beyond the specification's: the day from which the values count, `yyyy-MM-dd`. It goes along when glasses are bought again (RX-05). */
export const COUNTS_FROM = 'x_countsFrom';

function toldDay(text: string): string {
  const { [COUNTS_FROM]: day } = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return typeof day === 'string' && isRealDate(day) ? day : '';
}

/** From when the values of a line count: the day that is kept with them, never later than the line was written; else when the line was made (RX-05). */
export function countsFrom(text: string, { createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }): Date {
  const told = toldDay(text);
  return told ? new Date(Math.min(Date.parse(`${told}T00:00:00Z`), updatedAt.getTime())) : createdAt;
}

/** Ranges of contact lenses that spectacles do not have. */
const { baseCurve, diameter } = CONTACT_LENSES;
const boxes: OpticalRange = { min: 1, max: 99, step: 1 };

/** Throws the first reason why a contact-lens eye cannot be ordered (RX-20). */
export function checkContactLensEye(values: PrescriptionValues): void {
  check(values, 'power', RANGES.sphere);
  check(values, 'sphere', RANGES.sphere);
  const cylinder = check(values, 'cylinder', RANGES.cylinder);
  checkAxis(values, 'axis', cylinder, RANGES.axis);
  check(values, 'baseCurve', baseCurve);
  check(values, 'diameter', diameter);
  check(values, 'boxes', boxes);
  // Additions of contact lenses are often named (low, medium, high).
  if (numberFrom(valueOf(values, 'addition')) !== null) checkAddition(values, 'addition', RANGES.addition);
}
