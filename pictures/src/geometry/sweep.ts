import { type MeshBuilder } from './meshBuilder';
import { add, cross, dot, normalise, type Vector } from './vector';

/** One cross-section: a rounded rectangle of half sizes (halfU, halfV) and corner radius, on the axes u and v at p. */
export interface Ring {
  p: Vector;
  u: Vector;
  v: Vector;
  halfU: number;
  halfV: number;
  radius: number;
  scalar?: number | undefined;
  /** Solid texture coordinate of the ring's centre; its position when absent. */
  texture?: Vector;
}

interface SweepOptions {
  closed?: boolean;
  /** Flat ends; a sweep that tapers to a point needs none. */
  caps?: boolean;
  /** Steps of each corner's arc. */
  arc?: number;
}

/** Skins a row of cross-sections, with normals that follow the taper. */
export function addSweep(builder: MeshBuilder, rings: readonly Ring[], options: SweepOptions = {}): void {
  const arc = options.arc ?? 3;
  const closed = options.closed ?? false;
  const n = rings.length;
  const perRing = 4 * (arc + 1);
  const offsets = rings.map((ring) => sectionOffsets(ring, arc));
  const base = builder.vertexCount;
  for (let i = 0; i < n; i += 1) {
    const before = closed ? (i + n - 1) % n : Math.max(0, i - 1);
    const after = closed ? (i + 1) % n : Math.min(n - 1, i + 1);
    const ring = rings[i]!;
    const along = add(rings[after]!.p, rings[before]!.p, -1);
    const length = Math.hypot(...along) || 1e-6;
    const tangent: Vector = [along[0] / length, along[1] / length, along[2] / length];
    for (let j = 0; j < perRing; j += 1) {
      const [ou, ov] = offsets[i]![j]!;
      const angle = cornerAngle(j, arc);
      const nu = Math.cos(angle);
      const nv = Math.sin(angle);
      const du = offsets[after]![j]![0] - offsets[before]![j]![0];
      const dv = offsets[after]![j]![1] - offsets[before]![j]![1];
      const slope = (nu * du + nv * dv) / length;
      const normal = normalise(add(add([ring.u[0] * nu, ring.u[1] * nu, ring.u[2] * nu], ring.v, nv), tangent, -slope));
      const offset = add([ring.u[0] * ou, ring.u[1] * ou, ring.u[2] * ou], ring.v, ov);
      const p = add(ring.p, offset);
      const t = ring.texture ? add(ring.texture, offset) : p;
      builder.vertex(p[0], p[1], p[2], normal[0], normal[1], normal[2], ring.scalar ?? 1, t[0], t[1], t[2]);
    }
  }
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const a = base + i * perRing;
    const b = base + ((i + 1) % n) * perRing;
    for (let j = 0; j < perRing; j += 1) {
      const k = (j + 1) % perRing;
      builder.quad(a + j, a + k, b + k, b + j);
    }
  }
  if (!closed && options.caps !== false) {
    addCap(builder, rings[0]!, rings[1]!, offsets[0]!);
    addCap(builder, rings[n - 1]!, rings[n - 2]!, offsets[n - 1]!);
  }
}

function cornerAngle(j: number, arc: number): number {
  const corner = Math.floor(j / (arc + 1));
  return ((corner + (j % (arc + 1)) / arc) * Math.PI) / 2;
}

function sectionOffsets(ring: Ring, arc: number): [number, number][] {
  const r = Math.max(0, Math.min(ring.radius, ring.halfU, ring.halfV));
  return Array.from({ length: 4 * (arc + 1) }, (_, j) => {
    const corner = Math.floor(j / (arc + 1));
    const angle = cornerAngle(j, arc);
    const su = corner === 0 || corner === 3 ? 1 : -1;
    const sv = corner < 2 ? 1 : -1;
    return [su * (ring.halfU - r) + r * Math.cos(angle), sv * (ring.halfV - r) + r * Math.sin(angle)];
  });
}

function addCap(builder: MeshBuilder, ring: Ring, inner: Ring, offsets: readonly [number, number][]): void {
  const normal = normalise(add(ring.p, inner.p, -1));
  const base = builder.vertexCount;
  for (const [ou, ov] of offsets) {
    const offset = add([ring.u[0] * ou, ring.u[1] * ou, ring.u[2] * ou], ring.v, ov);
    const p = add(ring.p, offset);
    const t = ring.texture ? add(ring.texture, offset) : p;
    builder.vertex(p[0], p[1], p[2], normal[0], normal[1], normal[2], ring.scalar ?? 1, t[0], t[1], t[2]);
  }
  for (let j = 2; j < offsets.length; j += 1) builder.triangle(base, base + j - 1, base + j);
}

/** Cross-sections along a path whose u axis stays as close to `up` as the path allows. */
export function ringsAlong(
  path: readonly Vector[],
  up: Vector,
  size: (t: number, i: number) => { halfU: number; halfV: number; radius?: number; scalar?: number },
): Ring[] {
  return path.map((p, i) => {
    const tangent = normalise(add(path[Math.min(path.length - 1, i + 1)]!, path[Math.max(0, i - 1)]!, -1));
    const u = normalise(add(up, tangent, -dot(up, tangent)));
    const v = cross(tangent, u);
    const { halfU, halfV, radius, scalar } = size(i / (path.length - 1), i);
    return { p, u, v, halfU, halfV, radius: radius ?? Math.min(halfU, halfV), scalar };
  });
}

/** A round wire of constant radius. */
export function addWire(builder: MeshBuilder, path: readonly Vector[], radius: number, up: Vector = [0, 1, 0]): void {
  addSweep(
    builder,
    ringsAlong(path, up, () => ({ halfU: radius, halfV: radius })),
    { arc: 2 },
  );
}

/** Points of a quadratic curve. */
export function quadratic(p: Vector, q: Vector, r: Vector, steps: number): Vector[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const s = 1 - t;
    const k: Vector = [s * s, 2 * s * t, t * t];
    return [
      k[0] * p[0] + k[1] * q[0] + k[2] * r[0],
      k[0] * p[1] + k[1] * q[1] + k[2] * r[1],
      k[0] * p[2] + k[1] * q[2] + k[2] * r[2],
    ] as Vector;
  });
}

/** Points of a cubic curve. */
export function cubic(p: Vector, q: Vector, r: Vector, s: Vector, steps: number): Vector[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    const k = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const;
    const at = (c: 0 | 1 | 2): number => k[0] * p[c] + k[1] * q[c] + k[2] * r[c] + k[3] * s[c];
    return [at(0), at(1), at(2)] as Vector;
  });
}
