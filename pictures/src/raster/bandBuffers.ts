import { type BandTriangles } from './bandTriangles';
import { type Projection } from './camera';
import { LightBuffer } from './lightBuffer';
import { PER_AXIS, PER_PIXEL } from './samples';
import { type Scene } from './scene';
import { SteadyRows } from './steadyRows';
import { type SurfaceReader } from './surfacePoint';
import { VisibilityBuffer } from './visibility';

/** What clear parts need beside the rest: their nearest and farthest surfaces, and the light behind them, which refraction reads from. */
class ClearBuffers {
  readonly near: VisibilityBuffer;
  readonly far: VisibilityBuffer;
  readonly behind: LightBuffer;
  readonly steady: SteadyRows;

  constructor(columns: number, rows: number) {
    this.near = new VisibilityBuffer(columns * rows * PER_PIXEL);
    this.far = new VisibilityBuffer(columns * rows * PER_PIXEL);
    this.behind = new LightBuffer(columns * rows);
    this.steady = new SteadyRows(columns, 5);
  }
}

/** The buffers of one band of up to `rows` rows of `columns` pixels, kept from band to band. */
class BandBuffers {
  readonly opaque: VisibilityBuffer;
  readonly lens: VisibilityBuffer;
  readonly colour: LightBuffer;
  readonly steady: SteadyRows;
  /** Set only while something clear is drawn. */
  clear: ClearBuffers | undefined;
  private keptClear: ClearBuffers | undefined;

  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {
    this.opaque = new VisibilityBuffer(columns * rows * PER_PIXEL);
    this.lens = new VisibilityBuffer(columns * rows * PER_PIXEL);
    this.colour = new LightBuffer(columns * rows);
    this.steady = new SteadyRows(columns, 3);
  }

  /** Made ready for a picture. */
  prepared(hasClear: boolean): this {
    if (hasClear) this.keptClear ??= new ClearBuffers(this.columns, this.rows);
    this.clear = hasClear ? this.keptClear : undefined;
    return this;
  }
}

let kept: BandBuffers | undefined;

/** Buffers of a size: those of the pictures before where they fit, because a process draws many of one width. */
export function bandBuffers(columns: number, rows: number, hasClear: boolean): BandBuffers {
  if (kept?.columns !== columns || kept.rows < rows) kept = new BandBuffers(columns, rows);
  return kept.prepared(hasClear);
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

export type { BandBuffers, ClearBuffers };
