import { RANGES, rangeProblem, type OpticalRange } from '@sightline/shared-lib/domain/prescription';

import { prescriptionFaults } from './prescription.errors';

/** Prescription values as text, by the names of the specification (section 30); unknown members are kept. */
export type PrescriptionValues = Record<string, string>;

const eyes = ['right', 'left'] as const;

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

/** One distance for both eyes or one for each; a side that repeats the single value stands for it (RX-02). */
function checkDistances(values: PrescriptionValues): boolean {
  const single = check(values, 'pupillaryDistance', RANGES.distance);
  const sides = ['lPupDistance', 'rPupDistance'].map((field) => {
    const repeated = single !== null && numberFrom(valueOf(values, field)) === single;
    return repeated ? single : check(values, field, RANGES.monocularDistance);
  });
  return single !== null || sides.every((side) => side !== null);
}

/** Throws the first reason why a spectacle prescription cannot be made (RX-02). */
export function checkSpectacles(values: PrescriptionValues): void {
  for (const eye of eyes) {
    check(values, `${eye}Sphere`, RANGES.sphere);
    const cylinder = check(values, `${eye}Cyl`, RANGES.cylinder);
    checkAxis(values, `${eye}Axis`, cylinder, RANGES.axis);
    checkAddition(values, `${eye}Add`, RANGES.addition);
  }
  const measured = checkDistances(values);
  if (valueOf(values, 'leftSphere') === '') throw prescriptionFaults.needed('leftSphere', 'for a prescription');
  const isContactLens = /contact/i.test(valueOf(values, 'productType'));
  if (!measured && !isContactLens) throw prescriptionFaults.needed('pupillaryDistance', 'for a prescription');
}

/** Ranges of contact lenses that spectacles do not have; base curve and diameter in millimetres. */
const baseCurve: OpticalRange = { min: 7, max: 10, step: 0.05 };
const diameter: OpticalRange = { min: 12, max: 16, step: 0.1 };
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
