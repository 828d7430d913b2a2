import { ShadePoint } from '../materials/material';
import { type BandBuffers, type Frame, partOfPixel } from './bandBuffers';
import { MIXED } from './lightBuffer';
import { PER_AXIS, PER_PIXEL, sampleX, sampleY } from './samples';
import { type BandArea } from './visibility';

/** Light that the tone curve shows as all but white: a highlight within a pixel counts no more. */
const WHITE = 1.4;

const half = PER_AXIS / 2;

/** The last sample of a pixel, across the middle from the first. */
const LAST = PER_PIXEL - 1;

/** Whether two looks at a pixel are so alike that a third between them would tell nothing new. */
const isAlike = (a: number, b: number): boolean => Math.abs(a - b) < 0.02 + 0.12 * (a + b);

/** Shades what stands nearest, and leaves the rest to the ground. */
export function shadeOpaque(frame: Frame, buffers: BandBuffers, area: BandArea): void {
  new OpaquePass(frame, buffers, area).shade();
}

/** One band's pass; a class, because functions made for every pixel cost more than what they do. */
class OpaquePass {
  private readonly point = new ShadePoint();
  private readonly sum = [0, 0, 0];
  /** Whether what was looked at last needs a look at every sample. */
  private mirrors = false;
  /** Parts of an edge pixel's samples, -1 where nothing stands. */
  private readonly parts = new Int16Array(PER_PIXEL);

  constructor(
    private readonly frame: Frame,
    private readonly buffers: BandBuffers,
    private readonly area: BandArea,
  ) {}

  shade(): void {
    const { frame, buffers, area, sum, point } = this;
    const { colour, steady } = buffers;
    const { triangle } = buffers.opaque;
    const columns = area.width / PER_AXIS;
    for (let row = 0; row < area.rows / PER_AXIS; row += 1) {
      steady.nextRow(row === 0);
      const top = area.top + row * PER_AXIS;
      for (let column = 0; column < columns; column += 1) {
        const pixel = row * columns + column;
        const corner = row * PER_AXIS * area.width + column * PER_AXIS;
        const left = column * PER_AXIS;
        const part = partOfPixel(frame, triangle, corner, area.width);
        if (part === -1) {
          const open = this.openAt(left, top);
          if (open === 1) colour.empty(pixel);
          else colour.flat(pixel, 0, 0, 0, open);
        } else if (part === -2) {
          this.shadeEdge(pixel, corner, left, top);
        } else {
          // Where a sample is, not in the middle: beyond its triangle a normal goes astray, and thin wires would be beads.
          this.lookAtSample(corner, left, top, LAST);
          sum[0] = point.r;
          sum[1] = point.g;
          sum[2] = point.b;
          if (steady.isSteady(column, part, sum)) {
            colour.flat(pixel, point.r, point.g, point.b, 0);
          } else {
            const looks = this.lookAround(corner, left, top);
            colour.flat(pixel, sum[0] / looks, sum[1]! / looks, sum[2]! / looks, 0);
          }
        }
      }
    }
  }

  private openAt(left: number, top: number): number {
    const { shadowAt } = this.frame;
    return shadowAt ? shadowAt(left + half, top + half) : 1;
  }

  /** Shades triangle `k` at a place in samples. */
  private look(k: number, x: number, y: number): void {
    const { reader, scene } = this.frame;
    reader.read(k, x, y, this.point);
    const material = scene.materials[scene.mesh.parts[scene.mesh.partOf[k]!]!.slot];
    if (material?.layer !== 'opaque') return;
    this.mirrors = material.mirrors === true;
    material.shade(this.point);
  }

  private indexOf(corner: number, sample: number): number {
    return corner + ((sample / PER_AXIS) | 0) * this.area.width + (sample % PER_AXIS);
  }

  private lookAtSample(corner: number, left: number, top: number, sample: number): void {
    const column = left + (sample % PER_AXIS);
    const row = top + ((sample / PER_AXIS) | 0);
    const k = this.buffers.opaque.triangle[this.indexOf(corner, sample)]!;
    this.look(k, sampleX(column, row), sampleY(column, row));
  }

  private addSample(corner: number, left: number, top: number, sample: number): void {
    const { sum, point } = this;
    this.lookAtSample(corner, left, top, sample);
    sum[0] = sum[0]! + Math.min(point.r, WHITE);
    sum[1] = sum[1]! + Math.min(point.g, WHITE);
    sum[2] = sum[2]! + Math.min(point.b, WHITE);
  }

  /** Adds the sample across the middle, and the others where that shows something else: how many looks the sum then holds. */
  private lookAround(corner: number, left: number, top: number): number {
    const { sum } = this;
    for (let c = 0; c < 3; c += 1) sum[c] = Math.min(sum[c]!, WHITE);
    const last = sum[1]!;
    this.addSample(corner, left, top, 0);
    if (!this.mirrors && isAlike(sum[1]! - last, last)) return 2;
    for (let s = 1; s < LAST; s += 1) this.addSample(corner, left, top, s);
    return PER_PIXEL;
  }

  /** Adds the first and the last sample of a part in an edge pixel, and those between where the two differ: how many looks. */
  private lookAtPart(corner: number, left: number, top: number, first: number, last: number): number {
    const { sum, parts } = this;
    this.addSample(corner, left, top, first);
    if (first === last) return 1;
    const one = sum[1]!;
    this.addSample(corner, left, top, last);
    let looks = 2;
    if (!this.mirrors && isAlike(one, sum[1]! - one)) return looks;
    for (let s = first + 1; s < last; s += 1) {
      if (parts[s] !== parts[first]) continue;
      this.addSample(corner, left, top, s);
      looks += 1;
    }
    return looks;
  }

  /** A pixel in which parts meet: each part's samples share one light. */
  private shadeEdge(pixel: number, corner: number, left: number, top: number): void {
    const { parts, sum } = this;
    const { colour, opaque } = this.buffers;
    const { partOf } = this.frame.scene.mesh;
    const { light, passes } = colour;
    for (let s = 0; s < PER_PIXEL; s += 1) {
      const k = opaque.triangle[this.indexOf(corner, s)]!;
      parts[s] = k < 0 ? -1 : partOf[k]!;
    }
    for (let s = 0; s < PER_PIXEL; s += 1) {
      const part = parts[s]!;
      if (parts.indexOf(part) < s) continue;
      const last = parts.lastIndexOf(part);
      sum.fill(0);
      if (part >= 0) {
        const looks = this.lookAtPart(corner, left, top, s, last);
        for (let c = 0; c < 3; c += 1) sum[c] = sum[c]! / looks;
      }
      const open = part < 0 ? this.openAt(left, top) : 0;
      for (let other = s; other <= last; other += 1) {
        if (parts[other] !== part) continue;
        const i = 3 * (pixel * PER_PIXEL + other);
        light[i] = sum[0]!;
        light[i + 1] = sum[1]!;
        light[i + 2] = sum[2]!;
        passes[i] = passes[i + 1] = passes[i + 2] = open;
      }
    }
    colour.state[pixel] = MIXED;
  }
}
