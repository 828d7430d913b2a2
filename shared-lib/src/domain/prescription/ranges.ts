/** Smallest, largest and step of a value; `offGrid` values lie between two steps. */
export interface OpticalRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export type OpticalField = 'sphere' | 'cylinder' | 'axis' | 'addition' | 'distance' | 'monocularDistance';

/** What laboratories make: dioptres, degrees, millimetres (RX-02). */
export const RANGES: Readonly<Record<OpticalField, OpticalRange>> = {
  sphere: { min: -20, max: 20, step: 0.25 },
  cylinder: { min: -6, max: 6, step: 0.25 },
  axis: { min: 1, max: 180, step: 1 },
  addition: { min: 0.75, max: 3.5, step: 0.25 },
  distance: { min: 48, max: 78, step: 0.5 },
  monocularDistance: { min: 23, max: 39, step: 0.5 },
};

/** Why a value cannot be made; null when it can. */
export type OpticalProblem = 'not-a-number' | 'out-of-range' | 'off-step' | null;

/** Checks a value against its range. */
export const opticalProblem = (field: OpticalField, value: number | null): OpticalProblem =>
  rangeProblem(RANGES[field], value);

/** Checks a value against any range; steps are compared with room for binary fractions. */
export function rangeProblem({ min, max, step }: OpticalRange, value: number | null): OpticalProblem {
  if (value === null || !Number.isFinite(value)) return 'not-a-number';
  if (value < min || value > max) return 'out-of-range';
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6 ? null : 'off-step';
}

/** Every value of a range, smallest first, for pickers. */
export function valuesOf(field: OpticalField): readonly number[] {
  const { min, max, step } = RANGES[field];
  const count = Math.round((max - min) / step);
  return Array.from({ length: count + 1 }, (_, index) => Number((min + index * step).toFixed(2)));
}

/** Values that can be made but are rare: the shopper is asked once whether they are right. */
export function isUnusual(field: OpticalField, value: number): boolean {
  if (field === 'sphere') return Math.abs(value) > 8;
  if (field === 'distance') return value < 54 || value > 74;
  return false;
}

/** Spheres of the two eyes this far apart are rare (dioptres). */
const UNUSUAL_DIFFERENCE = 3;

export function areEyesFarApart(right: number, left: number): boolean {
  return Math.abs(right - left) > UNUSUAL_DIFFERENCE;
}
