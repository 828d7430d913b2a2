import { materialOf, OPTICS, THICKNESSES } from '../optics/optics';
import type { LensDesign, Thickness, Treatment } from '../optics/optics';
import { strongestPower } from '../prescription/eyePower';
import type { EyePower } from '../prescription/eyePower';
import { hasAddition } from '../prescription/ranges';
import { minimumBlank } from './lensInFrame';
import type { LensFrame } from './lensInFrame';

/** What the shopper can change so that the lens can be made. */
export type LensChange = 'frame' | 'use' | 'thickness' | 'treatment' | 'prescription';

/** Why a lens cannot be made. `limit` and `value` are millimetres or dioptres, as the reason says. */
export interface LensRefusal {
  readonly reason:
    | 'addition-missing'
    | 'frame-too-low'
    | 'frame-too-wide'
    | 'power-too-strong'
    | 'power-too-weak'
    | 'rim-too-weak'
    | 'treatment-not-made';
  readonly change: LensChange;
  readonly limit?: number;
  readonly value?: number;
}

/** A lens as it is chosen: for both eyes of one frame. */
export interface LensChosen {
  /** Null where the catalogue does not know the measurements: what needs them is not judged. */
  readonly frame: LensFrame | null;
  /** Null while the prescription is not known: what needs it is not judged. */
  readonly eyes: { readonly right: EyePower; readonly left: EyePower } | null;
  readonly design: LensDesign;
  /** What is not chosen yet is not judged. */
  readonly thickness?: Thickness | undefined;
  readonly treatment?: Treatment | undefined;
}

const largestOf = (numbers: readonly (number | null)[]): number => Math.max(0, ...numbers.map((one) => one ?? 0));

const pair = ({ eyes }: LensChosen): readonly EyePower[] => (eyes ? [eyes.right, eyes.left] : []);

function designRefusals(chosen: LensChosen): LensRefusal[] {
  const { frame, design } = chosen;
  const { leastLensHeight, asksAddition, largestBlank } = OPTICS.designs[design];
  const refusals: LensRefusal[] = [];
  if (frame && frame.lensHeight < leastLensHeight) {
    refusals.push({ reason: 'frame-too-low', change: 'frame', limit: leastLensHeight, value: frame.lensHeight });
  }
  if (asksAddition && pair(chosen).some(({ addition }) => !hasAddition(addition))) {
    refusals.push({ reason: 'addition-missing', change: 'prescription' });
  }
  const blank = frame ? largestOf(pair(chosen).map((eye) => eye.distance && minimumBlank(frame, eye.distance))) : 0;
  if (blank > largestBlank) {
    refusals.push({ reason: 'frame-too-wide', change: 'frame', limit: largestBlank, value: Math.ceil(blank) });
  }
  return refusals;
}

function thicknessRefusals(chosen: LensChosen, thickness: Thickness): LensRefusal[] {
  const { madeFrom, madeTo, rims } = materialOf(thickness);
  const strongest = largestOf(pair(chosen).map((eye) => strongestPower(eye, chosen.design)));
  const refusals: LensRefusal[] = [];
  if (chosen.frame && !rims.includes(chosen.frame.rim)) refusals.push({ reason: 'rim-too-weak', change: 'thickness' });
  if (strongest > madeTo) {
    refusals.push({ reason: 'power-too-strong', change: 'thickness', limit: madeTo, value: strongest });
  }
  // A pair is cut from one material: one strong eye is reason enough for it.
  if (chosen.eyes && strongest < madeFrom) {
    refusals.push({ reason: 'power-too-weak', change: 'thickness', limit: madeFrom, value: strongest });
  }
  return refusals;
}

function isTreatmentMade(treatment: Treatment, design: LensDesign, thickness: Thickness | undefined): boolean {
  const { designs, thicknesses } = OPTICS.treatments[treatment];
  return designs.includes(design) && (thickness === undefined || thicknesses.includes(thickness));
}

/**
 * Every reason why the chosen lens cannot be made, with what to change; none when it can. The configurator asks while choices
 * are made, the platform when the lens comes to the cart: one verdict (RX-10, RX-12).
 */
export function lensRefusals(chosen: LensChosen): readonly LensRefusal[] {
  const { design, thickness, treatment } = chosen;
  const isMade = treatment === undefined || isTreatmentMade(treatment, design, thickness);
  return [
    ...designRefusals(chosen),
    ...(thickness === undefined ? [] : thicknessRefusals(chosen, thickness)),
    ...(isMade ? [] : [{ reason: 'treatment-not-made', change: 'treatment' } as const]),
  ];
}

/** The thickness to advise: the first that is made so and whose advised power reaches the stronger eye; undefined when none is made. */
export function advisedThickness(chosen: Omit<LensChosen, 'thickness'>): Thickness | undefined {
  const made = THICKNESSES.filter((thickness) => lensRefusals({ ...chosen, thickness }).length === 0);
  const strongest = largestOf(pair(chosen).map((eye) => strongestPower(eye, chosen.design)));
  return made.find((thickness) => materialOf(thickness).advisedTo >= strongest) ?? made.at(-1);
}
