import { type Mesh } from '../geometry/meshBuilder';
import { type Projection } from '../raster/camera';

const cells = 192;
const margin = 45;
/** Sideways drift of the shadow per millimetre of height, and the height from which on it drifts no further. */
const shear = { x: 0.22, z: -0.18, limit: 34 };

/** Contact, near and far shadow: height range, blur in millimetres, strength. */
const layers = [
  { fadeFrom: 0.5, fadeTo: 5, blur: 1.3, strength: 0.62 },
  { fadeFrom: 0, fadeTo: 22, blur: 4.5, strength: 0.42 },
  { fadeFrom: Infinity, fadeTo: Infinity, blur: 11, strength: 0.3 },
];

interface Map {
  left: number;
  back: number;
  size: number;
  open: Float32Array;
}

function stamp(map: Float32Array, x: number, z: number, value: number, radius: number): void {
  const i0 = Math.max(0, Math.round(x - radius));
  const i1 = Math.min(cells - 1, Math.round(x + radius));
  const j0 = Math.max(0, Math.round(z - radius));
  const j1 = Math.min(cells - 1, Math.round(z + radius));
  for (let j = j0; j <= j1; j += 1) {
    for (let i = i0; i <= i1; i += 1) if (map[j * cells + i]! < value) map[j * cells + i] = value;
  }
}

function boxBlur(map: Float32Array, radius: number, vertical: boolean): void {
  const line = new Float32Array(cells);
  const [major, minor] = vertical ? [1, cells] : [cells, 1];
  for (let k = 0; k < cells; k += 1) {
    let sum = 0;
    for (let i = 0; i < cells; i += 1) line[i] = map[k * major + i * minor]!;
    for (let i = -radius; i < cells; i += 1) {
      sum += line[i + radius] ?? 0;
      sum -= line[i - radius - 1] ?? 0;
      if (i >= 0) map[k * major + i * minor] = sum / (2 * radius + 1);
    }
  }
}

function drawMap(mesh: Mesh, projection: Projection): Map {
  const { positions, indices } = mesh;
  let [left, right, back, front] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 3) {
    left = Math.min(left, positions[i]!);
    right = Math.max(right, positions[i]!);
    back = Math.min(back, positions[i + 2]!);
    front = Math.max(front, positions[i + 2]!);
  }
  const size = (Math.max(right - left, front - back) + 2 * margin) / cells;
  const originX = (left + right) / 2 - (size * cells) / 2;
  const originZ = (back + front) / 2 - (size * cells) / 2;
  const open = new Float32Array(cells * cells).fill(1);
  for (const layer of layers) {
    const map = new Float32Array(cells * cells);
    for (let t = 0; t < indices.length; t += 3)
      fillTriangle(map, positions, indices, t, projection.ground, originX, originZ, size, layer);
    const radius = Math.max(1, Math.round((0.6 * layer.blur) / size));
    for (let pass = 0; pass < 3; pass += 1) {
      boxBlur(map, radius, false);
      boxBlur(map, radius, true);
    }
    for (let i = 0; i < open.length; i += 1) open[i] = open[i]! * (1 - layer.strength * map[i]!);
  }
  return { left: originX, back: originZ, size, open };
}

/** Stamps points of a triangle no farther apart than a cell: coverage by area would cost ten times as much. */
function fillTriangle(
  map: Float32Array,
  positions: Float32Array,
  indices: Uint32Array,
  t: number,
  ground: number,
  originX: number,
  originZ: number,
  size: number,
  layer: { fadeFrom: number; fadeTo: number },
): void {
  const [a, b, c] = [3 * indices[t]!, 3 * indices[t + 1]!, 3 * indices[t + 2]!];
  const low = Math.min(positions[a + 1]!, positions[b + 1]!, positions[c + 1]!) - ground;
  if (low > layer.fadeTo) return;
  const span = Math.max(
    Math.hypot(positions[b]! - positions[a]!, positions[b + 2]! - positions[a + 2]!),
    Math.hypot(positions[c]! - positions[a]!, positions[c + 2]! - positions[a + 2]!),
  );
  const steps = Math.max(1, Math.ceil(span / size));
  for (let i = 0; i <= steps; i += 1) {
    for (let j = 0; j <= steps - i; j += 1) {
      const u = i / steps;
      const v = j / steps;
      const w = 1 - u - v;
      const h = w * positions[a + 1]! + u * positions[b + 1]! + v * positions[c + 1]! - ground;
      const value =
        layer.fadeTo === Infinity
          ? 1
          : 1 - Math.min(1, Math.max(0, (h - layer.fadeFrom) / (layer.fadeTo - layer.fadeFrom)));
      if (value <= 0) continue;
      const drift = Math.min(h, shear.limit);
      const x = w * positions[a]! + u * positions[b]! + v * positions[c]! + shear.x * drift;
      const z = w * positions[a + 2]! + u * positions[b + 2]! + v * positions[c + 2]! + shear.z * drift;
      stamp(map, (x - originX) / size - 0.5, (z - originZ) / size - 0.5, value, 0.5);
    }
  }
}

/**
 * The share of light left on the ground (1 = none taken) where the ray through a point of the picture plane meets it. Picture plane
 * coordinates are millimetres at the target's distance.
 */
export function groundShadow(mesh: Mesh, projection: Projection): (x: number, y: number) => number {
  const map = drawMap(mesh, projection);
  const { view, eye, distance, ground } = projection;
  return (x, y) => {
    const dx = view[0]! * x + view[3]! * y - view[6]! * distance;
    const dy = view[1]! * x + view[4]! * y - view[7]! * distance;
    const dz = view[2]! * x + view[5]! * y - view[8]! * distance;
    const t = (ground - eye[1]) / dy;
    if (!(t > 0)) return 1;
    const fx = (eye[0] + dx * t - map.left) / map.size - 0.5;
    const fz = (eye[2] + dz * t - map.back) / map.size - 0.5;
    if (fx < 0 || fz < 0 || fx > cells - 1.001 || fz > cells - 1.001) return 1;
    const i = fx | 0;
    const j = fz | 0;
    const [a, b] = [fx - i, fz - j];
    const k = j * cells + i;
    const top = map.open[k]! * (1 - a) + map.open[k + 1]! * a;
    const bottom = map.open[k + cells]! * (1 - a) + map.open[k + cells + 1]! * a;
    return top + (bottom - top) * b;
  };
}
