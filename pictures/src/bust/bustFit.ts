import { BUST_WIDTHS, type BustWidth } from '@sightline/shared-lib/domain/product';
import { bustDistance, headDistance } from './bustForm';

/** The face is measured from temple to temple: at the eyes, half way to the ears. */
const measuredAt = { y: 4, z: -52 };

/** Half the head's breadth at full size where a level line to the side leaves it; temples lie between it and the ears. */
function halfBreadth(y: number, z: number): number {
  let x = 70;
  for (let step = 0; step < 30; step += 1) x = Math.max(0, x - headDistance(x, y, z));
  return x;
}

const formWidth = 2 * halfBreadth(measuredAt.y, measuredAt.z);

/** How many times the form's breadth a bust of a width has. */
export function breadthOf(width: BustWidth): number {
  return BUST_WIDTHS[width] / formWidth;
}

/** How far to the side a bust reaches at a place, millimetres. */
export function sideAt(width: BustWidth, y: number, z: number): number {
  return breadthOf(width) * halfBreadth(y, z);
}

/** Where the front of the nose's ridge stands at a height. */
export function noseAt(y: number): number {
  let z = 40;
  for (let step = 0; step < 30; step += 1) z -= bustDistance(0, y, z);
  return z;
}
