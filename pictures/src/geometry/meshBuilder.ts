import { type FaceWrap } from './faceWrap';

/** What a part is made of is decided at shading time: the mesh only names the slot. */
export type Slot =
  | 'front'
  | 'temple'
  | 'tip'
  | 'metal'
  | 'pad'
  | 'core'
  | 'dark'
  | 'lens'
  | 'wire'
  | 'face'
  | 'body'
  | 'cap'
  | 'label'
  | 'side'
  | 'top'
  | 'light'
  | 'dome'
  | 'stitch'
  | 'bust';

/** A run of triangles of one slot. Slab parts carry (gradient x, gradient y, inward distance) instead of normals. */
export interface MeshPart {
  slot: Slot;
  first: number;
  count: number;
  slab: 0 | 1 | -1;
}

/** Triangles in millimetres: x right as the viewer sees it, y up, z to the camera. */
export interface Mesh {
  positions: Float32Array;
  normals: Float32Array;
  /** Solid texture coordinates, or u, v, face for labels and lenses. */
  coords: Float32Array;
  /** Acetate thickness 0..1, or lens radius 0..1. */
  scalars: Float32Array;
  indices: Uint32Array;
  partOf: Uint8Array;
  parts: MeshPart[];
  /** How the front is bent, and half the thickness of its milled sheet: slab normals are made while shading. */
  wrap: FaceWrap | undefined;
  slabHalfDepth: number;
}

/** Collects vertices and triangles; fronts are built flat and bent by `wrap` as they are added. */
export class MeshBuilder {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly coords: number[] = [];
  private readonly scalars: number[] = [];
  private readonly indices: number[] = [];
  private readonly parts: MeshPart[] = [];
  /** While set, positions and normals are given in the flat front and bent on the way in. */
  wrap: FaceWrap | undefined;
  private slab: 0 | 1 | -1 = 0;

  get vertexCount(): number {
    return this.scalars.length;
  }

  get triangleCount(): number {
    return this.indices.length / 3;
  }

  /** Opens a part; everything up to the next call belongs to it. */
  part(slot: Slot, slab: 0 | 1 | -1 = 0): void {
    this.slab = slab;
    this.parts.push({ slot, first: this.triangleCount, count: 0, slab });
  }

  /** Adds a vertex; texture coordinates default to the position. */
  vertex(x: number, y: number, z: number, nx: number, ny: number, nz: number, scalar = 1, u = x, v = y, w = z): number {
    const p = [x, y, z];
    const n = [nx, ny, nz];
    if (this.wrap) {
      if (this.slab === 0) this.wrap.normal(x, y, n);
      this.wrap.point(p);
    }
    this.positions.push(p[0]!, p[1]!, p[2]!);
    this.normals.push(n[0]!, n[1]!, n[2]!);
    this.coords.push(u, v, w);
    this.scalars.push(scalar);
    return this.scalars.length - 1;
  }

  triangle(i: number, j: number, k: number): void {
    this.indices.push(i, j, k);
  }

  quad(i: number, j: number, k: number, l: number): void {
    this.indices.push(i, j, k, i, k, l);
  }

  /** Repeats another builder's triangles through a rigid transform (3x3 rows then translation), texture shifted in x. */
  append(other: MeshBuilder, m: readonly number[], textureShift = 0): void {
    const base = this.vertexCount;
    for (let i = 0; i < other.scalars.length; i += 1) {
      const o = 3 * i;
      const [x, y, z] = [other.positions[o]!, other.positions[o + 1]!, other.positions[o + 2]!];
      const [a, b, c] = [other.normals[o]!, other.normals[o + 1]!, other.normals[o + 2]!];
      this.positions.push(
        m[0]! * x + m[1]! * y + m[2]! * z + m[9]!,
        m[3]! * x + m[4]! * y + m[5]! * z + m[10]!,
        m[6]! * x + m[7]! * y + m[8]! * z + m[11]!,
      );
      this.normals.push(
        m[0]! * a + m[1]! * b + m[2]! * c,
        m[3]! * a + m[4]! * b + m[5]! * c,
        m[6]! * a + m[7]! * b + m[8]! * c,
      );
      this.coords.push(other.coords[o]! + textureShift, other.coords[o + 1]!, other.coords[o + 2]!);
      this.scalars.push(other.scalars[i]!);
    }
    const first = this.triangleCount;
    for (const index of other.indices) this.indices.push(base + index);
    other.closeParts();
    for (const part of other.parts) this.parts.push({ ...part, first: part.first + first });
  }

  private closeParts(): void {
    this.parts.forEach((part, i) => {
      part.count = (this.parts[i + 1]?.first ?? this.triangleCount) - part.first;
    });
  }

  finish(wrap?: FaceWrap, slabHalfDepth = 2): Mesh {
    this.closeParts();
    const parts = this.parts.filter((part) => part.count > 0);
    const partOf = new Uint8Array(this.triangleCount);
    parts.forEach((part, i) => partOf.fill(i, part.first, part.first + part.count));
    return {
      positions: Float32Array.from(this.positions),
      normals: Float32Array.from(this.normals),
      coords: Float32Array.from(this.coords),
      scalars: Float32Array.from(this.scalars),
      indices: Uint32Array.from(this.indices),
      partOf,
      parts,
      wrap,
      slabHalfDepth,
    };
  }
}

/** The transform that mirrors left and right. */
export const mirror: readonly number[] = [-1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0];

/** A translation. */
export function shift(x: number, y: number, z: number): number[] {
  return [1, 0, 0, 0, 1, 0, 0, 0, 1, x, y, z];
}

/** A turn about the vertical axis (radians) followed by a translation. */
export function turn(angle: number, x = 0, y = 0, z = 0): number[] {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [c, 0, s, 0, 1, 0, -s, 0, c, x, y, z];
}
