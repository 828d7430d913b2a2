import { type MeshBuilder } from '../geometry/meshBuilder';
import { addEllipsoid } from '../geometry/solids';
import { addWire } from '../geometry/sweep';
import { normalise, type Vector } from '../geometry/vector';

const pouchSize = { width: 92, depth: 176 };

/** Height of a soft bag that lies flat: full in the middle, drawn together at its mouth. */
function pouchHeight(u: number, v: number): number {
  const across = Math.max(0, 1 - u * u * u * u);
  const along = Math.max(0, 1 - v * v * v * v);
  const folds = v > 0.45 ? (v - 0.45) * 3.2 * Math.sin(19 * u) : 0;
  return 0.5 + 13 * Math.sqrt(across * along) * (1 - 0.3 * v) + folds * across + 0.7 * Math.sin(5 * u + 3 * v) * across;
}

/** A pouch of soft cloth with its cord. */
export function addPouch(builder: MeshBuilder): void {
  builder.part('body');
  const [columns, rows] = [64, 84];
  const base = builder.vertexCount;
  const place = (i: number, j: number): { u: number; v: number; x: number; z: number } => {
    const u = (i / columns) * 2 - 1;
    const v = (j / rows) * 2 - 1;
    const neck = 1 - 0.22 * Math.exp(-(((v - 0.66) / 0.16) ** 2));
    return { u, v, x: (u * neck * pouchSize.width) / 2, z: (-v * pouchSize.depth) / 2 };
  };
  for (let j = 0; j <= rows; j += 1) {
    for (let i = 0; i <= columns; i += 1) {
      const { u, v, x, z } = place(i, j);
      const e = 0.02;
      const dx = ((pouchHeight(u + e, v) - pouchHeight(u - e, v)) / (2 * e)) * (2 / pouchSize.width);
      const dz = ((pouchHeight(u, v + e) - pouchHeight(u, v - e)) / (2 * e)) * (-2 / pouchSize.depth);
      const n = normalise([-dx, 1, -dz]);
      builder.vertex(x, pouchHeight(u, v), z, n[0], n[1], n[2]);
    }
  }
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < columns; i += 1) {
      const a = base + j * (columns + 1) + i;
      builder.quad(a, a + 1, a + columns + 2, a + columns + 1);
    }
  }
  builder.part('dark');
  const v = 0.66;
  const mouth: Vector[] = Array.from({ length: 30 }, (_, i) => {
    const u = (i / 29) * 1.96 - 0.98;
    return [(u * 0.78 * pouchSize.width) / 2, pouchHeight(u, v) + 0.6, (-v * pouchSize.depth) / 2];
  });
  addWire(builder, mouth, 1.3);
  for (const side of [-1, 1]) {
    const end: Vector[] = Array.from({ length: 24 }, (_, i) => {
      const t = i / 23;
      return [
        36 + 22 * t,
        6 * (1 - t) * (1 - t) + 1.3,
        (-v * pouchSize.depth) / 2 + side * 16 * t + 4 * Math.sin(5 * t),
      ];
    });
    addWire(builder, end, 1.3);
    addEllipsoid(builder, [59, 3, end[23]![2]], [3.4, 3, 3], 0, 0, 1, 20);
  }
}

/** A cord that keeps glasses at the neck, a soft loop at each end. */
export function addCord(builder: MeshBuilder): void {
  builder.part('body');
  const path: Vector[] = Array.from({ length: 120 }, (_, i) => {
    const t = (i / 119) * 2 - 1;
    return [96 * Math.sin(1.9 * t), 2, -52 * Math.cos(1.9 * t) + 10 * Math.sin(6 * t)];
  });
  addWire(builder, path, 2);
  builder.part('dark');
  for (const end of [path[0]!, path[119]!]) {
    const loop: Vector[] = Array.from({ length: 30 }, (_, i) => {
      const a = (i / 29) * 2 * Math.PI;
      return [end[0] + 3.2 * Math.sin(a), 2, end[2] + 11 - 11 * Math.cos(a)];
    });
    addWire(builder, loop, 1.4);
    addEllipsoid(builder, end, [2.6, 2.6, 4.4], 0, 0, 1, 20);
  }
}
