import { type Mesh, type Slot } from '../geometry/meshBuilder';
import { cross, normalise, type Vector } from '../geometry/vector';

/** Where the main light stands: before the face, above it, to the viewer's left. */
export const keyLight: Vector = normalise([-0.34, 0.66, 0.67]);

const right = normalise(cross([0, 1, 0], keyLight));
const up = cross(keyLight, right);

/** Cells of the map, a millimetre each, around the light's way through the middle. */
const cells = 216;
const half = cells / 2;

/** The depth where nothing throws a shadow. */
const none = -1000;

/**
 * Blur of a shadow close to what throws it and far from it, millimetres, from how far on it is all soft, and where it ends: farther off the
 * head itself stands between.
 */
const soft = { near: 1, far: 4, from: 3, to: 22, gone: 52 };

interface ShadowMap {
  near: Float32Array;
  far: Float32Array;
  /** Place along the light of what throws the shadow. */
  depth: Float32Array;
}

function blur(map: Float32Array, radius: number): void {
  const line = new Float32Array(cells);
  for (const [major, minor] of [
    [cells, 1],
    [1, cells],
  ] as const) {
    for (let k = 0; k < cells; k += 1) {
      let sum = 0;
      for (let i = 0; i < cells; i += 1) line[i] = map[k * major + i * minor]!;
      for (let i = -radius; i < cells; i += 1) {
        sum += (line[i + radius] ?? 0) - (line[i - radius - 1] ?? 0);
        if (i >= 0) map[k * major + i * minor] = sum / (2 * radius + 1);
      }
    }
  }
}

/** Stamps points of a triangle no farther apart than a cell: where it is, how much it takes, how near the light it stands. */
function stamp(
  along: Float32Array,
  a: number,
  b: number,
  c: number,
  value: number,
  cover: Float32Array,
  depth: Float32Array,
): void {
  const [bx, by, bz] = [along[b]! - along[a]!, along[b + 1]! - along[a + 1]!, along[b + 2]! - along[a + 2]!];
  const [cx, cy, cz] = [along[c]! - along[a]!, along[c + 1]! - along[a + 1]!, along[c + 2]! - along[a + 2]!];
  const steps = Math.max(1, Math.ceil(Math.sqrt(Math.max(bx * bx + by * by, cx * cx + cy * cy)) / 0.8));
  for (let i = 0; i <= steps; i += 1) {
    for (let j = 0; j <= steps - i; j += 1) {
      const [u, v] = [i / steps, j / steps];
      const column = Math.round(along[a]! + u * bx + v * cx);
      const row = Math.round(along[a + 1]! + u * by + v * cy);
      if (column < 0 || row < 0 || column >= cells || row >= cells) continue;
      const cell = row * cells + column;
      const near = along[a + 2]! + u * bz + v * cz;
      if (value > cover[cell]!) cover[cell] = value;
      if (near > depth[cell]!) depth[cell] = near;
    }
  }
}

function drawMap(mesh: Mesh, blocks: (slot: Slot) => number): ShadowMap {
  const cover = new Float32Array(cells * cells);
  const depth = new Float32Array(cells * cells).fill(none);
  const { positions, indices, parts } = mesh;
  const along = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
    along[i] = x * right[0] + y * right[1] + z * right[2] + half;
    along[i + 1] = x * up[0] + y * up[1] + z * up[2] + half;
    along[i + 2] = x * keyLight[0] + y * keyLight[1] + z * keyLight[2];
  }
  for (const part of parts) {
    const value = part.slot === 'bust' ? 0 : blocks(part.slot);
    if (value === 0) continue;
    for (let k = part.first; k < part.first + part.count; k += 1)
      stamp(along, 3 * indices[3 * k]!, 3 * indices[3 * k + 1]!, 3 * indices[3 * k + 2]!, value, cover, depth);
  }
  // Beside an edge the depth is that of what the shadow comes from.
  const known = Float32Array.from(depth, (value) => (value > none ? 1 : 0));
  for (let k = 0; k < depth.length; k += 1) if (known[k] === 0) depth[k] = 0;
  const near = cover;
  const far = cover.slice();
  for (let pass = 0; pass < 2; pass += 1) {
    blur(near, soft.near);
    for (const map of [far, depth, known]) blur(map, soft.far);
  }
  for (let k = 0; k < depth.length; k += 1) depth[k] = known[k]! > 0.001 ? depth[k]! / known[k]! : none;
  return { near, far, depth };
}

function read(map: Float32Array, x: number, y: number): number {
  const i = x | 0;
  const j = y | 0;
  const k = j * cells + i;
  const [a, b] = [x - i, y - j];
  const low = map[k]! + (map[k + 1]! - map[k]!) * a;
  const high = map[k + cells]! + (map[k + cells + 1]! - map[k + cells]!) * a;
  return low + (high - low) * b;
}

/** The share of the main light that the glasses of a mesh take from a point; `blocks` says how much each part takes. */
export function frameShadow(mesh: Mesh, blocks: (slot: Slot) => number): (x: number, y: number, z: number) => number {
  const map = drawMap(mesh, blocks);
  return (x, y, z) => {
    const column = x * right[0] + y * right[1] + z * right[2] + half;
    const row = x * up[0] + y * up[1] + z * up[2] + half;
    if (column < 0 || row < 0 || column > cells - 1.01 || row > cells - 1.01) return 0;
    const before = read(map.depth, column, row) - (x * keyLight[0] + y * keyLight[1] + z * keyLight[2]);
    if (before <= 0) return 0;
    const t = Math.min(1, Math.max(0, (before - soft.from) / (soft.to - soft.from)));
    const shade = read(map.near, column, row) * (1 - t) + read(map.far, column, row) * t;
    return shade * Math.min(1, before / 2) * Math.min(1, Math.max(0, (soft.gone - before) / 16));
  };
}
