import { type MeshBuilder } from './meshBuilder';
import { type Vector } from './vector';

/** An ellipsoid on turned axes: first about z, then about y (radians). */
export function addEllipsoid(
  builder: MeshBuilder,
  centre: Vector,
  radii: Vector,
  turnZ = 0,
  turnY = 0,
  scalar = 1,
  around = 20,
): void {
  const rows = Math.max(6, Math.round(around * 0.6));
  const base = builder.vertexCount;
  const [cz, sz, cy, sy] = [Math.cos(turnZ), Math.sin(turnZ), Math.cos(turnY), Math.sin(turnY)];
  const spin = (x: number, y: number, z: number): Vector => {
    const tx = x * cz - y * sz;
    const ty = x * sz + y * cz;
    return [tx * cy + z * sy, ty, -tx * sy + z * cy];
  };
  for (let i = 0; i <= rows; i += 1) {
    const phi = (i / rows) * Math.PI;
    for (let j = 0; j < around; j += 1) {
      const theta = (j / around) * 2 * Math.PI;
      const d: Vector = [Math.sin(phi) * Math.cos(theta), Math.cos(phi), Math.sin(phi) * Math.sin(theta)];
      const p = spin(d[0] * radii[0], d[1] * radii[1], d[2] * radii[2]);
      const n = spin(d[0] / radii[0], d[1] / radii[1], d[2] / radii[2]);
      const length = Math.hypot(...n) || 1;
      builder.vertex(
        centre[0] + p[0],
        centre[1] + p[1],
        centre[2] + p[2],
        n[0] / length,
        n[1] / length,
        n[2] / length,
        scalar,
      );
    }
  }
  for (let i = 0; i < rows; i += 1) {
    for (let j = 0; j < around; j += 1) {
      const k = (j + 1) % around;
      const a = base + i * around;
      builder.quad(a + j, a + k, a + around + k, a + around + j);
    }
  }
}

/** A box with rounded edges, half sizes given; each face is a grid whose rim bends round the edge radius. */
export function addRoundedBox(builder: MeshBuilder, centre: Vector, half: Vector, radius: number, arc = 4): void {
  const axis = (h: number): number[] => {
    const bent: number[] = [];
    for (let i = 0; i <= arc; i += 1) bent.push(-h + radius - radius * Math.tan(((arc - i) / arc) * (Math.PI / 4)));
    return [...bent, ...bent.map((v) => -v).toReversed()];
  };
  const faces: [number, number, number, number][] = [
    [0, 1, 2, 1],
    [0, 1, 2, -1],
    [1, 2, 0, 1],
    [1, 2, 0, -1],
    [2, 0, 1, 1],
    [2, 0, 1, -1],
  ];
  for (const [u, v, w, side] of faces) {
    const us = axis(half[u]!);
    const vs = axis(half[v]!);
    const base = builder.vertexCount;
    for (const a of us) {
      for (const b of vs) {
        const cube = [0, 0, 0];
        cube[u] = a;
        cube[v] = b;
        cube[w] = side * half[w]!;
        const core = cube.map((c, k) => Math.min(half[k]! - radius, Math.max(radius - half[k]!, c)));
        const d = cube.map((c, k) => c - core[k]!);
        const length = Math.hypot(...d) || 1;
        const n = d.map((c) => c / length);
        builder.vertex(
          centre[0] + core[0]! + n[0]! * radius,
          centre[1] + core[1]! + n[1]! * radius,
          centre[2] + core[2]! + n[2]! * radius,
          n[0]!,
          n[1]!,
          n[2]!,
        );
      }
    }
    for (let i = 0; i < us.length - 1; i += 1) {
      for (let j = 0; j < vs.length - 1; j += 1) {
        const a = base + i * vs.length + j;
        builder.quad(a, a + 1, a + vs.length + 1, a + vs.length);
      }
    }
  }
}

/** A profile of (radius, height) turned about the vertical; depth squashed by `squash`; u, v texture 0..1, the scalar the angle unless one is given. */
export function addLathe(
  builder: MeshBuilder,
  profile: readonly (readonly [radius: number, height: number])[],
  options: { squash?: number; around?: number; from?: number; to?: number; centre?: Vector; scalar?: number } = {},
): void {
  const { squash = 1, around = 72, from = 0, to = 2 * Math.PI, centre = [0, 0, 0] } = options;
  const base = builder.vertexCount;
  const count = profile.length;
  const low = profile[0]![1];
  const high = profile[count - 1]![1];
  for (let i = 0; i < count; i += 1) {
    const [r, y] = profile[i]!;
    const before = profile[Math.max(0, i - 1)]!;
    const after = profile[Math.min(count - 1, i + 1)]!;
    const dr = after[0] - before[0];
    const dy = after[1] - before[1];
    for (let j = 0; j <= around; j += 1) {
      const theta = from + (j / around) * (to - from);
      const c = Math.cos(theta);
      const s = Math.sin(theta);
      const n = [c * dy, -dr, (s * dy) / squash];
      const length = Math.hypot(n[0]!, n[1]!, n[2]!) || 1;
      builder.vertex(
        centre[0] + r * c,
        centre[1] + y,
        centre[2] + r * s * squash,
        n[0]! / length,
        n[1]! / length,
        n[2]! / length,
        options.scalar ?? theta,
        j / around,
        (y - low) / (high - low || 1),
        0,
      );
    }
  }
  for (let i = 0; i < count - 1; i += 1) {
    for (let j = 0; j < around; j += 1) {
      const a = base + i * (around + 1) + j;
      builder.quad(a, a + 1, a + around + 2, a + around + 1);
    }
  }
}
