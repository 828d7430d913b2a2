import { liesIn, numberFrom } from './clinicalRanges';
import type { ClinicalRanges, Range } from './clinicalRanges';
import { prescriptionFaults } from './prescription.errors';

/** Prescription values as text, by the names of the specification (section 30); unknown members are kept. */
export type PrescriptionValues = Record<string, string>;

const eyes = ['right', 'left'] as const;

function valueOf(values: PrescriptionValues, field: string): string {
  return (values[field] ?? '').trim();
}

/** Throws unless a filled-in field holds a value of the range; gives the number, or null when it is empty. */
function check(values: PrescriptionValues, field: string, range: Range): number | null {
  const text = valueOf(values, field);
  if (text === '') return null;
  const value = numberFrom(text);
  if (value === null || !liesIn(value, range)) throw prescriptionFaults.outOfRange(field, ...range);
  return value;
}

function checkAxis(values: PrescriptionValues, field: string, cylinder: number | null, range: Range): void {
  const text = valueOf(values, field);
  const none = text === '' || numberFrom(text) === 0;
  if (cylinder !== null && cylinder !== 0 && none) throw prescriptionFaults.needed(field, 'with a cylinder');
  if (!none) check(values, field, range);
}

/** An addition of zero means none. */
function checkAddition(values: PrescriptionValues, field: string, range: Range): void {
  if (numberFrom(valueOf(values, field)) !== 0) check(values, field, range);
}

/** One distance for both eyes or one for each; a side that repeats the single value stands for it (RX-02). */
function checkDistances(values: PrescriptionValues, ranges: ClinicalRanges): boolean {
  const single = check(values, 'pupillaryDistance', ranges.binocularDistance);
  const sides = ['lPupDistance', 'rPupDistance'].map((field) => {
    const repeated = single !== null && numberFrom(valueOf(values, field)) === single;
    return repeated ? single : check(values, field, ranges.monocularDistance);
  });
  return single !== null || sides.every((side) => side !== null);
}

/** Throws the first reason why a spectacle prescription cannot be made (RX-02). */
export function checkSpectacles(values: PrescriptionValues, ranges: ClinicalRanges): void {
  for (const eye of eyes) {
    check(values, `${eye}Sphere`, ranges.sphere);
    const cylinder = check(values, `${eye}Cyl`, ranges.cylinder);
    checkAxis(values, `${eye}Axis`, cylinder, ranges.axis);
    checkAddition(values, `${eye}Add`, ranges.add);
  }
  const measured = checkDistances(values, ranges);
  if (valueOf(values, 'leftSphere') === '') throw prescriptionFaults.needed('leftSphere', 'for a prescription');
  const isContactLens = /contact/i.test(valueOf(values, 'productType'));
  if (!measured && !isContactLens) throw prescriptionFaults.needed('pupillaryDistance', 'for a prescription');
}

/** Ranges of contact lenses that the optical reference does not name; base curve and diameter in millimetres. */
const baseCurve: Range = [7, 10, 0.05];
const diameter: Range = [12, 16, 0.1];
const boxes: Range = [1, 99, 1];

/** Throws the first reason why a contact-lens eye cannot be ordered (RX-20). */
export function checkContactLensEye(values: PrescriptionValues, ranges: ClinicalRanges): void {
  check(values, 'power', ranges.sphere);
  check(values, 'sphere', ranges.sphere);
  const cylinder = check(values, 'cylinder', ranges.cylinder);
  checkAxis(values, 'axis', cylinder, ranges.axis);
  check(values, 'baseCurve', baseCurve);
  check(values, 'diameter', diameter);
  check(values, 'boxes', boxes);
  // Additions of contact lenses are often named (low, medium, high).
  if (numberFrom(valueOf(values, 'addition')) !== null) checkAddition(values, 'addition', ranges.add);
}
