import { OPTICS } from '../optics/optics';
import type { LensDesign } from '../optics/optics';
import { parseOptical } from './opticalNumber';
import type { PrescriptionValues } from './prescription';
import { pupillaryDistances } from './prescriptionRules';

/** Eye by the side of the wearer. */
export type EyeSide = 'right' | 'left';

/** What one lens of a pair of glasses has to do: dioptres, degrees, and millimetres from the middle of the nose to the pupil. */
export interface EyePower {
  readonly sphere: number;
  readonly cylinder: number;
  /** 1 to 180, 0 without a cylinder; counted from the wearer's left, as on every prescription. */
  readonly axis: number;
  readonly addition: number;
  /** Null while no distance is known. */
  readonly distance: number | null;
}

const numberOr = (typed: string, otherwise: number) => parseOptical(typed) ?? otherwise;

/** Half of what both eyes share, where no side was measured alone. */
function distanceOf(values: PrescriptionValues, side: EyeSide): number | null {
  const own = parseOptical(pupillaryDistances(values)[side]);
  if (own === null) return null;
  return own > OPTICS.prescription.monocularDistance.max ? own / 2 : own;
}

/** The numbers of one eye; what is empty does nothing. */
export function eyePower(values: PrescriptionValues, side: EyeSide): EyePower {
  return {
    sphere: numberOr(values[`${side}Sphere`], 0),
    cylinder: numberOr(values[`${side}Cyl`], 0),
    axis: numberOr(values[`${side}Axis`], 0),
    addition: numberOr(values[`${side}Add`], 0),
    distance: distanceOf(values, side),
  };
}

/** Power of the strongest meridian at the pupil, dioptres without sign: what decides the material. */
export function strongestPower({ sphere, cylinder, addition }: EyePower, design: LensDesign): number {
  const far = sphere + OPTICS.designs[design].far * addition;
  return Math.max(Math.abs(far), Math.abs(far + cylinder));
}
