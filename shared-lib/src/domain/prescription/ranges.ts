import { OPTICS } from '../optics/optics';
import type { OpticalRange } from '../optics/optics';

export type { OpticalRange } from '../optics/optics';

export type OpticalField = 'sphere' | 'cylinder' | 'axis' | 'addition' | 'prism' | 'distance' | 'monocularDistance';

const { sphere, cylinder, axis, addition, prism, distance, monocularDistance } = OPTICS.prescription;

/** What laboratories make: dioptres, degrees, millimetres (RX-02). */
export const RANGES: Readonly<Record<OpticalField, OpticalRange>> = {
  sphere,
  cylinder,
  axis,
  addition,
  prism,
  distance,
  monocularDistance,
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

/** Zero says "none", as an empty box does: a lens for far and near is not made with it. */
export const hasAddition = (addition: number | null): boolean => addition !== null && addition !== 0;
