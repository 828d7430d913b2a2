/** Lens outlines in the boxing system, millimetres. Runs in Node and in the browser alike: it imports nothing. */

export const frameShapes = [
  'round',
  'oval',
  'panto',
  'square',
  'rectangle',
  'aviator',
  'pilot',
  'cat-eye',
  'butterfly',
  'trapezoid',
  'browline',
  'hexagon',
  'shield',
  'sport',
] as const;

export type FrameShape = (typeof frameShapes)[number];

/** A point in millimetres from the box centre: x to the temple, y up. */
export interface Point {
  x: number;
  y: number;
}

/** A closed lens outline: points counter-clockwise from the temple side, and the same as SVG path data (y down). */
export interface Outline {
  points: Point[];
  path: string;
}

type Exponents = readonly [tt: number, bt: number, bn: number, tn: number];

/** Extreme points on the unit box, four corner exponents, then taper and slant. */
interface Corners {
  xt: number;
  yt: number;
  xb: number;
  yn: number;
  e: Exponents;
  taper?: number;
  slant?: number;
}

const corners: Record<Exclude<FrameShape, 'hexagon' | 'shield'>, Corners> = {
  round: { xt: 0, yt: 0.04, xb: 0, yn: 0.04, e: [2, 2, 2, 2] },
  oval: { xt: 0.02, yt: 0.02, xb: 0.02, yn: 0.02, e: [2.1, 2.1, 2.1, 2.1] },
  panto: { xt: 0, yt: 0.24, xb: -0.02, yn: 0.2, e: [2.35, 2, 2.02, 2.3] },
  square: { xt: 0.04, yt: 0.2, xb: 0, yn: 0.14, e: [5.2, 4, 4, 5] },
  rectangle: { xt: 0.04, yt: 0.25, xb: 0, yn: 0.1, e: [5.6, 4.6, 4.4, 5] },
  aviator: { xt: -0.12, yt: 0.36, xb: 0.12, yn: 0.6, e: [2.5, 2.05, 1.75, 2.7], slant: -0.06 },
  pilot: { xt: -0.05, yt: 0.38, xb: 0.08, yn: 0.5, e: [4, 2.7, 2.2, 3.8] },
  'cat-eye': { xt: 0.66, yt: 0.66, xb: 0, yn: 0.22, e: [2.5, 1.95, 2.1, 1.85], taper: 0.05, slant: 0.12 },
  butterfly: { xt: 0.34, yt: 0.46, xb: 0.24, yn: 0.3, e: [3.6, 2.8, 1.95, 2.6] },
  trapezoid: { xt: 0.1, yt: 0.6, xb: -0.02, yn: 0.44, e: [4.6, 3, 3, 3.9], taper: 0.1, slant: 0.05 },
  browline: { xt: 0.08, yt: 0.5, xb: -0.03, yn: 0.4, e: [3.8, 2.5, 2.5, 3.4] },
  sport: { xt: -0.1, yt: 0.56, xb: -0.34, yn: 0.22, e: [3.1, 1.72, 2.2, 2.6], slant: 0.02 },
};

const stepsPerQuarter = 72;

/** One quarter superellipse from angle 0 (on the x radius) to a right angle, or backwards. */
function quarter(into: Point[], cx: number, cy: number, rx: number, ry: number, e: number, backwards: boolean): void {
  for (let i = 0; i < stepsPerQuarter; i += 1) {
    const t = ((backwards ? stepsPerQuarter - i : i) / stepsPerQuarter) * (Math.PI / 2);
    into.push({ x: cx + rx * Math.cos(t) ** (2 / e), y: cy + ry * Math.sin(t) ** (2 / e) });
  }
}

function fromCorners(c: Corners, a: number, b: number): Point[] {
  const points: Point[] = [];
  quarter(points, c.xt, c.yt, 1 - c.xt, 1 - c.yt, c.e[0], false);
  quarter(points, c.xt, c.yn, -1 - c.xt, 1 - c.yn, c.e[3], true);
  quarter(points, c.xb, c.yn, -1 - c.xb, -1 - c.yn, c.e[2], false);
  quarter(points, c.xb, c.yt, 1 - c.xb, -1 - c.yt, c.e[1], true);
  const slant = c.slant ?? 0;
  return points.map(({ x, y }) => ({
    x: (x * (1 + (c.taper ?? 0) * y) * a) / 2,
    y: ((y + slant * x * (y < 0 ? 0.55 : 1)) * b) / 2,
  }));
}

function hexagon(a: number, b: number): Point[] {
  const unit: [number, number][] = [
    [1, 0.08],
    [0.46, 1],
    [-0.46, 1],
    [-1, 0.08],
    [-0.5, -1],
    [0.5, -1],
  ];
  const vertices = unit.map(([x, y]) => ({ x: (x * a) / 2, y: (y * b) / 2 }));
  const leg = (0.22 * b) / 2;
  const toward = (from: Point, to: Point): Point => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return { x: from.x + ((to.x - from.x) * leg) / length, y: from.y + ((to.y - from.y) * leg) / length };
  };
  return vertices.flatMap((corner, i) => {
    const p = toward(corner, vertices[(i + 5) % 6]!);
    const q = toward(corner, vertices[(i + 1) % 6]!);
    return Array.from({ length: 13 }, (_, k) => {
      const t = k / 12;
      const s = 1 - t;
      return {
        x: s * s * p.x + 2 * s * t * corner.x + t * t * q.x,
        y: s * s * p.y + 2 * s * t * corner.y + t * t * q.y,
      };
    });
  });
}

/** A single lens across both eyes; its box is as wide as both lens boxes and the bridge between them. */
function shield(a: number, b: number, dbl: number): Point[] {
  const halfWidth = dbl / 2 + a;
  const h = b / 2;
  const half: Point[] = [];
  quarter(half, 0.46 * halfWidth, 0.36 * h, 0.54 * halfWidth, -1.36 * h, 2.5, true);
  quarter(half, 0.5 * halfWidth, 0.36 * h, 0.5 * halfWidth, 0.64 * h, 3, false);
  for (let i = 0; i <= 24; i += 1) {
    const t = i / 24;
    half.push({ x: 0.5 * halfWidth * (1 - t), y: h - t * t * (3 - 2 * t) });
  }
  const nose: Point[] = [];
  for (let i = 0; i < 48; i += 1) {
    const t = i / 48;
    const s = 1 - t;
    const k = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t] as const;
    nose.push({
      x: halfWidth * (0.46 * k[0] + 0.17 * k[1] + 0.11 * k[2]),
      y: -h * (k[0] + 1.02 * k[1] + 0.1 * k[2] + 0.06 * k[3]),
    });
  }
  const right = [...nose.toReversed(), ...half];
  const left = right.map(({ x, y }) => ({ x: -x, y })).toReversed();
  return [...right, ...left.slice(1, -1)];
}

/** Points of equal arc length along a closed polygon. */
function resample(points: readonly Point[], count: number): Point[] {
  const lengths = [0];
  for (let i = 0; i < points.length; i += 1) {
    const p = points[i]!;
    const q = points[(i + 1) % points.length]!;
    lengths.push(lengths[i]! + Math.hypot(q.x - p.x, q.y - p.y));
  }
  const total = lengths[points.length]!;
  let segment = 0;
  return Array.from({ length: count }, (_, k) => {
    const at = (k / count) * total;
    while (segment < points.length - 1 && lengths[segment + 1]! < at) segment += 1;
    const p = points[segment]!;
    const q = points[(segment + 1) % points.length]!;
    const t = (at - lengths[segment]!) / (lengths[segment + 1]! - lengths[segment]! || 1);
    return { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t };
  });
}

function smooth(points: Point[], passes: number): Point[] {
  let current = points;
  for (let pass = 0; pass < passes; pass += 1) {
    const n = current.length;
    const before = current;
    current = before.map((p, i) => {
      const previous = before[(i + n - 1) % n]!;
      const next = before[(i + 1) % n]!;
      return { x: (previous.x + 2 * p.x + next.x) / 4, y: (previous.y + 2 * p.y + next.y) / 4 };
    });
  }
  return current;
}

function fitBox(points: readonly Point[], width: number, height: number): Point[] {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return points.map((p) => ({
    x: ((p.x - (left + right) / 2) * width) / (right - left),
    y: ((p.y - (bottom + top) / 2) * height) / (top - bottom),
  }));
}

function pathData(points: readonly Point[]): string {
  const text = points.map((p, i) => `${i === 0 ? 'M' : 'L'}${p.x.toFixed(2)} ${(-p.y).toFixed(2)}`);
  return `${text.join('')}Z`;
}

/**
 * The outline of the right-hand lens as the viewer sees it, centred on its box of `a` x `b` mm (temple side to +x).
 * A shield is one lens for both eyes: its box is 2a + dbl wide.
 */
export function shapeOutline(shape: FrameShape, a: number, b: number, count = 128, dbl = 2): Outline {
  let points: Point[];
  let width = a;
  if (shape === 'hexagon') {
    points = smooth(resample(hexagon(a, b), count), 2);
  } else if (shape === 'shield') {
    width = 2 * a + dbl;
    points = smooth(resample(shield(a, b, dbl), count), 3);
  } else {
    points = smooth(resample(fromCorners(corners[shape], a, b), count), 5);
  }
  const fitted = fitBox(points, width, b);
  return { points: fitted, path: pathData(fitted) };
}
