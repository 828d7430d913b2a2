import { NET } from './framePlacement';
import type { Pixel } from './framePlacement';

/** Straight-alpha pixels, four bytes each. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A raster and where its upper left corner lies. */
export interface PlacedRaster extends Raster {
  readonly left: number;
  readonly top: number;
}

interface Corner {
  readonly x: number;
  readonly y: number;
  /** Place in the source, pixels. */
  readonly u: number;
  readonly v: number;
}

/** Bilinear sample of the source with its alpha, written to the target. */
function sample({ width, height, data }: Raster, u: number, v: number, into: Uint8ClampedArray, at: number): void {
  const x = Math.min(width - 1.001, Math.max(0, u - 0.5));
  const y = Math.min(height - 1.001, Math.max(0, v - 0.5));
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  let red = 0;
  let green = 0;
  let blue = 0;
  let alpha = 0;
  for (let corner = 0; corner < 4; corner += 1) {
    const share = (corner & 1 ? fx : 1 - fx) * (corner & 2 ? fy : 1 - fy);
    const from = 4 * ((top + (corner >> 1)) * width + left + (corner & 1));
    const weight = share * (data[from + 3] ?? 0);
    red += weight * (data[from] ?? 0);
    green += weight * (data[from + 1] ?? 0);
    blue += weight * (data[from + 2] ?? 0);
    alpha += weight;
  }
  if (alpha === 0) return;
  into[at] = red / alpha;
  into[at + 1] = green / alpha;
  into[at + 2] = blue / alpha;
  into[at + 3] = alpha;
}

/** Fills one triangle of the net; pixels on a shared edge are written twice with the same value, so nothing shows a seam. */
function fill(source: Raster, target: PlacedRaster, [a, b, c]: readonly [Corner, Corner, Corner]): void {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (area === 0) return;
  const first = Math.max(target.top, Math.floor(Math.min(a.y, b.y, c.y)));
  const last = Math.min(target.top + target.height - 1, Math.ceil(Math.max(a.y, b.y, c.y)));
  const from = Math.max(target.left, Math.floor(Math.min(a.x, b.x, c.x)));
  const to = Math.min(target.left + target.width - 1, Math.ceil(Math.max(a.x, b.x, c.x)));
  for (let y = first; y <= last; y += 1) {
    for (let x = from; x <= to; x += 1) {
      const [px, py] = [x + 0.5, y + 0.5];
      const wb = ((px - a.x) * (c.y - a.y) - (c.x - a.x) * (py - a.y)) / area;
      const wc = ((b.x - a.x) * (py - a.y) - (px - a.x) * (b.y - a.y)) / area;
      const wa = 1 - wb - wc;
      if (wa < -1e-6 || wb < -1e-6 || wc < -1e-6) continue;
      const at = 4 * ((y - target.top) * target.width + (x - target.left));
      sample(source, wa * a.u + wb * b.u + wc * c.u, wa * a.v + wb * b.v + wc * c.v, target.data, at);
    }
  }
}

/** Lays a picture over a net of knots: perspective and curvature without a graphics card. */
export function warpPicture(source: Raster, net: readonly Pixel[]): PlacedRaster {
  const { columns, rows } = NET;
  const [xs, ys] = [net.map(([x]) => x), net.map(([, y]) => y)];
  const left = Math.floor(Math.min(...xs));
  const top = Math.floor(Math.min(...ys));
  const width = Math.max(1, Math.ceil(Math.max(...xs)) - left);
  const height = Math.max(1, Math.ceil(Math.max(...ys)) - top);
  const target = { left, top, width, height, data: new Uint8ClampedArray(width * height * 4) };
  const knot = (row: number, column: number): Corner => {
    const [x, y] = net[row * (columns + 1) + column] ?? [0, 0];
    return { x, y, u: (column / columns) * source.width, v: (row / rows) * source.height };
  };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [a, b] = [knot(row, column), knot(row, column + 1)];
      const [c, d] = [knot(row + 1, column + 1), knot(row + 1, column)];
      fill(source, target, [a, b, c]);
      fill(source, target, [a, c, d]);
    }
  }
  return target;
}
