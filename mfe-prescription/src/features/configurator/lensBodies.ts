import {
  lensBody,
  OPTICS,
  type LensBody,
  type LensDesign,
  type LensFrame,
  type Thickness,
} from '@sightline/shared-lib/domain/lens';
import { strongestPower, type EyeSide } from '@sightline/shared-lib/domain/prescription';

import type { Eyes } from './lensOptions';

/** Both lenses of a pair as they will be cut, told by the thicker one. */
export interface PairBody {
  readonly side: EyeSide;
  readonly body: LensBody;
  /** Where it is thickest: minus lenses at the edge, plus lenses in the middle. */
  readonly thickest: 'edge' | 'centre';
  readonly mm: number;
  readonly grams: number;
}

/** The pair in one thickness; null while measurements of the frame or distances are not known (RX-12). */
export function pairBody(
  eyes: Eyes,
  frame: LensFrame | null,
  design: LensDesign,
  thickness: Thickness,
): PairBody | null {
  if (!frame) return null;
  const bodies = (['right', 'left'] as const).flatMap((side) => {
    const body = lensBody({ frame, eye: eyes[side], side, design, thickness });
    return body ? [{ side, body, mm: Math.max(body.edge, body.centre) }] : [];
  });
  const [right, left] = bodies;
  if (!right || !left) return null;
  const { side, body, mm } = left.mm > right.mm ? left : right;
  return {
    side,
    body,
    mm,
    thickest: body.edge >= body.centre ? 'edge' : 'centre',
    grams: Math.round(right.body.grams + left.body.grams),
  };
}

/** Power of the strongest meridian of both eyes with its sign, as advice names it. */
export function leadingPower({ right, left }: Eyes, design: LensDesign): number {
  const eye = strongestPower(left, design) > strongestPower(right, design) ? left : right;
  const strength = strongestPower(eye, design);
  const far = eye.sphere + OPTICS.designs[design].far * eye.addition;
  return Math.abs(far) === strength ? far : far + eye.cylinder;
}
