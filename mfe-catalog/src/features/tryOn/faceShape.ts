import type { FaceShape } from '@sightline/shared-lib/domain/product';

import { apart, POINTS } from './landmarks';
import type { Landmarks } from './landmarks';

/** What the shape of a face is read from, each as a share of its width at the cheekbones. */
export interface FaceProportions {
  readonly length: number;
  readonly forehead: number;
  readonly jaw: number;
}

/** Proportions from the landmarks; the picture's scale plays no part. */
export function faceProportions(landmarks: Landmarks): FaceProportions {
  const width = apart(landmarks, POINTS.leftCheek, POINTS.rightCheek) || 1;
  return {
    length: apart(landmarks, POINTS.forehead, POINTS.chin) / width,
    forehead: apart(landmarks, POINTS.leftTemple, POINTS.rightTemple) / width,
    jaw: apart(landmarks, POINTS.leftJaw, POINTS.rightJaw) / width,
  };
}

/** The mesh's own mean face: length 1.19, forehead 0.88, jaw 0.79 of the width. Shapes are named by what leaves it. */
const LONG = 1.29;
const SHORT = 1.12;
const WIDE_JAW = 0.83;
const NARROW_JAW = 0.77;
const NARROW_FOREHEAD = 0.84;
const WIDE_FOREHEAD = 0.88;

/** Name of a face's shape, the most striking proportion first. */
export function faceShapeOf({ length, forehead, jaw }: FaceProportions): FaceShape {
  if (length >= LONG) return 'long';
  if (jaw >= WIDE_JAW) return 'square';
  if (length <= SHORT) return 'round';
  if (jaw <= NARROW_JAW && forehead >= WIDE_FOREHEAD) return 'heart';
  if (jaw <= NARROW_JAW && forehead <= NARROW_FOREHEAD) return 'diamond';
  return 'oval';
}

/** A frame's total width against the face at the cheekbones, both in millimetres. */
export type WidthFit = 'narrow' | 'good' | 'wide';

/** A front may be this much narrower or wider than the face, mm. */
const WIDTH_TOLERANCE = 6;

export function widthFit(frameMm: number, faceMm: number): WidthFit {
  if (frameMm < faceMm - WIDTH_TOLERANCE) return 'narrow';
  return frameMm > faceMm + WIDTH_TOLERANCE ? 'wide' : 'good';
}
