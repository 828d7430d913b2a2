import { type LensMaterial, ShadePoint } from '../materials/material';
import { type BandBuffers, type Frame } from './bandBuffers';
import { FLAT, type LightBuffer, MIXED } from './lightBuffer';
import { PER_AXIS, PER_PIXEL } from './samples';
import { type BandArea } from './visibility';

const half = PER_AXIS / 2;

/** From which share of a lens's radius on its ground edge begins to show: there light is not even from pixel to pixel. */
const EDGE = 0.91;

/** Lenses shade softly: one look a pixel or every other pixel, laid over the samples that nothing hides. */
export function shadeLens(frame: Frame, buffers: BandBuffers, area: BandArea, material: LensMaterial): void {
  new LensPass(frame, buffers, area, material).shade();
}

class LensPass {
  private point = new ShadePoint();
  /** What was seen in the pixel to the left. */
  private before = new ShadePoint();
  private readonly visible = new Uint8Array(PER_PIXEL);

  constructor(
    private readonly frame: Frame,
    private readonly buffers: BandBuffers,
    private readonly area: BandArea,
    private readonly material: LensMaterial,
  ) {}

  shade(): void {
    const { area, buffers } = this;
    const { colour, lens } = buffers;
    const columns = area.width / PER_AXIS;
    const [first, last] = [(lens.left / PER_AXIS) | 0, (lens.right / PER_AXIS) | 0];
    const middle = (PER_AXIS >> 1) * (area.width + 1);
    for (let row = 0; row < area.rows / PER_AXIS; row += 1) {
      const corners = row * PER_AXIS * area.width;
      /** The pixel that waits for the one to its right, to show what lies between its neighbours. */
      let waiting = -1;
      let lookedAt = -1;
      for (let column = first; column <= last; column += 1) {
        const corner = corners + column * PER_AXIS;
        const pixel = row * columns + column;
        if (!this.isPlain(pixel, corner)) {
          this.shadeMixed(pixel, corner, column, row);
          continue;
        }
        const isBetween = lookedAt === column - 1 && this.before.scalar < EDGE;
        if (isBetween && column < last && this.isPlain(pixel + 1, corner + PER_AXIS)) {
          waiting = pixel;
          continue;
        }
        this.look(lens.triangle[corner + middle]!, column, row);
        if (waiting === pixel - 1) layBetween(colour, waiting, this.before, this.point);
        laySample(colour, pixel * PER_PIXEL, this.point);
        colour.state[pixel] = FLAT;
        const seen = this.point;
        this.point = this.before;
        this.before = seen;
        lookedAt = column;
      }
    }
  }

  private look(k: number, column: number, row: number): void {
    this.frame.reader.read(k, column * PER_AXIS + half, this.area.top + row * PER_AXIS + half, this.point);
    this.material.shade(this.point);
  }

  /** Whether the lens covers a pixel whose samples are all alike, and all of them show it: it dips into rims, whose edge on it is no outline. */
  private isPlain(pixel: number, corner: number): boolean {
    if (this.buffers.colour.state[pixel] === MIXED) return false;
    for (let s = 0; s < PER_PIXEL; s += 1) if (!this.shows(this.indexOf(corner, s))) return false;
    return true;
  }

  private indexOf(corner: number, sample: number): number {
    return corner + ((sample / PER_AXIS) | 0) * this.area.width + (sample % PER_AXIS);
  }

  /** Whether the lens is what is seen at a sample. */
  private shows(at: number): boolean {
    const { lens, opaque, clear } = this.buffers;
    if (lens.triangle[at]! < 0) return false;
    const depth = lens.depth[at]!;
    return depth > opaque.depth[at]! && !(clear && depth <= clear.near.depth[at]!);
  }

  /** A pixel that the lens covers in part, or whose samples differ. */
  private shadeMixed(pixel: number, corner: number, column: number, row: number): void {
    const { visible } = this;
    const { colour, lens } = this.buffers;
    let count = 0;
    let shown = -1;
    for (let s = 0; s < PER_PIXEL; s += 1) {
      const at = this.indexOf(corner, s);
      visible[s] = this.shows(at) ? 1 : 0;
      if (visible[s] === 0) continue;
      count += 1;
      if (shown < 0) shown = lens.triangle[at]!;
    }
    if (count === 0) return;
    if (count < PER_PIXEL) colour.mix(pixel);
    this.look(shown, column, row);
    if (colour.state[pixel] === MIXED) {
      for (let s = 0; s < PER_PIXEL; s += 1) if (visible[s]) laySample(colour, pixel * PER_PIXEL + s, this.point);
    } else {
      laySample(colour, pixel * PER_PIXEL, this.point);
      colour.state[pixel] = FLAT;
    }
  }
}

function laySample({ light, passes }: LightBuffer, sample: number, point: ShadePoint): void {
  const i = 3 * sample;
  light[i] = light[i]! * point.tr + point.r;
  light[i + 1] = light[i + 1]! * point.tg + point.g;
  light[i + 2] = light[i + 2]! * point.tb + point.b;
  passes[i] = passes[i]! * point.tr;
  passes[i + 1] = passes[i + 1]! * point.tg;
  passes[i + 2] = passes[i + 2]! * point.tb;
}

const between = new ShadePoint();

/** Lays the mean of two neighbours over the pixel between them. */
function layBetween(colour: LightBuffer, pixel: number, left: ShadePoint, right: ShadePoint): void {
  between.r = (left.r + right.r) / 2;
  between.g = (left.g + right.g) / 2;
  between.b = (left.b + right.b) / 2;
  between.tr = (left.tr + right.tr) / 2;
  between.tg = (left.tg + right.tg) / 2;
  between.tb = (left.tb + right.tb) / 2;
  laySample(colour, pixel * PER_PIXEL, between);
  colour.state[pixel] = FLAT;
}
