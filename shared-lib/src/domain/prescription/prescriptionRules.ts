import { hasSign, parseOptical, storedPower } from './opticalNumber';
import type { PrescriptionValues } from './prescription';
import { BASE_FIELDS, isPrismBase, type BaseField } from './prism';
import { RANGES, hasAddition, opticalProblem } from './ranges';
import type { OpticalField } from './ranges';

/** Distances of both eyes; a side that is missing takes the single value (RX-02). */
export function pupillaryDistances(values: PrescriptionValues): { readonly left: string; readonly right: string } {
  return {
    left: values.lPupDistance.trim() || values.pupillaryDistance.trim(),
    right: values.rPupDistance.trim() || values.pupillaryDistance.trim(),
  };
}

/** The distance was given for both eyes together: it is that of neither (RX-02). */
export function isDistanceOfBoth(values: PrescriptionValues): boolean {
  const { left, right } = pupillaryDistances(values);
  return right !== '' && left === right && right === values.pupillaryDistance.trim();
}

/** A prescription counts as present only when left sphere and its pupillary distance are filled (RX-02). */
export function isPrescriptionPresent(values: PrescriptionValues): boolean {
  return values.leftSphere.trim() !== '' && pupillaryDistances(values).left !== '';
}

export type ValueField = keyof PrescriptionValues;

/** What is wrong with one field of the form. */
export type ValueProblem =
  | 'required'
  | 'addition-missing'
  | 'not-a-number'
  | 'sign-missing'
  | 'out-of-range'
  | 'off-step'
  | 'axis-needs-cylinder'
  | 'cylinder-needs-axis'
  | 'prism-needs-base'
  | 'base-needs-prism';

/** Fields that hold a number. */
export type NumberField = Exclude<ValueField, BaseField>;

/** What a field of the form measures. */
export const OPTICAL_KIND: Readonly<Record<NumberField, OpticalField>> = {
  rightSphere: 'sphere',
  leftSphere: 'sphere',
  rightCyl: 'cylinder',
  leftCyl: 'cylinder',
  rightAxis: 'axis',
  leftAxis: 'axis',
  rightAdd: 'addition',
  leftAdd: 'addition',
  rightPrism: 'prism',
  leftPrism: 'prism',
  pupillaryDistance: 'distance',
  rPupDistance: 'monocularDistance',
  lPupDistance: 'monocularDistance',
};

const SIGNED: ReadonlySet<OpticalField> = new Set(['sphere', 'cylinder']);

/** Zero says "none" where no lens has zero: the axis of an eye without cylinder, an addition, a prism (RX-02). */
const ZERO_IS_NONE: ReadonlySet<OpticalField> = new Set(['axis', 'addition', 'prism']);

/** A typed field on its own; empty fields are judged by the form. */
function fieldProblem(field: NumberField, values: PrescriptionValues): ValueProblem | null {
  const kind = OPTICAL_KIND[field];
  const value = parseOptical(values[field]);
  if (value === null) return 'not-a-number';
  if (SIGNED.has(kind) && !hasSign(values[field])) return 'sign-missing';
  if (ZERO_IS_NONE.has(kind) && value === 0) return null;
  // A side that repeats the distance of both eyes stands for it (RX-02).
  if (kind === 'monocularDistance' && value === parseOptical(values.pupillaryDistance)) return null;
  return opticalProblem(kind, value);
}

function cylinderProblems(eye: 'right' | 'left', values: PrescriptionValues): [ValueField, ValueProblem][] {
  const cylinder = parseOptical(values[`${eye}Cyl`]) ?? 0;
  const axis = parseOptical(values[`${eye}Axis`]) ?? 0;
  if (cylinder !== 0 && axis === 0) return [[`${eye}Axis`, 'cylinder-needs-axis']];
  return cylinder === 0 && axis !== 0 ? [[`${eye}Axis`, 'axis-needs-cylinder']] : [];
}

/** A prism without its direction cannot be made, nor a direction without a prism. */
function prismProblems(eye: 'right' | 'left', values: PrescriptionValues): [ValueField, ValueProblem][] {
  const prism = parseOptical(values[`${eye}Prism`]) ?? 0;
  const base = values[`${eye}PrismBase`].trim();
  if (prism !== 0 && !isPrismBase(base)) return [[`${eye}PrismBase`, 'prism-needs-base']];
  return prism === 0 && base !== '' ? [[`${eye}Prism`, 'base-needs-prism']] : [];
}

function distanceProblems(values: PrescriptionValues): [ValueField, ValueProblem][] {
  if (values.pupillaryDistance.trim()) return [];
  const missing = (['rPupDistance', 'lPupDistance'] as const).filter((field) => !values[field].trim());
  if (missing.length === 0) return [];
  return missing.length === 2 ? [['pupillaryDistance', 'required']] : missing.map((field) => [field, 'required']);
}

/** What is asked beyond the values themselves. */
export interface PrescriptionPurpose {
  /** A lens for far and near is made with an addition. */
  readonly additionRequired?: boolean;
  /** Contact lenses are made without the distance between the eyes. */
  readonly distanceRequired?: boolean;
}

/**
 * Every problem of the typed values, one a field, in the order of the paper (RX-02). The browser asks it while a form is
 * filled in, the platform before it keeps the values: one verdict.
 */
export function prescriptionProblems(
  values: PrescriptionValues,
  { additionRequired = false, distanceRequired = true }: PrescriptionPurpose = {},
): Readonly<Partial<Record<ValueField, ValueProblem>>> {
  const problems: Partial<Record<ValueField, ValueProblem>> = {};
  const note = (field: ValueField, problem: ValueProblem) => {
    problems[field] ??= problem;
  };
  for (const field of Object.keys(OPTICAL_KIND) as NumberField[]) {
    if (values[field].trim() === '' && OPTICAL_KIND[field] === 'sphere') note(field, 'required');
    const problem = values[field].trim() === '' ? null : fieldProblem(field, values);
    if (problem) note(field, problem);
    const isAsked = additionRequired && OPTICAL_KIND[field] === 'addition';
    if (isAsked && !hasAddition(parseOptical(values[field]))) note(field, 'addition-missing');
  }
  for (const eye of ['right', 'left'] as const) {
    for (const [field, problem] of [...cylinderProblems(eye, values), ...prismProblems(eye, values)]) {
      note(field, problem);
    }
  }
  if (distanceRequired) for (const [field, problem] of distanceProblems(values)) note(field, problem);
  return problems;
}

function normalised(field: NumberField, typed: string): string {
  const value = parseOptical(typed);
  if (value === null) return typed.trim();
  const kind = OPTICAL_KIND[field];
  if (kind === 'sphere' || kind === 'cylinder' || kind === 'addition') return storedPower(value);
  if (kind === 'prism') return value.toFixed(2);
  return String(value);
}

interface EyeLens {
  readonly sphere: number;
  readonly cylinder: number;
  readonly axis: number;
}

/** The same lens written with the other sign of cylinder: S' = S + C, C' = -C, axis turned by 90 degrees. */
export function transpose(eye: EyeLens): EyeLens {
  if (eye.cylinder === 0) return eye;
  const turned = (eye.axis + 90) % 180;
  return { sphere: eye.sphere + eye.cylinder, cylinder: -eye.cylinder, axis: turned === 0 ? 180 : turned };
}

/** A cylinder written with plus, as a laboratory reads it; left as it is where the other way of writing leaves the table. */
function inMinusForm(eye: 'right' | 'left', values: PrescriptionValues): Partial<PrescriptionValues> {
  const [sphere, cylinder, axis] = (['Sphere', 'Cyl', 'Axis'] as const).map((one) =>
    parseOptical(values[`${eye}${one}`]),
  );
  if (sphere == null || axis == null || !cylinder || cylinder < 0) return {};
  const minus = transpose({ sphere, cylinder, axis });
  if (minus.sphere > RANGES.sphere.max) return {};
  return {
    [`${eye}Sphere`]: storedPower(minus.sphere),
    [`${eye}Cyl`]: storedPower(minus.cylinder),
    [`${eye}Axis`]: String(minus.axis),
  };
}

/**
 * Typed values -> stored form, `-1,75` becoming `-1.75` and a plus cylinder the same lens with minus; what is no number stays
 * as typed (RX-02).
 */
export function normaliseValues(values: PrescriptionValues): PrescriptionValues {
  const numbers = (Object.keys(OPTICAL_KIND) as NumberField[]).map((field) => [
    field,
    normalised(field, values[field]),
  ]);
  const bases = BASE_FIELDS.map((field) => [field, values[field].trim()]);
  const kept = Object.fromEntries([...numbers, ...bases]) as unknown as PrescriptionValues;
  return { ...kept, ...inMinusForm('right', kept), ...inMinusForm('left', kept) };
}
