import { type LensMaterial, ShadePoint } from '../materials/material';
import { type BandBuffers, type Frame } from './bandBuffers';
import { FLAT, type LightBuffer, MIXED } from './lightBuffer';
import { type BandArea } from './visibility';

const point = new ShadePoint();

/** Lenses shade softly: one look a pixel, laid over the samples that nothing hides. */
export function shadeLens(frame: Frame, buffers: BandBuffers, area: BandArea, material: LensMaterial): void {
  const { ss } = frame;
  const { colour } = buffers;
  const { triangle, depth } = buffers.lens;
  const columns = area.width / ss;
  const half = ss / 2;
  const visible = new Uint8Array(ss * ss);
  const corners = [0, ss - 1, (ss - 1) * area.width, (ss - 1) * (area.width + 1)] as const;
  const middle = (ss >> 1) * (area.width + 1);
  const [firstColumn, lastColumn] = [(buffers.lens.left / ss) | 0, (buffers.lens.right / ss) | 0];
  /** How many samples of a pixel show the lens; which ones, in `visible`. */
  const countSamples = (corner: number): number => {
    let count = 0;
    for (let s = 0; s < ss * ss; s += 1) {
      const at = corner + ((s / ss) | 0) * area.width + (s % ss);
      visible[s] = triangle[at]! >= 0 && isSeen(at) ? 1 : 0;
      count += visible[s]!;
    }
    return count;
  };
  const clear = buffers.behind !== undefined;
  const { opaque, near } = buffers;
  const isSeen = (at: number): boolean => depth[at]! > opaque.depth[at]! && !(clear && depth[at]! <= near.depth[at]!);
  for (let row = 0; row < area.rows / ss; row += 1) {
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const corner = row * ss * area.width + column * ss;
      const pixel = row * columns + column;
      const isWhole =
        triangle[corner]! >= 0 &&
        triangle[corner + corners[1]]! >= 0 &&
        triangle[corner + corners[2]]! >= 0 &&
        triangle[corner + corners[3]]! >= 0;
      let k = triangle[corner + middle]!;
      if (isWhole && colour.state[pixel] !== MIXED) {
        if (!isSeen(corner + middle)) continue;
      } else {
        const count = countSamples(corner);
        if (count === 0) continue;
        if (count < ss * ss) colour.mix(pixel);
        k = triangle[corner + (visible.indexOf(1) % ss) + ((visible.indexOf(1) / ss) | 0) * area.width]!;
      }
      frame.reader.read(k, column * ss + half, area.top + row * ss + half, point);
      material.shade(point);
      if (colour.state[pixel] === MIXED) {
        for (let i = 0; i < ss * ss; i += 1) if (visible[i]) laySample(colour, pixel * ss * ss + i);
      } else {
        laySample(colour, pixel * ss * ss);
        colour.state[pixel] = FLAT;
      }
    }
  }
}

function laySample({ light, passes }: LightBuffer, sample: number): void {
  const i = 3 * sample;
  light[i] = light[i]! * point.tr + point.r;
  light[i + 1] = light[i + 1]! * point.tg + point.g;
  light[i + 2] = light[i + 2]! * point.tb + point.b;
  passes[i] = passes[i]! * point.tr;
  passes[i + 1] = passes[i + 1]! * point.tg;
  passes[i + 2] = passes[i + 2]! * point.tb;
}
