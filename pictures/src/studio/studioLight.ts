import { smoothstep } from '../geometry/signedDistance';
import { cross, dot, normalise, type Vector } from '../geometry/vector';

/** A soft box: direction, half sizes on the projection plane, intensity, softness of its edge, roll in radians. */
interface SoftBox {
  right: Vector;
  up: Vector;
  direction: Vector;
  width: number;
  height: number;
  intensity: number;
  edge: number;
}

function softBox(direction: Vector, width: number, height: number, intensity: number, edge: number, roll = 0): SoftBox {
  const b = normalise(direction);
  const r = normalise(cross(Math.abs(b[1]) > 0.9 ? [0, 0, -1] : [0, 1, 0], b));
  const u = cross(b, r);
  const [c, s] = [Math.cos(roll), Math.sin(roll)];
  const right: Vector = [r[0] * c + u[0] * s, r[1] * c + u[1] * s, r[2] * c + u[2] * s];
  const up: Vector = [u[0] * c - r[0] * s, u[1] * c - r[1] * s, u[2] * c - r[2] * s];
  return { right, up, direction: b, width, height, intensity, edge };
}

const softBoxes: readonly SoftBox[] = [
  softBox([0.05, 0.95, 0.3], 1.2, 0.34, 5.2, 0.12),
  softBox([-0.9, 0.26, 0.34], 0.16, 0.8, 4.6, 0.06),
  softBox([0.95, 0.22, 0.12], 0.3, 0.7, 2.4, 0.2),
  softBox([0, 0.4, -0.91], 1.6, 0.4, 2.4, 0.25),
  softBox([-0.36, 0.46, 0.81], 0.26, 0.2, 1.1, 0.16, -0.35),
];

/** How bright the studio's walls and floor are in what shines: black flags keep them out of it, and only the lamps are mirrored in full. */
const flagged = 0.42;

/** Luminance of the analytic photo studio in a unit direction: y up, z to the camera. `walls` scales all that is no lamp. */
function luminance(d: Vector, walls = 1): number {
  const [, y, z] = d;
  let light = y < 0 ? 0.55 + 0.4 * Math.min(1, -1.6 * y) : 0.55 - 0.38 * smoothstep(0, 0.45, y);
  // The black card behind the camera: without it every front-facing surface is washed out.
  light *= 1 - 0.72 * smoothstep(0.45, 0.95, z) * (1 - smoothstep(0, -0.5, y));
  light *= walls;
  for (const box of softBoxes) {
    const facing = dot(d, box.direction);
    if (facing <= 0) continue;
    const u = Math.abs(dot(d, box.right) / facing);
    const v = Math.abs(dot(d, box.up) / facing);
    const falloff = (value: number, size: number): number => 1 - smoothstep(size - box.edge, size + box.edge, value);
    light += box.intensity * falloff(u, box.width) * falloff(v, box.height);
  }
  return light;
}

/** Blur of each table: the exponent of its cosine lobe, and its resolution. Level 0 is what polished surfaces mirror, level 4 the diffuse light. */
const levels = [
  { size: 256, lobe: Infinity },
  { size: 64, lobe: 220 },
  { size: 48, lobe: 60 },
  { size: 48, lobe: 14 },
  { size: 32, lobe: 1 },
] as const;

export type LightLevel = 0 | 1 | 2 | 3 | 4;

function octahedralDirection(i: number, j: number, size: number): Vector {
  const u = ((i + 0.5) / size) * 2 - 1;
  const v = ((j + 0.5) / size) * 2 - 1;
  const z = 1 - Math.abs(u) - Math.abs(v);
  const x = z >= 0 ? u : (1 - Math.abs(v)) * (u < 0 ? -1 : 1);
  const y = z >= 0 ? v : (1 - Math.abs(u)) * (v < 0 ? -1 : 1);
  return normalise([x, y, z]);
}

interface Sources {
  count: number;
  x: Float32Array;
  y: Float32Array;
  z: Float32Array;
  light: Float32Array;
  weight: Float32Array;
}

function sources(size: number): Sources {
  const count = size * size;
  const s: Sources = {
    count,
    x: new Float32Array(count),
    y: new Float32Array(count),
    z: new Float32Array(count),
    light: new Float32Array(count),
    weight: new Float32Array(count),
  };
  for (let k = 0; k < count; k += 1) {
    const d = octahedralDirection(k % size, Math.floor(k / size), size);
    s.x[k] = d[0];
    s.y[k] = d[1];
    s.z[k] = d[2];
    s.light[k] = luminance(d);
    // Texels of an octahedral map cover unequal solid angles: (|x| + |y| + |z|)^3 undoes the projection.
    s.weight[k] = (Math.abs(d[0]) + Math.abs(d[1]) + Math.abs(d[2])) ** 3;
  }
  return s;
}

const powerSteps = 512;

/** `c ** lobe` from 0 to 1: a process that draws its first picture would raise a million cosines otherwise. */
const powersOf = (lobe: number): Float32Array =>
  Float32Array.from({ length: powerSteps + 2 }, (_, i) => (i / powerSteps) ** lobe);

function blurred(from: Sources, d: Vector, narrow: number, powers: Float32Array): number {
  let sum = 0;
  let total = 0;
  for (let k = 0; k < from.count; k += 1) {
    const c = from.x[k]! * d[0] + from.y[k]! * d[1] + from.z[k]! * d[2];
    if (c <= narrow) continue;
    const at = (c < 1 ? c : 1) * powerSteps;
    const i = at | 0;
    const w = from.weight[k]! * (powers[i]! + (powers[i + 1]! - powers[i]!) * (at - i));
    sum += w * from.light[k]!;
    total += w;
  }
  return sum / total;
}

function tables(): Float32Array[] {
  const fine = sources(64);
  const coarse = sources(32);
  return levels.map(({ size, lobe }) => {
    const table = new Float32Array(size * size);
    const powers = powersOf(lobe);
    const narrow = 0.002 ** (1 / lobe);
    for (let k = 0; k < table.length; k += 1) {
      const d = octahedralDirection(k % size, Math.floor(k / size), size);
      table[k] = lobe === Infinity ? luminance(d, flagged) : blurred(lobe > 100 ? fine : coarse, d, narrow, powers);
    }
    return table;
  });
}

let drawn: Float32Array[] | undefined;

/** Light from a unit direction in studio space, bilinear in the table of the asked blur. */
export function lightFrom(level: LightLevel, x: number, y: number, z: number): number {
  drawn ??= tables();
  const table = drawn[level]!;
  const size = levels[level].size;
  const sum = Math.abs(x) + Math.abs(y) + Math.abs(z);
  let u = x / sum;
  let v = y / sum;
  if (z < 0) {
    const folded = (1 - Math.abs(v)) * (u < 0 ? -1 : 1);
    v = (1 - Math.abs(u)) * (v < 0 ? -1 : 1);
    u = folded;
  }
  let fx = (u * 0.5 + 0.5) * size - 0.5;
  let fy = (v * 0.5 + 0.5) * size - 0.5;
  const last = size - 1.001;
  fx = fx < 0 ? 0 : fx > last ? last : fx;
  fy = fy < 0 ? 0 : fy > last ? last : fy;
  const i = fx | 0;
  const j = fy | 0;
  const a = fx - i;
  const b = fy - j;
  const k = j * size + i;
  const top = table[k]! + (table[k + 1]! - table[k]!) * a;
  const bottom = table[k + size]! + (table[k + size + 1]! - table[k + size]!) * a;
  return top + (bottom - top) * b;
}
