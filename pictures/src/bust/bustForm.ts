import { smoothMax, smoothMin } from '../geometry/signedDistance';

/** A stone head as opticians show frames on: one smooth form, no eyes, no mouth. Millimetres from between the eyes. */

const ellipsoid = (
  x: number,
  y: number,
  z: number,
  cy: number,
  cz: number,
  rx: number,
  ry: number,
  rz: number,
): number => {
  const [dx, dy, dz] = [x / rx, (y - cy) / ry, (z - cz) / rz];
  const outer = Math.sqrt(dx * dx + dy * dy + dz * dz);
  const [gx, gy, gz] = [dx / rx, dy / ry, dz / rz];
  const slope = Math.sqrt(gx * gx + gy * gy + gz * gz);
  return slope === 0 ? -rx : (outer * (outer - 1)) / slope;
};

/** A bar in the middle plane whose thickness changes along its way. */
const ridge = (
  x: number,
  y: number,
  z: number,
  from: readonly [y: number, z: number, radius: number],
  to: readonly [y: number, z: number, radius: number],
): number => {
  const [dy, dz] = [to[0] - from[0], to[1] - from[1]];
  const [py, pz] = [y - from[0], z - from[1]];
  const t = Math.min(1, Math.max(0, (py * dy + pz * dz) / (dy * dy + dz * dz)));
  const [ey, ez] = [py - dy * t, pz - dz * t];
  return Math.sqrt(x * x + ey * ey + ez * ez) - (from[2] + (to[2] - from[2]) * t);
};

/** The ear is a plain leaf: enough to hold a temple. */
function leaf(x: number, y: number, z: number): number {
  const back = z + 92 + 0.24 * (y + 8);
  const out = x - 71.5 + 0.34 * back - 0.1 * (y + 13);
  return ellipsoid(out, y, back, -13, 0, 5.5, 23, 14);
}

/** Height of the flat cut under the neck. */
export const bustFoot = -172;

/** Distance to the head without its ears, at full breadth, to the right of its middle. */
export function headDistance(x: number, y: number, z: number): number {
  let d = ellipsoid(x, y, z, 34, -90, 73, 84, 90);
  d = smoothMin(d, ellipsoid(x, y, z, -10, -60, 60, 84, 62), 34);
  d = smoothMin(d, ellipsoid(x, y, z, -62, -47, 46, 42, 49), 28);
  d = smoothMin(d, ellipsoid(x, y, z, -94, -22, 18, 16, 19), 30);
  // Brow and sockets, so shallow that light alone tells them.
  d = smoothMin(d, ellipsoid(x, y, z, 17, -16, 36, 9, 15), 26);
  d = smoothMax(d, -ellipsoid(x - 34, y, z, -6, 13, 22, 15, 14), 20);
  d = smoothMin(d, ridge(x, y, z, [18, -4, 3], [-34, 17, 4.2]), 12);
  return smoothMin(d, ellipsoid(x, y, z, -34, 5, 9, 5, 11), 13);
}

/** Distance to the form at full breadth; the same on both sides. */
export function bustDistance(across: number, y: number, z: number): number {
  const x = Math.abs(across);
  let d = headDistance(x, y, z);
  d = smoothMin(d, leaf(x, y, z), 11);
  const lean = z + 94 - 0.14 * (y + 172);
  const neck = Math.sqrt(x * x + lean * lean) - 47 - 0.0022 * Math.min(0, y + 112) ** 2;
  d = smoothMin(d, Math.max(neck, y + 50), 16);
  return smoothMax(d, bustFoot - y, 5);
}
