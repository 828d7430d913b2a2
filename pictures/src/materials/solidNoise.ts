/** Value noise in three dimensions, 0..1, smooth, the same on every machine. */

const period = 64;
const lattice = (() => {
  const values = new Float32Array(period * period * period);
  let state = 0x9e3779b9;
  for (let i = 0; i < values.length; i += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    values[i] = (state >>> 0) / 4294967296;
  }
  return values;
})();

const mask = period - 1;

export function noise(x: number, y: number, z: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  let fx = x - ix;
  let fy = y - iy;
  let fz = z - iz;
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  fz = fz * fz * (3 - 2 * fz);
  const x0 = ix & mask;
  const x1 = (ix + 1) & mask;
  const y0 = (iy & mask) * period;
  const y1 = ((iy + 1) & mask) * period;
  const z0 = (iz & mask) * period * period;
  const z1 = ((iz + 1) & mask) * period * period;
  const a = lattice[x0 + y0 + z0]! + (lattice[x1 + y0 + z0]! - lattice[x0 + y0 + z0]!) * fx;
  const b = lattice[x0 + y1 + z0]! + (lattice[x1 + y1 + z0]! - lattice[x0 + y1 + z0]!) * fx;
  const c = lattice[x0 + y0 + z1]! + (lattice[x1 + y0 + z1]! - lattice[x0 + y0 + z1]!) * fx;
  const d = lattice[x0 + y1 + z1]! + (lattice[x1 + y1 + z1]! - lattice[x0 + y1 + z1]!) * fx;
  const near = a + (b - a) * fy;
  const far = c + (d - c) * fy;
  return near + (far - near) * fz;
}
