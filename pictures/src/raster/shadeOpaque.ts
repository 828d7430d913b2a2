import { ShadePoint } from '../materials/material';
import { type BandBuffers, type Frame, partOfPixel } from './bandBuffers';
import { MIXED } from './lightBuffer';
import { type BandArea } from './visibility';

const point = new ShadePoint();
const sum = [0, 0, 0];
/** Light that the tone curve shows as all but white. */
const WHITE = 1.4;
/** Samples of an edge pixel that have their light; room for six times six. */
const edgeDone = new Uint8Array(36);

/** Shades what stands nearest, and leaves the rest to the ground. */
export function shadeOpaque(frame: Frame, buffers: BandBuffers, area: BandArea): void {
  const { ss, reader, shadowAt } = frame;
  const { colour, steady } = buffers;
  const { triangle } = buffers.opaque;
  const { mesh, materials } = frame.scene;
  const columns = area.width / ss;
  const half = ss / 2;
  const last = ss - 1;
  const middle = (ss >> 1) * area.width + (ss >> 1);
  const shadeAt = (k: number, x: number, y: number): void => {
    reader.read(k, x, y, point);
    const material = materials[mesh.parts[mesh.partOf[k]!]!.slot];
    if (material?.layer === 'opaque') material.shade(point);
  };
  /** Adds what is seen at a corner of a pixel; a highlight counts no more than white would. */
  const addCorner = (corner: number, x: number, y: number, sx: number, sy: number): void => {
    shadeAt(triangle[corner + sy * area.width + sx]!, x + sx + 0.5, y + sy + 0.5);
    sum[0] = sum[0]! + Math.min(point.r, WHITE);
    sum[1] = sum[1]! + Math.min(point.g, WHITE);
    sum[2] = sum[2]! + Math.min(point.b, WHITE);
  };
  for (let row = 0; row < area.rows / ss; row += 1) {
    steady.nextRow(row === 0);
    const top = area.top + row * ss;
    for (let column = 0; column < columns; column += 1) {
      const pixel = row * columns + column;
      const corner = row * ss * area.width + column * ss;
      const left = column * ss;
      const part = partOfPixel(frame, triangle, corner, area.width);
      if (part === -1) {
        const open = shadowAt ? shadowAt(left + half, top + half) : 1;
        if (open === 1) colour.empty(pixel);
        else colour.flat(pixel, 0, 0, 0, open);
      } else if (part === -2) {
        shadeEdge(frame, buffers, area, { pixel, corner, left, top }, shadeAt);
      } else {
        shadeAt(triangle[corner + middle]!, left + half, top + half);
        sum[0] = point.r;
        sum[1] = point.g;
        sum[2] = point.b;
        if (steady.isSteady(column, part, sum)) {
          colour.flat(pixel, point.r, point.g, point.b, 0);
        } else {
          for (let c = 0; c < 3; c += 1) sum[c] = Math.min(sum[c]!, WHITE);
          addCorner(corner, left, top, 0, 0);
          addCorner(corner, left, top, last, 0);
          addCorner(corner, left, top, 0, last);
          addCorner(corner, left, top, last, last);
          colour.flat(pixel, sum[0]! / 5, sum[1]! / 5, sum[2]! / 5, 0);
        }
      }
    }
  }
}

interface EdgePixel {
  pixel: number;
  corner: number;
  left: number;
  top: number;
}

/** A pixel in which parts meet: each is looked at where its first and its last sample are. */
function shadeEdge(
  frame: Frame,
  buffers: BandBuffers,
  area: BandArea,
  { pixel, corner, left, top }: EdgePixel,
  shadeAt: (k: number, x: number, y: number) => void,
): void {
  const { ss, shadowAt } = frame;
  const { light, passes, state } = buffers.colour;
  const { triangle } = buffers.opaque;
  const { partOf } = frame.scene.mesh;
  const n = ss * ss;
  const from = 3 * pixel * n;
  const atOf = (s: number): number => corner + ((s / ss) | 0) * area.width + (s % ss);
  const partAt = (s: number): number => {
    const k = triangle[atOf(s)]!;
    return k < 0 ? -1 : partOf[k]!;
  };
  edgeDone.fill(0, 0, n);
  for (let s = 0; s < n; s += 1) {
    if (edgeDone[s]) continue;
    const part = partAt(s);
    let final = s;
    for (let other = s + 1; other < n; other += 1) if (!edgeDone[other] && partAt(other) === part) final = other;
    if (part < 0) {
      sum.fill(0);
    } else {
      shadeAt(triangle[atOf(s)]!, left + (s % ss) + 0.5, top + ((s / ss) | 0) + 0.5);
      sum[0] = Math.min(point.r, WHITE);
      sum[1] = Math.min(point.g, WHITE);
      sum[2] = Math.min(point.b, WHITE);
      if (final !== s) {
        shadeAt(triangle[atOf(final)]!, left + (final % ss) + 0.5, top + ((final / ss) | 0) + 0.5);
        sum[0] = (sum[0] + Math.min(point.r, WHITE)) / 2;
        sum[1] = (sum[1] + Math.min(point.g, WHITE)) / 2;
        sum[2] = (sum[2] + Math.min(point.b, WHITE)) / 2;
      }
    }
    const open = part >= 0 ? 0 : shadowAt ? shadowAt(left + ss / 2, top + ss / 2) : 1;
    for (let other = s; other <= final; other += 1) {
      if (edgeDone[other] || partAt(other) !== part) continue;
      edgeDone[other] = 1;
      const i = from + 3 * other;
      light[i] = sum[0]!;
      light[i + 1] = sum[1]!;
      light[i + 2] = sum[2]!;
      passes[i] = passes[i + 1] = passes[i + 2] = open;
    }
  }
  state[pixel] = MIXED;
}
