import { OPTICS } from '../optics/optics';
import type { Rim } from '../optics/optics';
import { lensOutline } from './lensOutline';
import type { OutlinePoint } from './lensOutline';
import type { FrameShape } from './shapeNumbers';

/** What a frame says about the lenses it holds; millimetres in the boxing system. */
export interface LensFrame {
  readonly shape: FrameShape;
  readonly lensWidth: number;
  readonly lensHeight: number;
  readonly bridge: number;
  readonly rim: Rim;
}

interface FrameOutline {
  readonly points: readonly OutlinePoint[];
  /** Twice the longest way from the middle of the lens to its edge, millimetres. */
  readonly diameter: number;
}

/** Drawn once for a frame: hundreds of lenses are judged for the one in hand. */
const outlines = new WeakMap<LensFrame, FrameOutline>();

function outlineOf(frame: LensFrame): FrameOutline {
  const known = outlines.get(frame);
  if (known) return known;
  const points = lensOutline(frame.shape, frame.lensWidth, frame.lensHeight);
  const outline = { points, diameter: 2 * Math.max(...points.map(([x, y]) => Math.hypot(x, y))) };
  outlines.set(frame, outline);
  return outline;
}

/** How far towards the nose the pupil stands from the middle of the lens, millimetres; negative towards the temple. */
export function decentration({ lensWidth, bridge }: LensFrame, distance: number): number {
  return (lensWidth + bridge) / 2 - distance;
}

/** Twice the longest way from the middle of the lens to its edge, millimetres. */
export function effectiveDiameter(frame: LensFrame): number {
  return outlineOf(frame).diameter;
}

/** Diameter of the smallest blank that the lens is cut from, millimetres. */
export function minimumBlank(frame: LensFrame, distance: number): number {
  return effectiveDiameter(frame) + 2 * Math.abs(decentration(frame, distance)) + OPTICS.blankAllowance;
}

/** The outline around the pupil: x grows to the temple, y upwards, millimetres. */
export function outlineAroundPupil(frame: LensFrame, distance: number): readonly OutlinePoint[] {
  const shift = decentration(frame, distance);
  return outlineOf(frame).points.map(([x, y]) => [x + shift, y] as const);
}
