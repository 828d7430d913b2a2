import { type Rgb, toLinear } from '../studio/tone';
import glyphs from './glyphs.json';

/** A printed face in linear light, sampled bilinearly while shading. */
export interface Texture {
  width: number;
  height: number;
  /** Texels per millimetre. */
  density: number;
  data: Float32Array;
}

type Segment = [x0: number, y0: number, x1: number, y1: number];

export interface TextStyle {
  /** Height of capitals in millimetres. */
  capHeight: number;
  weight: 'regular' | 'bold';
  colour: Rgb;
  /** Extra space between letters in cap heights. */
  tracking?: number;
  align?: 'left' | 'centre' | 'right';
  /** The text is made smaller to fit this width. */
  fit?: number;
}

const glyphTable: Record<string, [number, string] | undefined>[] = [
  glyphs.weights.regular as unknown as Record<string, [number, string]>,
  glyphs.weights.bold as unknown as Record<string, [number, string]>,
];

/** Lines of a path made of absolute M, L, Q, C and Z commands. */
function segmentsOf(path: string, place: (x: number, y: number) => [number, number]): Segment[] {
  const segments: Segment[] = [];
  let [startX, startY, x, y] = [0, 0, 0, 0];
  const line = (tx: number, ty: number): void => {
    segments.push([...place(x, y), ...place(tx, ty)]);
    [x, y] = [tx, ty];
  };
  for (const [, command, rest] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const n = rest!
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (command === 'M') [startX, startY, x, y] = [n[0]!, n[1]!, n[0]!, n[1]!];
    else if (command === 'L') line(n[0]!, n[1]!);
    else if (command === 'Z') line(startX, startY);
    else {
      const [fromX, fromY] = [x, y];
      const [ax, ay, bx, by] = [n[0]!, n[1]!, n[2]!, n[3]!];
      for (let i = 1; i <= 8; i += 1) {
        const t = i / 8;
        const s = 1 - t;
        if (command === 'Q')
          line(s * s * fromX + 2 * s * t * ax + t * t * bx, s * s * fromY + 2 * s * t * ay + t * t * by);
        else {
          const k = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t] as const;
          line(
            k[0] * fromX + k[1] * ax + k[2] * bx + k[3] * n[4]!,
            k[0] * fromY + k[1] * ay + k[2] * by + k[3] * n[5]!,
          );
        }
      }
    }
  }
  return segments;
}

/** A small painter for printed goods: filled paths and text in millimetres, y down, exact coverage at every edge. */
export class LabelCanvas {
  private readonly columns: number;
  private readonly rows: number;
  private readonly data: Float32Array;

  constructor(
    width: number,
    height: number,
    private readonly density: number,
    background: Rgb,
  ) {
    this.columns = Math.ceil(width * density);
    this.rows = Math.ceil(height * density);
    this.data = new Float32Array(3 * this.columns * this.rows);
    for (let i = 0; i < this.data.length; i += 1) this.data[i] = background[i % 3]!;
  }

  /** Fills a path; the paint may depend on the place in millimetres. */
  fill(path: string, paint: Rgb | ((x: number, y: number) => Rgb), opacity = 1): void {
    this.fillSegments(
      segmentsOf(path, (x, y) => [x * this.density, y * this.density]),
      paint,
      opacity,
    );
  }

  /** Fills an ellipse. */
  ellipse(
    cx: number,
    cy: number,
    rx: number,
    ry: number,
    paint: Rgb | ((x: number, y: number) => Rgb),
    opacity = 1,
  ): void {
    const points = Array.from({ length: 96 }, (_, i) => {
      const t = (i / 96) * 2 * Math.PI;
      return `${(cx + rx * Math.cos(t)).toFixed(3)} ${(cy + ry * Math.sin(t)).toFixed(3)}`;
    });
    this.fill(`M${points.join('L')}Z`, paint, opacity);
  }

  /** Writes one line of text from its baseline; returns its width in millimetres. */
  text(text: string, x: number, y: number, style: TextStyle): number {
    const table = glyphTable[style.weight === 'bold' ? 1 : 0]!;
    const letters = [...text].map((letter) => table[letter] ?? table['-']!);
    const tracking = (style.tracking ?? 0) * glyphs.capHeight;
    const units = letters.reduce((sum, [advance]) => sum + advance + tracking, -tracking);
    const natural = style.capHeight / glyphs.capHeight;
    const scale = style.fit ? Math.min(natural, style.fit / units) : natural;
    const width = units * scale;
    let at = x - (style.align === 'centre' ? width / 2 : style.align === 'right' ? width : 0);
    for (const [advance, path] of letters) {
      const left = at;
      this.fillSegments(
        segmentsOf(path, (gx, gy) => [(left + gx * scale) * this.density, (y - gy * scale) * this.density]),
        style.colour,
        1,
      );
      at += (advance + tracking) * scale;
    }
    return width;
  }

  texture(): Texture {
    return { width: this.columns, height: this.rows, density: this.density, data: this.data };
  }

  private fillSegments(
    segments: readonly Segment[],
    paint: Rgb | ((x: number, y: number) => Rgb),
    opacity: number,
  ): void {
    const xs = segments.flatMap((s) => [s[0], s[2]]);
    const ys = segments.flatMap((s) => [s[1], s[3]]);
    if (xs.length === 0) return;
    const left = Math.max(0, Math.floor(Math.min(...xs)));
    const right = Math.min(this.columns, Math.ceil(Math.max(...xs)) + 1);
    const top = Math.max(0, Math.floor(Math.min(...ys)));
    const bottom = Math.min(this.rows, Math.ceil(Math.max(...ys)) + 1);
    if (right <= left || bottom <= top) return;
    const width = right - left + 1;
    const cover = new Float32Array(width * (bottom - top));
    for (const s of segments) accumulate(cover, width, bottom - top, s[0] - left, s[1] - top, s[2] - left, s[3] - top);
    for (let row = top; row < bottom; row += 1) {
      let sum = 0;
      for (let column = left; column < right; column += 1) {
        sum += cover[(row - top) * width + column - left]!;
        const share = Math.min(1, Math.abs(sum)) * opacity;
        if (share < 0.002) continue;
        const colour = typeof paint === 'function' ? paint(column / this.density, row / this.density) : paint;
        const i = 3 * (row * this.columns + column);
        for (let c = 0; c < 3; c += 1) this.data[i + c]! += (colour[c]! - this.data[i + c]!) * share;
      }
    }
  }
}

/** Adds one line's signed area to a coverage buffer whose row sums are the winding coverage. */
function accumulate(
  cover: Float32Array,
  width: number,
  rows: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  if (y0 === y1) return;
  const down = y0 < y1 ? 1 : -1;
  const [topX, topY, lowX, lowY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
  const slope = (lowX - topX) / (lowY - topY);
  const last = width - 1;
  for (let row = Math.max(0, Math.floor(topY)); row < Math.min(rows, Math.ceil(lowY)); row += 1) {
    const from = Math.max(row, topY);
    const to = Math.min(row + 1, lowY);
    if (to <= from) continue;
    const height = (to - from) * down;
    const a = Math.min(last, Math.max(0, topX + (from - topY) * slope));
    const b = Math.min(last, Math.max(0, topX + (to - topY) * slope));
    spread(cover, row * width, last, Math.min(a, b), Math.max(a, b), height);
  }
}

/** Shares `height` of winding among the cells between a and b of one row, and leaves the rest to the right of b. */
function spread(cover: Float32Array, base: number, last: number, a: number, b: number, height: number): void {
  const first = Math.floor(a);
  const end = Math.floor(b);
  if (first === end) {
    const inside = 1 - ((a + b) / 2 - first);
    cover[base + first]! += height * inside;
    if (first < last) cover[base + first + 1]! += height * (1 - inside);
    return;
  }
  const per = height / (b - a);
  let carried = 0;
  for (let cell = first; cell <= end; cell += 1) {
    const from = Math.max(a, cell);
    const to = Math.min(b, cell + 1);
    const share = (to - from) * per;
    const inside = cell + 1 - (from + to) / 2;
    cover[base + cell]! += carried + share * inside;
    carried = share * (1 - inside);
  }
  if (end < last) cover[base + end + 1]! += carried;
}

/** Reads a texture at millimetres from its top left corner, clamped to its edges. */
export function readTexture(texture: Texture, x: number, y: number, into: Float64Array): void {
  const fx = Math.min(texture.width - 1.001, Math.max(0, x * texture.density - 0.5));
  const fy = Math.min(texture.height - 1.001, Math.max(0, y * texture.density - 0.5));
  const i = fx | 0;
  const j = fy | 0;
  const a = fx - i;
  const b = fy - j;
  const k = 3 * (j * texture.width + i);
  const below = k + 3 * texture.width;
  const { data } = texture;
  for (let c = 0; c < 3; c += 1) {
    const top = data[k + c]! + (data[k + 3 + c]! - data[k + c]!) * a;
    const bottom = data[below + c]! + (data[below + 3 + c]! - data[below + c]!) * a;
    into[c] = top + (bottom - top) * b;
  }
}

/** A grey in linear light from its sRGB value 0..1. */
export const grey = (value: number): Rgb => [toLinear(value), toLinear(value), toLinear(value)];

/** The mix of two colours. */
export const blend = (a: Rgb, b: Rgb, t: number): Rgb => {
  const k = Math.min(1, Math.max(0, t));
  return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k];
};
