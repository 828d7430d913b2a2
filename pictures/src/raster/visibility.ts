import { ASIDE } from './samples';

/** Triangles to draw into a depth and a triangle buffer: those that `order` names from one place to another. */
export interface Triangles {
  x: Float32Array;
  y: Float32Array;
  inverseDepth: Float32Array;
  indices: Uint32Array;
  order: Uint32Array;
  from: number;
  to: number;
}

/** One band of samples: `width` columns, rows from `top` on. */
export interface BandArea {
  width: number;
  top: number;
  rows: number;
}

/** The sample of a square that stands nearest to its left or upper side, and the farthest. */
const NEAR = 0.5 - ASIDE;
const FAR = 0.5 + ASIDE;

/** Which triangle is seen at each sample (-1 none), and 1 / depth there. */
export class VisibilityBuffer {
  readonly depth: Float32Array;
  readonly triangle: Int32Array;
  /** Columns that something was drawn in since the last clearing: nothing is seen beside them. */
  left = Infinity;
  right = -1;

  constructor(samples: number) {
    this.depth = new Float32Array(samples);
    this.triangle = new Int32Array(samples);
  }

  clear(length: number): void {
    this.depth.fill(0, 0, length);
    this.triangle.fill(-1, 0, length);
    this.left = Infinity;
    this.right = -1;
  }

  /** Draws triangles given in sample coordinates; `farthest` keeps the farthest surface instead of the nearest. */
  draw(t: Triangles, area: BandArea, farthest = false): void {
    const { x, y, inverseDepth, indices, order } = t;
    const { depth, triangle } = this;
    const last = area.top + area.rows - 1;
    for (let n = t.from; n < t.to; n += 1) {
      const k = order[n]!;
      const a = indices[3 * k]!;
      const b = indices[3 * k + 1]!;
      const c = indices[3 * k + 2]!;
      const ay = y[a]!;
      const by = y[b]!;
      const cy = y[c]!;
      let low = Math.ceil((ay < by ? (ay < cy ? ay : cy) : by < cy ? by : cy) - FAR);
      let high = Math.floor((ay > by ? (ay > cy ? ay : cy) : by > cy ? by : cy) - NEAR);
      if (low < area.top) low = area.top;
      if (high > last) high = last;
      if (low > high) continue;
      const ax = x[a]!;
      const bx = x[b]!;
      const cx = x[c]!;
      let left = Math.ceil((ax < bx ? (ax < cx ? ax : cx) : bx < cx ? bx : cx) - FAR);
      let right = Math.floor((ax > bx ? (ax > cx ? ax : cx) : bx > cx ? bx : cx) - NEAR);
      if (left < 0) left = 0;
      if (right >= area.width) right = area.width - 1;
      if (left > right) continue;
      if (left < this.left) this.left = left;
      if (right > this.right) this.right = right;
      const twice = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
      if (twice === 0) continue;
      const s = 1 / twice;
      const stepU = (cy - ay) * s;
      const stepV = -(by - ay) * s;
      const wa = inverseDepth[a]!;
      const wb = inverseDepth[b]! - wa;
      const wc = inverseDepth[c]! - wa;
      const stepW = wb * stepU + wc * stepV;
      // What a sample's step up or down from the middle of its square changes.
      const upU = ASIDE * (cx - ax) * s;
      const upV = -ASIDE * (bx - ax) * s;
      const upW = wb * upU + wc * upV;
      const isWide = right - left > 5;
      // From an even column on, two samples at a time.
      left &= ~1;
      for (let row = low; row <= high; row += 1) {
        const dy = row + 0.5 - ay;
        const dx = left + (row & 1 ? NEAR : FAR) - ax;
        let u = (dx * (cy - ay) - dy * (cx - ax)) * s;
        let v = (dy * (bx - ax) - dx * (by - ay)) * s;
        let from = 0;
        let to = right - left;
        if (isWide) {
          // Where the row enters and leaves the triangle, a sample of grace on both sides.
          const wideU = u + Math.abs(upU);
          const wideV = v + Math.abs(upV);
          const t = 1 - u - v + Math.abs(upU + upV);
          const stepT = -stepU - stepV;
          if (stepU > 0) from = Math.max(from, Math.floor(-wideU / stepU));
          else if (stepU < 0) to = Math.min(to, Math.ceil(-wideU / stepU));
          if (stepV > 0) from = Math.max(from, Math.floor(-wideV / stepV));
          else if (stepV < 0) to = Math.min(to, Math.ceil(-wideV / stepV));
          if (stepT > 0) from = Math.max(from, Math.floor(-t / stepT));
          else if (stepT < 0) to = Math.min(to, Math.ceil(-t / stepT));
          from &= ~1;
          u += from * stepU;
          v += from * stepV;
        }
        const w = wa + wb * u + wc * v;
        // The even sample of a pair, and the odd one.
        let u0 = u + upU;
        let v0 = v + upV;
        let w0 = w + upW;
        let u1 = u + stepU - upU;
        let v1 = v + stepV - upV;
        let w1 = w + stepW - upW;
        let at = (row - area.top) * area.width + left + from;
        for (let column = from; column <= to; column += 2) {
          if (
            u0 >= 0 &&
            v0 >= 0 &&
            u0 + v0 <= 1 &&
            (farthest ? triangle[at]! < 0 || w0 < depth[at]! : w0 > depth[at]!)
          ) {
            depth[at] = w0;
            triangle[at] = k;
          }
          at += 1;
          if (
            u1 >= 0 &&
            v1 >= 0 &&
            u1 + v1 <= 1 &&
            (farthest ? triangle[at]! < 0 || w1 < depth[at]! : w1 > depth[at]!)
          ) {
            depth[at] = w1;
            triangle[at] = k;
          }
          at += 1;
          u0 += 2 * stepU;
          v0 += 2 * stepV;
          w0 += 2 * stepW;
          u1 += 2 * stepU;
          v1 += 2 * stepV;
          w1 += 2 * stepW;
        }
      }
    }
  }
}
