import { type Point } from '../outline';

/** Signed distance to a closed polygon, negative inside, with the unit gradient at the last point asked for. */
export class PolygonDistance {
  gradientX = 0;
  gradientY = 0;
  private readonly xs: Float64Array;
  private readonly ys: Float64Array;

  constructor(points: readonly Point[], centreX: number) {
    this.xs = Float64Array.from(points, (p) => p.x + centreX);
    this.ys = Float64Array.from(points, (p) => p.y);
  }

  at(x: number, y: number): number {
    const { xs, ys } = this;
    const n = xs.length;
    let best = Infinity;
    let bestX = 0;
    let bestY = 0;
    let inside = false;
    let px = xs[n - 1]!;
    let py = ys[n - 1]!;
    for (let i = 0; i < n; i += 1) {
      const qx = xs[i]!;
      const qy = ys[i]!;
      const ex = qx - px;
      const ey = qy - py;
      const wx = x - px;
      const wy = y - py;
      let t = (wx * ex + wy * ey) / (ex * ex + ey * ey);
      t = t < 0 ? 0 : t > 1 ? 1 : t;
      const dx = wx - t * ex;
      const dy = wy - t * ey;
      const d = dx * dx + dy * dy;
      if (d < best) {
        best = d;
        bestX = dx;
        bestY = dy;
      }
      if (py > y !== qy > y && x < px + ((y - py) / ey) * ex) inside = !inside;
      px = qx;
      py = qy;
    }
    const distance = Math.sqrt(best);
    const sign = inside ? -1 : 1;
    const scale = distance > 1e-9 ? sign / distance : 0;
    this.gradientX = bestX * scale;
    this.gradientY = bestY * scale;
    return sign * distance;
  }
}

/** Signed distance to a rounded rectangle with half sizes (hx, hy) and corner radius r. */
export function roundedBox(x: number, y: number, hx: number, hy: number, r: number): number {
  const dx = Math.abs(x) - hx + r;
  const dy = Math.abs(y) - hy + r;
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - r;
}

/** Polynomial smooth minimum over a blend width k. */
export function smoothMin(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
}

export function smoothMax(a: number, b: number, k: number): number {
  return -smoothMin(-a, -b, k);
}

/** The cubic ease between two edges, 0 below the first, 1 above the second. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
