import { SHAPE_NUMBERS, type FrameShape, type ShapeNumbers } from './shapeNumbers';

/** Point in millimetres from the lens centre; x grows to the temple, y upwards. */
export type OutlinePoint = readonly [x: number, y: number];

const hexagonCorners: readonly OutlinePoint[] = [
  [-0.46, 1],
  [0.46, 1],
  [1, 0.08],
  [0.5, -1],
  [-0.5, -1],
  [-1, 0.08],
];

const hexagonBox = [51, 46, 20] as const;
const shieldBox = [64, 52, 12] as const;

/** Lens width, lens height and bridge in mm that are usual for a shape. */
export function usualBox(shape: FrameShape): readonly [width: number, height: number, bridge: number] {
  if (shape === 'hexagon') return hexagonBox;
  if (shape === 'shield') return shieldBox;
  return SHAPE_NUMBERS[shape].box;
}

const STEPS = 64;

function superellipse({ extremes, exponents, taper = 0, slant = 0 }: ShapeNumbers): OutlinePoint[] {
  const [topX, templeY, bottomX, noseY] = extremes;
  const quarters = [
    { cx: topX, cy: templeY, rx: 1 - topX, ry: 1 - templeY, e: exponents[0], from: Math.PI / 2 },
    { cx: bottomX, cy: templeY, rx: 1 - bottomX, ry: 1 + templeY, e: exponents[1], from: 0 },
    { cx: bottomX, cy: noseY, rx: 1 + bottomX, ry: 1 + noseY, e: exponents[2], from: -Math.PI / 2 },
    { cx: topX, cy: noseY, rx: 1 + topX, ry: 1 - noseY, e: exponents[3], from: -Math.PI },
  ];
  const power = (value: number, e: number) => Math.sign(value) * Math.abs(value) ** (2 / e);
  return quarters.flatMap(({ cx, cy, rx, ry, e, from }) =>
    Array.from({ length: STEPS }, (_, step): OutlinePoint => {
      const angle = from - (step / STEPS) * (Math.PI / 2);
      const x = cx + rx * power(Math.cos(angle), e);
      const y = cy + ry * power(Math.sin(angle), e);
      const tapered = x * (1 + taper * y);
      return [tapered, y + slant * tapered * (y < 0 ? 0.55 : 1)];
    }),
  );
}

/** Corners replaced by quadratic curves; `aspect` is height over width, so that legs are equally long in millimetres. */
function roundedHexagon(aspect: number): OutlinePoint[] {
  const leg = 0.22;
  const towards = (from: OutlinePoint, to: OutlinePoint): OutlinePoint => {
    const length = Math.hypot((to[0] - from[0]) / aspect, to[1] - from[1]);
    const share = leg / length;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  };
  return hexagonCorners.flatMap((corner, index) => {
    const before = hexagonCorners[(index + 5) % 6] ?? corner;
    const after = hexagonCorners[(index + 1) % 6] ?? corner;
    const start = towards(corner, before);
    const end = towards(corner, after);
    return Array.from({ length: 17 }, (_, step): OutlinePoint => {
      const t = step / 16;
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      return [a * start[0] + b * corner[0] + c * end[0], a * start[1] + b * corner[1] + c * end[1]];
    });
  });
}

/** One lens across both eyes: brow, temple and lower edge as a half, the nose as one cubic, mirrored. */
function shield(): OutlinePoint[] {
  const arc = (cx: number, cy: number, rx: number, ry: number, e: number, up: boolean) =>
    Array.from({ length: STEPS }, (_, step): OutlinePoint => {
      const angle = ((up ? STEPS - step : step) / STEPS) * (Math.PI / 2);
      return [cx + rx * Math.cos(angle) ** (2 / e), cy + ry * Math.sin(angle) ** (2 / e)];
    });
  const brow = Array.from({ length: STEPS }, (_, step): OutlinePoint => {
    const t = step / STEPS;
    return [0.5 * t, 1 - 0.08 * (1 - t * t * (3 - 2 * t))];
  });
  const nose = Array.from({ length: STEPS }, (_, step): OutlinePoint => {
    const t = step / STEPS;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    return [0.46 * a + 0.17 * b + 0.11 * c, -a - 1.02 * b - 0.1 * c - 0.06 * d];
  });
  const half = [...brow, ...arc(0.5, 0.36, 0.5, 0.64, 3, true), ...arc(0.46, 0.36, 0.54, -1.36, 2.5, false), ...nose];
  return [...half, ...half.map(([x, y]): OutlinePoint => [-x, y]).toReversed()];
}

function fitToBox(points: readonly OutlinePoint[], width: number, height: number): OutlinePoint[] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return points.map(([x, y]) => [
    ((x - left) / (right - left) - 0.5) * width,
    ((y - low) / (high - low) - 0.5) * height,
  ]);
}

function resample(points: readonly OutlinePoint[], count: number): OutlinePoint[] {
  const closed = [...points, ...points.slice(0, 1)];
  const along = [0];
  for (let index = 1; index < closed.length; index += 1) {
    const [a, b] = [closed[index - 1] ?? [0, 0], closed[index] ?? [0, 0]];
    along.push((along[index - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const total = along.at(-1) ?? 0;
  let segment = 1;
  return Array.from({ length: count }, (_, index): OutlinePoint => {
    const target = (total * index) / count;
    while (segment < along.length - 1 && (along[segment] ?? 0) < target) segment += 1;
    const [start, end] = [along[segment - 1] ?? 0, along[segment] ?? 0];
    const [a, b] = [closed[segment - 1] ?? [0, 0], closed[segment] ?? [0, 0]];
    const share = end > start ? (target - start) / (end - start) : 0;
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  });
}

function smooth(points: readonly OutlinePoint[]): OutlinePoint[] {
  const last = points.length - 1;
  return points.map(([x, y], index) => {
    const before = points[index === 0 ? last : index - 1] ?? [x, y];
    const after = points[index === last ? 0 : index + 1] ?? [x, y];
    return [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4];
  });
}

function rawOutline(shape: FrameShape, aspect: number): OutlinePoint[] {
  if (shape === 'hexagon') return roundedHexagon(aspect);
  if (shape === 'shield') return shield();
  return superellipse(SHAPE_NUMBERS[shape]);
}

/**
 * Outline of the right-hand lens in the boxing system: closed, clockwise from the top, in millimetres, its bounding box
 * exactly `width` x `height`; a shield is one lens for both eyes, so its width is both lenses and the bridge. The same curve serves pictures, facet signs and drawings.
 */
export function lensOutline(shape: FrameShape, width: number, height: number, points = 96): OutlinePoint[] {
  const raw = rawOutline(shape, height / width);
  let outline = resample(fitToBox(raw, width, height), Math.max(points, 96));
  for (let pass = 0; pass < (shape === 'hexagon' ? 2 : 5); pass += 1) outline = smooth(outline);
  return fitToBox(points < outline.length ? resample(outline, points) : outline, width, height);
}
