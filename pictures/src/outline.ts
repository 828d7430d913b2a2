/** Lens outlines in the boxing system, millimetres */

import { SHAPE_NUMBERS, type FrameShape, type ShapeNumbers } from '@sightline/shared-lib/domain/lens';

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

const stepsPerQuarter = 72;

/** One quarter superellipse from angle 0 (on the x radius) to a right angle, or backwards. */
function quarter(into: Point[], cx: number, cy: number, rx: number, ry: number, e: number, backwards: boolean): void {
  for (let i = 0; i < stepsPerQuarter; i += 1) {
    const t = ((backwards ? stepsPerQuarter - i : i) / stepsPerQuarter) * (Math.PI / 2);
    into.push({ x: cx + rx * Math.cos(t) ** (2 / e), y: cy + ry * Math.sin(t) ** (2 / e) });
  }
}

function superellipse({ extremes, exponents: e, taper = 0, slant = 0 }: ShapeNumbers, a: number, b: number): Point[] {
  const [xt, yt, xb, yn] = extremes;
  const points: Point[] = [];
  quarter(points, xt, yt, 1 - xt, 1 - yt, e[0], false);
  quarter(points, xt, yn, -1 - xt, 1 - yn, e[3], true);
  quarter(points, xb, yn, -1 - xb, -1 - yn, e[2], false);
  quarter(points, xb, yt, 1 - xb, -1 - yt, e[1], true);
  return points.map(({ x, y }) => ({
    x: (x * (1 + taper * y) * a) / 2,
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
    points = smooth(resample(superellipse(SHAPE_NUMBERS[shape], a, b), count), 5);
  }
  const fitted = fitBox(points, width, b);
  return { points: fitted, path: pathData(fitted) };
}
