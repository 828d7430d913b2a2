import { type MeshBuilder, type Slot } from './meshBuilder';
import { smoothstep } from './signedDistance';

/** A flat part given by a field: negative inside, distance-like near its zero line; `hole` is the distance to the lens. */
export interface SlabField {
  at: (x: number, y: number) => number;
  hole: (x: number, y: number) => number;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Width and depth (mm) of the elliptic fillet that makes milled acetate look tumbled. */
export const filletWidth = 2;
const filletDepth = 1.35;
export const wallThickness = { lens: 0.35, outside: 0.56 };

/** Depth of the fillet for a slab of half thickness `half`. */
export function filletDepthOf(half: number): number {
  return Math.min(filletDepth, half - 0.05);
}

interface Lattice {
  columns: number;
  rows: number;
  step: number;
  values: Float64Array;
}

/** Share of a field's value within which nothing is met: rims of unequal width let it fall faster than distance does. */
const surelyFree = 0.6;

function sample(field: SlabField, step: number): Lattice {
  const columns = Math.ceil((field.right - field.left) / step) + 1;
  const rows = Math.ceil((field.top - field.bottom) / step) + 1;
  const values = new Float64Array(columns * rows);
  for (let r = 0; r < rows; r += 1) {
    for (let c = 0; c < columns; c += 1) {
      // Never exactly zero, so that every vertex is clearly in or out.
      const value = field.at(field.left + c * step, field.bottom + r * step) || 1e-6;
      const at = r * columns + c;
      values[at] = value;
      // Outside only the sign is asked for: what lies well within the distance needs no look.
      const free = Math.min(columns - 1 - c, Math.floor((surelyFree * value) / step) - 2);
      if (free <= 0) continue;
      values.fill(value, at + 1, at + 1 + free);
      c += free;
    }
  }
  return { columns, rows, step, values };
}

/** Where the field crosses zero between two lattice points: false position, three rounds. */
function crossing(
  field: SlabField,
  ax: number,
  ay: number,
  fa: number,
  bx: number,
  by: number,
  fb: number,
): [number, number] {
  let low = 0;
  let high = 1;
  let fLow = fa;
  let fHigh = fb;
  let t = fa / (fa - fb);
  for (let round = 0; round < 3; round += 1) {
    const f = field.at(ax + (bx - ax) * t, ay + (by - ay) * t);
    if (Math.abs(f) < 1e-4) break;
    if (f > 0 === fLow > 0) {
      low = t;
      fLow = f;
    } else {
      high = t;
      fHigh = f;
    }
    t = low + ((high - low) * fLow) / (fLow - fHigh);
  }
  return [ax + (bx - ax) * t, ay + (by - ay) * t];
}

interface Node {
  x: number;
  y: number;
  gx: number;
  gy: number;
  inward: number;
  scalar: number;
}

/**
 * Distance (mm) over which the slope of the field is taken: wide enough that neither the crest of a narrow rim, where the slope flips, nor the
 * corners of the lens's polygon show in a highlight.
 */
const slopeReach = 0.6;

function nodeAt(field: SlabField, x: number, y: number, value: number): Node {
  const e = slopeReach;
  const gx = (field.at(x + e, y) - field.at(x - e, y)) / (2 * e);
  const gy = (field.at(x, y + e) - field.at(x, y - e)) / (2 * e);
  const length = Math.sqrt(gx * gx + gy * gy);
  const scale = length > 1 ? 1 / length : 1;
  const inward = Math.max(0, -value);
  const base = wallThickness.lens + (wallThickness.outside - wallThickness.lens) * smoothstep(0, 2, field.hole(x, y));
  // On the symmetry line the two halves must agree, or the bridge shows a crease.
  const centred = smoothstep(0, 1.5, Math.abs(x));
  return {
    x,
    y,
    gx: gx * scale * centred,
    gy: gy * scale,
    inward,
    scalar: base + (1 - base) * Math.min(1, inward / filletWidth),
  };
}

/** Cuts the field's inside out of a sheet of half thickness `half` at `depth` and adds it to the builder, both halves. */
export function addSlab(
  builder: MeshBuilder,
  slot: Slot,
  field: SlabField,
  half: number,
  step: number,
  depth = 0,
): void {
  const lattice = sample(field, step);
  const { columns, rows, values } = lattice;
  const nodes: Node[] = [];
  const inside = new Map<number, number>();
  const crossed = new Map<number, number>();
  const polygons: number[][] = [];
  const walls: [number, number][] = [];
  const position = (index: number): [number, number] => [
    field.left + (index % columns) * step,
    field.bottom + Math.floor(index / columns) * step,
  ];
  const cornerNode = (index: number): number => {
    const known = inside.get(index);
    if (known !== undefined) return known;
    const [x, y] = position(index);
    nodes.push(nodeAt(field, x, y, values[index]!));
    inside.set(index, nodes.length - 1);
    return nodes.length - 1;
  };
  const edgeNode = (i: number, j: number): number => {
    const key = Math.min(i, j) * 2 + (Math.abs(i - j) === 1 ? 0 : 1);
    const known = crossed.get(key);
    if (known !== undefined) return known;
    const [ax, ay] = position(Math.min(i, j));
    const [bx, by] = position(Math.max(i, j));
    const [x, y] = crossing(field, ax, ay, values[Math.min(i, j)]!, bx, by, values[Math.max(i, j)]!);
    nodes.push(nodeAt(field, x, y, 0));
    crossed.set(key, nodes.length - 1);
    return nodes.length - 1;
  };
  for (let r = 0; r < rows - 1; r += 1) {
    for (let c = 0; c < columns - 1; c += 1) {
      const i = r * columns + c;
      const ring = [i, i + 1, i + 1 + columns, i + columns];
      if (ring.every((k) => values[k]! > 0)) continue;
      const polygon: number[] = [];
      ring.forEach((k, n) => {
        const next = ring[(n + 1) % 4]!;
        if (values[k]! < 0) polygon.push(cornerNode(k));
        if (values[k]! < 0 !== values[next]! < 0) {
          const node = edgeNode(k, next);
          polygon.push(node);
          if (values[k]! < 0) walls.push([node, -1]);
          else if (walls.length > 0 && walls[walls.length - 1]![1] === -1) walls[walls.length - 1]![1] = node;
          else walls.push([-1, node]);
        }
      });
      closeWall(walls);
      polygons.push(polygon);
    }
  }
  emit(builder, slot, nodes, polygons, walls, half, depth);
}

/** A cell may start inside: its wall then begins at the last crossing and ends at the first. */
function closeWall(walls: [number, number][]): void {
  const last = walls[walls.length - 1];
  if (!last || last[1] !== -1) return;
  for (let i = walls.length - 2; i >= 0; i -= 1) {
    if (walls[i]![0] === -1) {
      last[1] = walls[i]![1];
      walls.splice(i, 1);
      return;
    }
  }
}

function emit(
  builder: MeshBuilder,
  slot: Slot,
  nodes: readonly Node[],
  polygons: readonly number[][],
  walls: readonly [number, number][],
  half: number,
  depth: number,
): void {
  const fillet = filletDepthOf(half);
  const height = (inward: number): number => {
    const q = Math.max(0, (filletWidth - inward) / filletWidth);
    return half - fillet + fillet * Math.sqrt(Math.max(0, 1 - q * q));
  };
  for (const side of [1, -1]) {
    for (const sheet of [1, -1] as const) {
      builder.part(slot, sheet);
      const base = builder.vertexCount;
      for (const n of nodes) {
        builder.vertex(
          side * n.x,
          n.y,
          depth + sheet * height(n.inward),
          side * n.gx,
          n.gy,
          n.inward,
          n.scalar,
          side * n.x,
          n.y,
          0,
        );
      }
      for (const polygon of polygons) {
        for (let k = 2; k < polygon.length; k += 1) {
          const [first, before, last] = [base + polygon[0]!, base + polygon[k - 1]!, base + polygon[k]!];
          // Counter-clockwise for who looks at the sheet's outside, on both halves.
          if (side * sheet > 0) builder.triangle(first, before, last);
          else builder.triangle(first, last, before);
        }
      }
    }
    builder.part(slot);
    const edge = half - fillet;
    const wallVertex = new Map<number, number>();
    const wallPair = (node: number): number => {
      const known = wallVertex.get(node);
      if (known !== undefined) return known;
      const n = nodes[node]!;
      const first = builder.vertex(side * n.x, n.y, depth + edge, side * n.gx, n.gy, 0, n.scalar, side * n.x, n.y, 0);
      builder.vertex(side * n.x, n.y, depth - edge, side * n.gx, n.gy, 0, n.scalar, side * n.x, n.y, 0);
      wallVertex.set(node, first);
      return first;
    };
    for (const [from, to] of walls) {
      if (from < 0 || to < 0) continue;
      const a = wallPair(from);
      const b = wallPair(to);
      builder.quad(a, b, b + 1, a + 1);
    }
  }
}
