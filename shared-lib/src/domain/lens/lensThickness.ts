import { materialOf, OPTICS } from '../optics/optics';
import type { LensDesign, LensMaterial, Thickness } from '../optics/optics';
import type { EyePower, EyeSide } from '../prescription/eyePower';
import { outlineAroundPupil } from './lensInFrame';
import type { LensFrame } from './lensInFrame';
import type { OutlinePoint } from './lensOutline';

/** One lens as it will be cut: millimetres and grams. */
export interface LensBody {
  readonly centre: number;
  /** Thickest place of the edge. */
  readonly edge: number;
  readonly thinnestEdge: number;
  readonly grams: number;
  /** The cut through the pupil from nose to temple. */
  readonly section: LensSection;
}

export interface LensSection {
  readonly towardsNose: number;
  readonly towardsTemple: number;
  readonly atNose: number;
  readonly atCentre: number;
  readonly atTemple: number;
}

export interface LensOrder {
  readonly frame: LensFrame;
  readonly eye: EyePower;
  readonly side: EyeSide;
  readonly design: LensDesign;
  readonly thickness: Thickness;
}

const DEGREE = Math.PI / 180;

/** Share of the addition at a height above the pupil: the far share down to it, growing to the near one below. */
function additionShare(design: LensDesign, y: number): number {
  const { near, far } = OPTICS.designs[design];
  const down = Math.min(1, Math.max(0, -y / OPTICS.nearBelow));
  return far + (near - far) * down;
}

/** Power in the direction of a point, dioptres; the axis is counted from the wearer's left, the point from the nose. */
function powerTowards({ eye, side, design }: LensOrder, [x, y]: OutlinePoint): number {
  const angle = Math.atan2(y, side === 'right' ? -x : x) - eye.axis * DEGREE;
  return eye.sphere + eye.cylinder * Math.sin(angle) ** 2 + eye.addition * additionShare(design, y);
}

/** How much thinner than its centre the lens is at a point, millimetres; negative where it is thicker (thin-lens formula). */
function drop(order: LensOrder, { index }: LensMaterial, point: OutlinePoint): number {
  const [x, y] = point;
  return (powerTowards(order, point) * (x * x + y * y)) / (2000 * (index - 1));
}

/** Cubic millimetres between two neighbouring points of the edge and the pupil. */
function wedge(from: OutlinePoint, to: OutlinePoint, centre: number, fromDrop: number, toDrop: number): number {
  const area = Math.abs(from[0] * to[1] - to[0] * from[1]) / 2;
  // The drop grows with the square of the way to the edge: its mean over the wedge is half of that at the edge.
  return area * (centre - (fromDrop + toDrop) / 4);
}

/** Where the outline crosses the height of the pupil: towards the nose and towards the temple. */
function crossings(outline: readonly OutlinePoint[]): { readonly nose: number; readonly temple: number } {
  const xs = outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    if (from[1] > 0 === to[1] > 0) return [];
    const share = from[1] / (from[1] - to[1]);
    return [from[0] + (to[0] - from[0]) * share];
  });
  return { nose: Math.min(0, ...xs), temple: Math.max(0, ...xs) };
}

/**
 * The lens for this eye in this frame: as thin as its material and the rim allow. A minus lens is thinnest in the middle, a
 * plus lens at the edge. Needs the distance of the eye; null without it (RX-12).
 */
export function lensBody(order: LensOrder): LensBody | null {
  const { frame, eye, thickness } = order;
  if (eye.distance === null) return null;
  const material = materialOf(thickness);
  const outline = outlineAroundPupil(frame, eye.distance);
  const drops = outline.map((point) => drop(order, material, point));
  const centre = Math.max(material.leastCentre, OPTICS.rims[frame.rim].leastEdge + Math.max(...drops));
  const volume = outline.reduce((sum, from, index) => {
    const next = (index + 1) % outline.length;
    return sum + wedge(from, outline[next] ?? from, centre, drops[index] ?? 0, drops[next] ?? 0);
  }, 0);
  const { nose, temple } = crossings(outline);
  return {
    centre,
    edge: centre - Math.min(...drops),
    thinnestEdge: centre - Math.max(...drops),
    grams: (volume / 1000) * material.density,
    section: {
      towardsNose: -nose,
      towardsTemple: temple,
      atNose: centre - drop(order, material, [nose, 0]),
      atCentre: centre,
      atTemple: centre - drop(order, material, [temple, 0]),
    },
  };
}
