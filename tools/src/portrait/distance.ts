/** Point in millimetres: x to the right of the picture, y up, z towards the camera. */
export type Point = readonly [x: number, y: number, z: number];

export const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** Union of two bodies with a fillet of about `k` mm. */
export function join(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
}

/** The first body without the second, with a soft edge of about `k` mm. */
export const carve = (a: number, b: number, k: number): number => -join(-a, b, k);

/** Distance to an ellipsoid, good near its surface. */
export function ellipsoid([x, y, z]: Point, [cx, cy, cz]: Point, [rx, ry, rz]: Point): number {
  const [dx, dy, dz] = [x - cx, y - cy, z - cz];
  const outer = Math.hypot(dx / rx, dy / ry, dz / rz);
  const inner = Math.hypot(dx / (rx * rx), dy / (ry * ry), dz / (rz * rz));
  return inner === 0 ? -Math.min(rx, ry, rz) : (outer * (outer - 1)) / inner;
}

export function sphere([x, y, z]: Point, [cx, cy, cz]: Point, radius: number): number {
  return Math.hypot(x - cx, y - cy, z - cz) - radius;
}

/** A bar between two points whose thickness changes along the way. */
export function bar([x, y, z]: Point, [ax, ay, az]: Point, [bx, by, bz]: Point, ra: number, rb: number): number {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
  const [px, py, pz] = [x - ax, y - ay, z - az];
  const along = clamp((px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz), 0, 1);
  return Math.hypot(px - dx * along, py - dy * along, pz - dz * along) - mix(ra, rb, along);
}
