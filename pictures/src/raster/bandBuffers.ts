import { type BandTriangles } from './bandTriangles';
import { type Projection } from './camera';
import { LightBuffer } from './lightBuffer';
import { PER_AXIS, PER_PIXEL } from './samples';
import { type Scene } from './scene';
import { SteadyRows } from './steadyRows';
import { type SurfaceReader } from './surfacePoint';
import { VisibilityBuffer } from './visibility';

/** The buffers of one band, kept from band to band. */
class BandBuffers {
  readonly opaque: VisibilityBuffer;
  readonly near: VisibilityBuffer;
  readonly far: VisibilityBuffer;
  readonly lens: VisibilityBuffer;
  readonly colour: LightBuffer;
  /** Set only when something is clear: what refraction reads from. */
  readonly behind: LightBuffer | undefined;
  readonly steady: SteadyRows;
  readonly steadyClear: SteadyRows;

  /** A band of `rows` rows of `columns` pixels. */
  constructor(columns: number, rows: number, clear: boolean, lenses: boolean) {
    const samples = columns * rows * PER_PIXEL;
    this.opaque = new VisibilityBuffer(samples);
    this.near = new VisibilityBuffer(clear ? samples : 0);
    this.far = new VisibilityBuffer(clear ? samples : 0);
    this.lens = new VisibilityBuffer(lenses ? samples : 0);
    this.colour = new LightBuffer(columns * rows);
    this.behind = clear ? new LightBuffer(columns * rows) : undefined;
    this.steady = new SteadyRows(columns, 3);
    this.steadyClear = new SteadyRows(clear ? columns : 0, 5);
  }
}

let kept: { readonly size: string; readonly buffers: BandBuffers } | undefined;

/** Buffers of a size: those of the picture before where they fit, because a process draws many of one size. */
export function bandBuffers(...size: ConstructorParameters<typeof BandBuffers>): BandBuffers {
  const name = size.join(' ');
  if (kept?.size !== name) kept = { size: name, buffers: new BandBuffers(...size) };
  return kept.buffers;
}

/** Everything that stays the same from band to band. */
export interface Frame {
  scene: Scene;
  projection: Projection;
  x: Float32Array;
  y: Float32Array;
  reader: SurfaceReader;
  /** Numbers of the lens parts, farthest first. */
  lensParts: number[];
  triangles: BandTriangles;
  /** Samples of refraction shift per unit of a material's value. */
  shiftScale: number;
  /** Share of the ground's light at a sample where nothing stands, or undefined without shadow. */
  shadowAt: ((x: number, y: number) => number) | undefined;
}

/** The part that covers all samples of a pixel; -1 where nothing is, -2 where several meet. */
export function partOfPixel(frame: Frame, triangle: Int32Array, corner: number, width: number): number {
  const { partOf } = frame.scene.mesh;
  const k = triangle[corner]!;
  const part = k < 0 ? -1 : partOf[k]!;
  for (let row = 0; row < PER_AXIS; row += 1) {
    const from = corner + row * width;
    for (let at = from; at < from + PER_AXIS; at += 1) {
      const other = triangle[at]!;
      if (other !== k && (other < 0 ? -1 : partOf[other]!) !== part) return -2;
    }
  }
  return part;
}

export type { BandBuffers };
