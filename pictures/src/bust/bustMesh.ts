import { MeshBuilder } from '../geometry/meshBuilder';
import { normalise, type Vector } from '../geometry/vector';
import { bustDistance, bustFoot } from './bustForm';

/** Half the turns of a row of the mesh, and how many rows crown, face and neck have: small pictures show no more of the coarse one. */
const grids = {
  coarse: { columns: 64, crown: 28, face: 44, neck: 26 },
  fine: { columns: 96, crown: 44, face: 62, neck: 34 },
};

export type BustGrid = keyof typeof grids;

/** The axis that rows look out from, and the height from which on they look level. */
const axis = { z: -78, level: 24 };

interface Row {
  y: number;
  /** Upward share of the way out. */
  rise: number;
}

function rowsOf(grid: BustGrid): Row[] {
  const rows = grids[grid];
  const crown = Array.from({ length: rows.crown }, (_, i): Row => {
    const angle = (1 - i / rows.crown) * (Math.PI / 2);
    return { y: axis.level, rise: Math.sin(angle) };
  });
  const chin = -92;
  const face = Array.from({ length: rows.face }, (_, i): Row => {
    return { y: axis.level + (chin - axis.level) * (i / rows.face), rise: 0 };
  });
  const neck = Array.from({ length: rows.neck + 1 }, (_, i): Row => {
    const t = i / rows.neck;
    // Rows stand close where the chin turns under and where the foot is cut.
    return { y: chin + (bustFoot + 0.2 - chin) * (t - 0.1 * Math.sin(2 * Math.PI * t)), rise: 0 };
  });
  return [...crown, ...face, ...neck];
}

/** Turns of the columns, closer where nose and ears are. */
const turnsOf = (columns: number): number[] =>
  Array.from({ length: columns + 1 }, (_, j) => {
    const t = j / columns;
    return Math.PI * (t - (0.5 * Math.sin(4 * Math.PI * t)) / (4 * Math.PI));
  });

/** How far out along a way the form ends, found from a near guess. */
function reach(y: number, dx: number, dy: number, dz: number, guess: number): number {
  let r = guess;
  for (let step = 0; step < 40; step += 1) {
    const d = bustDistance(dx * r, y + dy * r, axis.z + dz * r);
    r = Math.max(0.5, r - 0.92 * d);
    if (Math.abs(d) < 0.02) break;
  }
  return r;
}

function slopeAt([x, y, z]: Vector): Vector {
  const e = 0.6;
  return normalise([
    bustDistance(x + e, y, z) - bustDistance(x - e, y, z),
    bustDistance(x, y + e, z) - bustDistance(x, y - e, z),
    bustDistance(x, y, z + e) - bustDistance(x, y, z - e),
  ]);
}

/** How open the surroundings of a point are: 1 in the open, less in a fold. */
function openness(p: Vector, n: Vector): number {
  let closed = 0;
  for (const out of [4, 10, 24]) {
    const d = bustDistance(p[0] + n[0] * out, p[1] + n[1] * out, p[2] + n[2] * out);
    closed += Math.max(0, out - d) / out;
  }
  return Math.max(0, 1 - 0.42 * closed);
}

/** The form at full breadth, its right half mirrored; the scalar says how open a place is. */
function buildBust(breadth: number, grid: BustGrid): MeshBuilder {
  const { columns } = grids[grid];
  const turns = turnsOf(columns);
  const builder = new MeshBuilder();
  builder.part('bust');
  let last: number[] = Array.from({ length: columns + 1 }, () => 100);
  const all = rowsOf(grid);
  const around = 2 * columns;
  for (const { y, rise } of all) {
    const level = Math.sqrt(1 - rise * rise);
    const half = last.map((guess, j) => {
      const turn = turns[j]!;
      const way: Vector = [level * Math.sin(turn), rise, level * Math.cos(turn)];
      const r = reach(y, way[0], way[1], way[2], guess);
      const p: Vector = [way[0] * r, y + way[1] * r, axis.z + way[2] * r];
      const n = slopeAt(p);
      return { r, p, n: normalise([n[0] / breadth, n[1], n[2]]), open: openness(p, n) };
    });
    last = half.map(({ r }) => r);
    for (let j = 0; j < around; j += 1) {
      const side = j <= columns ? 1 : -1;
      const { p, n, open } = half[j <= columns ? j : around - j]!;
      builder.vertex(side * p[0] * breadth, p[1], p[2], side * n[0], n[1], n[2], open);
    }
  }
  for (let i = 0; i < all.length - 1; i += 1) {
    for (let j = 0; j < around; j += 1) {
      const k = (j + 1) % around;
      const a = i * around;
      builder.quad(a + j, a + k, a + around + k, a + around + j);
    }
  }
  return builder;
}

const built = new Map<string, MeshBuilder>();

/** The bust whose breadth is so many times that of the form; built once in a process. */
export function bustMesh(breadth: number, grid: BustGrid): MeshBuilder {
  const key = `${breadth} ${grid}`;
  const known = built.get(key) ?? buildBust(breadth, grid);
  built.set(key, known);
  return known;
}
