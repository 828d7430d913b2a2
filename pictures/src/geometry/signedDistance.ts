import { type Point } from '../outline';

/** Millimetres across a cell of the grid that keeps which edges can be nearest. */
const cellSize = 1.5;
/** How far beyond the polygon the grid reaches. */
const reach = 14;

/** Signed distance to a closed polygon (points counter-clockwise), negative inside, with the unit gradient at the last point asked for. */
export class PolygonDistance {
  gradientX = 0;
  gradientY = 0;
  private readonly xs: Float64Array;
  private readonly ys: Float64Array;
  /** Outward normals of the corners, to tell inside from outside where a corner is nearest. */
  private readonly cornerX: Float64Array;
  private readonly cornerY: Float64Array;
  private readonly all: Uint16Array;
  private readonly cells: (Uint16Array | undefined)[];
  private readonly blocks: (Uint16Array | undefined)[] = [];
  /** Distances of the edges that are being looked at. */
  private readonly distances: Float64Array;
  private readonly columns: number;
  private readonly rows: number;
  private readonly left: number;
  private readonly bottom: number;

  constructor(points: readonly Point[], centreX: number) {
    const n = points.length;
    const xs = (this.xs = Float64Array.from(points, (p) => p.x + centreX));
    const ys = (this.ys = Float64Array.from(points, (p) => p.y));
    this.cornerX = new Float64Array(n);
    this.cornerY = new Float64Array(n);
    this.all = Uint16Array.from(points, (_, i) => i);
    this.distances = new Float64Array(n);
    for (let i = 0; i < n; i += 1) {
      const [before, after] = [(i + n - 1) % n, (i + 1) % n];
      for (const [from, to] of [
        [before, i],
        [i, after],
      ] as const) {
        const [ex, ey] = [xs[to]! - xs[from]!, ys[to]! - ys[from]!];
        const length = Math.sqrt(ex * ex + ey * ey) || 1;
        this.cornerX[i] = this.cornerX[i]! + ey / length;
        this.cornerY[i] = this.cornerY[i]! - ex / length;
      }
    }
    this.left = Math.min(...xs) - reach;
    this.bottom = Math.min(...ys) - reach;
    this.columns = Math.ceil((Math.max(...xs) + reach - this.left) / cellSize);
    this.rows = Math.ceil((Math.max(...ys) + reach - this.bottom) / cellSize);
    this.cells = Array.from({ length: this.columns * this.rows });
  }

  at(x: number, y: number): number {
    const { xs, ys } = this;
    const edges = this.edgesNear(x, y);
    let best = Infinity;
    let bestX = 0;
    let bestY = 0;
    let bestEdge = 0;
    let bestT = 0;
    for (const i of edges) {
      const px = xs[i]!;
      const py = ys[i]!;
      const next = i + 1 === xs.length ? 0 : i + 1;
      const ex = xs[next]! - px;
      const ey = ys[next]! - py;
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
        bestEdge = i;
        bestT = t;
      }
    }
    const distance = Math.sqrt(best);
    const sign = this.isOutside(bestEdge, bestT, bestX, bestY) ? 1 : -1;
    const scale = distance > 1e-9 ? sign / distance : 0;
    this.gradientX = bestX * scale;
    this.gradientY = bestY * scale;
    return sign * distance;
  }

  private isOutside(edge: number, t: number, dx: number, dy: number): boolean {
    const next = edge + 1 === this.xs.length ? 0 : edge + 1;
    if (t <= 0) return dx * this.cornerX[edge]! + dy * this.cornerY[edge]! > 0;
    if (t >= 1) return dx * this.cornerX[next]! + dy * this.cornerY[next]! > 0;
    const ex = this.xs[next]! - this.xs[edge]!;
    const ey = this.ys[next]! - this.ys[edge]!;
    return dx * ey - dy * ex > 0;
  }

  /** Edges that can be nearest to a point: those no farther from its cell's middle than the nearest one and the cell's size. */
  private edgesNear(x: number, y: number): Uint16Array {
    const column = Math.floor((x - this.left) / cellSize);
    const row = Math.floor((y - this.bottom) / cellSize);
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return this.all;
    const cell = row * this.columns + column;
    return (this.cells[cell] ??= this.nearest(column, row, 1, this.edgesOfBlock(column >> 2, row >> 2)));
  }

  /** The same for a block of four times four cells, which its cells choose from. */
  private edgesOfBlock(column: number, row: number): Uint16Array {
    const block = row * (this.columns + 3) + column;
    return (this.blocks[block] ??= this.nearest(column, row, 4, this.all));
  }

  /** Edges among `from` that can be nearest to a point of the square in a column and a row of squares `size` cells wide. */
  private nearest(column: number, row: number, size: number, from: Uint16Array): Uint16Array {
    const { xs, ys, distances } = this;
    const side = size * cellSize;
    const x = this.left + (column + 0.5) * side;
    const y = this.bottom + (row + 0.5) * side;
    const n = xs.length;
    let best = Infinity;
    for (const i of from) {
      const next = i + 1 === n ? 0 : i + 1;
      const ex = xs[next]! - xs[i]!;
      const ey = ys[next]! - ys[i]!;
      const wx = x - xs[i]!;
      const wy = y - ys[i]!;
      const t = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey)));
      const dx = wx - t * ex;
      const dy = wy - t * ey;
      const distance = Math.sqrt(dx * dx + dy * dy);
      distances[i] = distance;
      if (distance < best) best = distance;
    }
    // Twice half the diagonal: both the point and the nearest edge may be that far from where the middle says.
    const within = best + side * Math.SQRT2;
    return from.filter((i) => distances[i]! <= within);
  }
}

/** Signed distance to a rounded rectangle with half sizes (hx, hy) and corner radius r. */
export function roundedBox(x: number, y: number, hx: number, hy: number, r: number): number {
  const dx = Math.abs(x) - hx + r;
  const dy = Math.abs(y) - hy + r;
  const [ox, oy] = [Math.max(dx, 0), Math.max(dy, 0)];
  return Math.sqrt(ox * ox + oy * oy) + Math.min(Math.max(dx, dy), 0) - r;
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
