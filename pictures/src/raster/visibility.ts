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
      let low = Math.ceil((ay < by ? (ay < cy ? ay : cy) : by < cy ? by : cy) - 0.5);
      let high = Math.floor((ay > by ? (ay > cy ? ay : cy) : by > cy ? by : cy) - 0.5);
      if (low < area.top) low = area.top;
      if (high > last) high = last;
      if (low > high) continue;
      const ax = x[a]!;
      const bx = x[b]!;
      const cx = x[c]!;
      let left = Math.ceil((ax < bx ? (ax < cx ? ax : cx) : bx < cx ? bx : cx) - 0.5);
      let right = Math.floor((ax > bx ? (ax > cx ? ax : cx) : bx > cx ? bx : cx) - 0.5);
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
      const isWide = right - left > 5;
      for (let row = low; row <= high; row += 1) {
        const dy = row + 0.5 - ay;
        const dx = left + 0.5 - ax;
        let u = (dx * (cy - ay) - dy * (cx - ax)) * s;
        let v = (dy * (bx - ax) - dx * (by - ay)) * s;
        let from = 0;
        let to = right - left;
        if (isWide) {
          // Where the row enters and leaves the triangle, a sample of grace on both sides.
          const t = 1 - u - v;
          const stepT = -stepU - stepV;
          if (stepU > 0) from = Math.max(from, Math.floor(-u / stepU));
          else if (stepU < 0) to = Math.min(to, Math.ceil(-u / stepU));
          if (stepV > 0) from = Math.max(from, Math.floor(-v / stepV));
          else if (stepV < 0) to = Math.min(to, Math.ceil(-v / stepV));
          if (stepT > 0) from = Math.max(from, Math.floor(-t / stepT));
          else if (stepT < 0) to = Math.min(to, Math.ceil(-t / stepT));
          u += from * stepU;
          v += from * stepV;
        }
        let w = wa + wb * u + wc * v;
        let at = (row - area.top) * area.width + left + from;
        for (let column = from; column <= to; column += 1) {
          if (u >= 0 && v >= 0 && u + v <= 1) {
            if (farthest ? triangle[at]! < 0 || w < depth[at]! : w > depth[at]!) {
              depth[at] = w;
              triangle[at] = k;
            }
          }
          u += stepU;
          v += stepV;
          w += stepW;
          at += 1;
        }
      }
    }
  }
}
