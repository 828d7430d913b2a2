import { type FaceWrap } from './faceWrap';

/** What a part is made of is decided at shading time: the mesh only names the slot. */
export type Slot =
  | 'front'
  | 'temple'
  | 'tip'
  | 'metal'
  | 'rim'
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

/** A run of triangles of one slot. Slab parts carry (gradient x, gradient y, inward distance) instead of normals, and show their outside counter-clockwise. */
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

/** Numbers that grow at the end, kept as the mesh keeps them. */
class Numbers<Kind extends Float32Array | Uint32Array> {
  length = 0;

  constructor(private values: Kind) {}

  /** Room for so many more; what is written there counts from now on. */
  grow(count: number): Kind {
    this.length += count;
    if (this.length > this.values.length) {
      const { constructor } = this.values as unknown as { constructor: new (size: number) => Kind };
      const wider = new constructor(2 * this.length);
      wider.set(this.values);
      this.values = wider;
    }
    return this.values;
  }

  get all(): Kind {
    return this.values.subarray(0, this.length) as Kind;
  }
}

const some = 4096;

/** Collects vertices and triangles; fronts are built flat and bent by `wrap` as they are added. */
export class MeshBuilder {
  private readonly positions = new Numbers(new Float32Array(3 * some));
  private readonly normals = new Numbers(new Float32Array(3 * some));
  private readonly coords = new Numbers(new Float32Array(3 * some));
  private readonly scalars = new Numbers(new Float32Array(some));
  private readonly indices = new Numbers(new Uint32Array(6 * some));
  private readonly parts: MeshPart[] = [];
  private readonly bentPoint = [0, 0, 0];
  private readonly bentNormal = new Float64Array(3);
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
    const { bentPoint: p, bentNormal: n } = this;
    p[0] = x;
    p[1] = y;
    p[2] = z;
    n[0] = nx;
    n[1] = ny;
    n[2] = nz;
    if (this.wrap) {
      if (this.slab === 0) this.wrap.normal(x, y, n);
      this.wrap.point(p);
    }
    const count = this.scalars.length;
    const at = 3 * count;
    const positions = this.positions.grow(3);
    positions[at] = p[0];
    positions[at + 1] = p[1];
    positions[at + 2] = p[2];
    const normals = this.normals.grow(3);
    normals[at] = n[0];
    normals[at + 1] = n[1];
    normals[at + 2] = n[2];
    const coords = this.coords.grow(3);
    coords[at] = u;
    coords[at + 1] = v;
    coords[at + 2] = w;
    this.scalars.grow(1)[count] = scalar;
    return count;
  }

  triangle(i: number, j: number, k: number): void {
    const at = this.indices.length;
    const indices = this.indices.grow(3);
    indices[at] = i;
    indices[at + 1] = j;
    indices[at + 2] = k;
  }

  quad(i: number, j: number, k: number, l: number): void {
    this.triangle(i, j, k);
    this.triangle(i, k, l);
  }

  /** Repeats another builder's triangles through a rigid transform (3x3 rows then translation), texture shifted in x. */
  append(other: MeshBuilder, m: readonly number[], textureShift = 0): void {
    const base = this.vertexCount;
    const count = other.vertexCount;
    const [fromPositions, fromNormals, fromCoords] = [other.positions.all, other.normals.all, other.coords.all];
    const positions = this.positions.grow(3 * count);
    const normals = this.normals.grow(3 * count);
    const coords = this.coords.grow(3 * count);
    for (let o = 0, to = 3 * base; o < 3 * count; o += 3, to += 3) {
      const x = fromPositions[o]!;
      const y = fromPositions[o + 1]!;
      const z = fromPositions[o + 2]!;
      positions[to] = m[0]! * x + m[1]! * y + m[2]! * z + m[9]!;
      positions[to + 1] = m[3]! * x + m[4]! * y + m[5]! * z + m[10]!;
      positions[to + 2] = m[6]! * x + m[7]! * y + m[8]! * z + m[11]!;
      const a = fromNormals[o]!;
      const b = fromNormals[o + 1]!;
      const c = fromNormals[o + 2]!;
      normals[to] = m[0]! * a + m[1]! * b + m[2]! * c;
      normals[to + 1] = m[3]! * a + m[4]! * b + m[5]! * c;
      normals[to + 2] = m[6]! * a + m[7]! * b + m[8]! * c;
      coords[to] = fromCoords[o]! + textureShift;
      coords[to + 1] = fromCoords[o + 1]!;
      coords[to + 2] = fromCoords[o + 2]!;
    }
    this.scalars.grow(count).set(other.scalars.all, base);
    const first = this.triangleCount;
    const from = other.indices.all;
    const indices = this.indices.grow(from.length);
    for (let k = 0; k < from.length; k += 1) indices[3 * first + k] = base + from[k]!;
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
      positions: this.positions.all.slice(),
      normals: this.normals.all.slice(),
      coords: this.coords.all.slice(),
      scalars: this.scalars.all.slice(),
      indices: this.indices.all.slice(),
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
