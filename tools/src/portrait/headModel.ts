import { bar, carve, clamp, ellipsoid, join, mix, smoothstep, sphere } from './distance';
import type { Point } from './distance';

/** Truths of the head that a measurement of its picture must find again, millimetres. */
export const PUPILLARY_DISTANCE = 63;
export const IRIS_RADIUS = 5.85;

const EYE_X = PUPILLARY_DISTANCE / 2;
const EYE_Z = -8;
const EYE_RADIUS = 12;

export type Surface = 'skin' | 'hair' | 'eye' | 'cloth';

export interface Hit {
  readonly distance: number;
  readonly surface: Surface;
}

/** Openings of the lids over the width of an eye, measured from the eye's centre outwards. */
function lidGap(x: number, y: number): number {
  const u = x / 14.6;
  const arch = Math.max(0, 1 - u * u);
  const upper = 5.2 * arch ** 0.72 + 0.5 * u;
  const lower = -4.3 * arch ** 0.9 + 0.9 * u;
  return Math.min(upper - y, y - lower);
}

function lids(x: number, y: number, z: number): number {
  const shell = sphere([x, y, z], [0, 0, 0], EYE_RADIUS + 1.3);
  // In front of the eye the lids part; the crease above them is a shallow groove.
  const open = z > 0 ? lidGap(x, y) : -5;
  return Math.max(shell, open * 0.75);
}

/** The head without hair and neck; it is the same on both sides. */
function face(point: Point): number {
  const x = Math.abs(point[0]);
  const [, y, z] = point;
  const p: Point = [x, y, z];
  let d = ellipsoid(p, [0, 30, -84], [75, 88, 96]);
  d = join(d, ellipsoid(p, [0, -20, -58], [61, 76, 60]), 26);
  d = join(d, ellipsoid(p, [0, -62, -54], [54, 40, 52]), 22);
  d = join(d, bar(p, [47, -56, -66], [14, -95, -20], 14, 13), 22);
  d = join(d, ellipsoid(p, [0, -94, -16], [20, 14, 17]), 18);
  d = join(d, ellipsoid(p, [44, -24, -30], [22, 20, 22]), 26);
  // Brow, temples, sockets.
  d = join(d, bar(p, [8, 13, -1], [42, 16, -14], 9, 6), 16);
  d = carve(d, ellipsoid(p, [70, 22, -22], [15, 26, 26]), 22);
  d = carve(d, ellipsoid(p, [EYE_X + 1, -1, 9], [20, 12, 13]), 13);
  d = carve(d, ellipsoid(p, [13, -8, 12], [6, 12, 9]), 9);
  // Lids stand in the sockets.
  d = join(d, lids(x - EYE_X, y, z - EYE_Z), 4.5);
  // Nose.
  d = join(d, bar(p, [0, 6, -1], [0, -30, 15], 5.5, 7.5), 11);
  d = join(d, ellipsoid(p, [0, -35, 16], [9.5, 8.5, 9.5]), 8);
  d = join(d, ellipsoid(p, [11, -38, 8], [6.5, 6, 8.5]), 6);
  d = carve(d, ellipsoid(p, [5.6, -44, 13], [3.1, 2.6, 5.2]), 3);
  // Mouth: a mound, a groove above, lips parted by a line.
  d = join(d, ellipsoid(p, [0, -64, -10], [31, 19, 15]), 18);
  d = carve(d, bar(p, [0, -49, 14], [0, -56, 11], 2.2, 2.6), 5);
  d = join(d, bar(p, [0, -60.6, 4], [23, -61.6, -7], 3.2, 1.4), 4);
  d = join(d, ellipsoid(p, [0, -68, 1.2], [17, 4.6, 5.4]), 6);
  const line = Math.min(
    bar(p, [0, -64, 8.2], [13, -63.6, 5], 0.25, 0.25),
    bar(p, [13, -63.6, 5], [25.4, -60.8, -4.8], 0.25, 0.2),
  );
  d = carve(d, line, 1.6);
  d = carve(d, ellipsoid(p, [0, -77, 6.5], [15, 4.5, 5]), 10);
  return d;
}

function ears(point: Point): number {
  const x = Math.abs(point[0]) - 77;
  const [, y, z] = point;
  // Leaning back, turned out.
  const back = z + 88 + 0.22 * (y + 10);
  const out = x + 0.4 * back;
  const q: Point = [out, y, back];
  let d = ellipsoid(q, [0, -8, 0], [4.6, 28, 18]);
  d = carve(d, ellipsoid(q, [5, -6, 3], [4.5, 21, 10]), 4);
  return join(d, ellipsoid(q, [0.5, -31, 5], [3.6, 7, 7]), 5);
}

function body(point: Point): number {
  const x = Math.abs(point[0]);
  const p: Point = [x, point[1], point[2]];
  return bar(p, [0, -70, -98], [0, -200, -108], 48, 56);
}

/** A plain shirt with a round neck. */
function shirt(point: Point): number {
  const x = Math.abs(point[0]);
  const p: Point = [x, point[1], point[2]];
  let d = bar(p, [20, -196, -112], [160, -238, -116], 46, 42);
  d = join(d, ellipsoid(p, [0, -290, -92], [170, 110, 76]), 50);
  return carve(d, bar(p, [0, -110, -96], [0, -176, -74], 57, 62), 5);
}

/** Strands: fine grooves that run back from the forehead. */
function strands([x, y, z]: Point): number {
  const around = Math.atan2(x, y + 20) * 60;
  const sway = 0.05 * z + 0.8 * Math.sin(0.06 * z + around * 0.4);
  return 0.17 * Math.sin(around + sway) + 0.13 * Math.sin(around * 2.7 + 2 * sway + 1);
}

/** Cropped close: a cap a few millimetres over the skull, with a hairline that comes down before the ears. */
function hair(point: Point): number {
  const x = Math.abs(point[0]);
  const [, y, z] = point;
  const p: Point = [x, y, z];
  let d = ellipsoid(p, [0, 33, -87], [80.5, 93, 98]);
  d = join(d, ellipsoid(p, [0, 92, -50], [48, 28, 44]), 26);
  const forehead = 62 - 0.0052 * x * x;
  const limit = mix(forehead, -16, smoothstep(-40, -64, z));
  return carve(d, (y - limit) * 0.6, 5) + strands(point);
}

const eyes = (point: Point): number => sphere([Math.abs(point[0]), point[1], point[2]], [EYE_X, 0, EYE_Z], EYE_RADIUS);

/** A ball that holds the whole head: far from it nothing of the head needs to be asked. */
const HEAD: Point = [0, -5, -75];
const HEAD_RADIUS = 146;
const FAR = 24;

/** What is nearest to a point, and how far it is. */
export function nearest(point: Point): Hit {
  const ball = sphere(point, HEAD, HEAD_RADIUS);
  const isFar = ball > FAR;
  const neck = body(point);
  const skin = isFar ? Math.min(ball, neck) : join(join(face(point), ears(point), 6), neck, 9);
  const parts: readonly (readonly [Surface, number])[] = [
    ['skin', skin],
    ['eye', isFar ? ball : eyes(point)],
    ['hair', isFar ? ball : hair(point)],
    ['cloth', shirt(point)],
  ];
  let best = parts[0] as readonly [Surface, number];
  for (const one of parts) if (one[1] < best[1]) best = one;
  return { distance: best[1], surface: best[0] };
}

/** Angle from the middle of the iris, as a share of the iris: 0 the middle, 1 its edge. */
export function irisPlace([x, y]: Point): number {
  return Math.hypot(Math.abs(x) - EYE_X, y) / IRIS_RADIUS;
}

/** How much of the brows' and lips' colour a point of the skin has, 0 to 1. */
export function makeUp([px, y, z]: Point): { readonly brow: number; readonly lip: number; readonly lash: number } {
  const x = Math.abs(px);
  const along = clamp((x - 13) / 36, 0, 1);
  const height = 17.5 + 4.5 * Math.sin(along * 2.3) - 2.5 * along;
  const half = 3.9 * (1 - 0.62 * along);
  const inside = x > 11 && x < 51 && z > -40 ? 1 : 0;
  const brow =
    inside *
    (1 - smoothstep(half * 0.55, half * 1.25, Math.abs(y - height))) *
    smoothstep(11, 17, x) *
    (1 - smoothstep(44, 51, x));
  const mouth = x / 25.5;
  const upper = -57.4 - 3.2 * mouth - 1.1 * Math.exp(-((x / 2.8) ** 2));
  const lower = -73.4 + 12.2 * mouth * mouth;
  const lip = z > -14 && x < 26 ? smoothstep(-0.9, 1.1, Math.min(upper - y, y - lower)) : 0;
  const gap = lidGap(x - EYE_X, y);
  const lash = z > -14 && Math.abs(x - EYE_X) < 15.5 && y > -1 ? 1 - smoothstep(0.2, 1.5, Math.abs(gap)) : 0;
  return { brow, lip, lash };
}
