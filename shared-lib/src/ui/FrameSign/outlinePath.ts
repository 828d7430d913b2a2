import { lensOutline } from '../../domain/lens/lensOutline';
import type { FrameShape } from '../../domain/lens/shapeNumbers';

const cache = new Map<string, string>();
const edges = new Map<string, number>();

/** SVG path of one lens about its own centre, y downwards, one unit a millimetre. */
export function outlinePath(shape: FrameShape, width: number, height: number, points: number): string {
  const key = `${shape} ${width} ${height} ${points}`;
  const known = cache.get(key);
  if (known) return known;
  const path = `M${lensOutline(shape, width, height, points)
    .map(([x, y]) => `${Number(x.toFixed(1))} ${Number((-y).toFixed(1))}`)
    .join('L')}Z`;
  cache.set(key, path);
  return path;
}

/** Units of a sign's path in a millimetre: whole numbers are the shortest text. */
export const SIGN_UNITS = 5;
const SIGN_POINTS = 24;

/**
 * SVG path of one lens of a sign, in `SIGN_UNITS`. Every document with shape facets carries it, so it is short: a smooth curve through the
 * middles between few points, each step relative. Points lie on even numbers, so that the middles are whole and no rounding adds up.
 */
export function signPath(shape: FrameShape, width: number, height: number): string {
  const key = `${shape} ${width} ${height} sign`;
  const known = cache.get(key);
  if (known) return known;
  const even = (mm: number) => 2 * Math.round((mm * SIGN_UNITS) / 2);
  const outline = lensOutline(shape, width, height, shape === 'shield' ? 2 * SIGN_POINTS : SIGN_POINTS);
  const at = (index: number) => outline[(index + outline.length) % outline.length] ?? [0, 0];
  // The curve runs inside its points where it bends: they are moved out by as much.
  const outwards = (index: number, axis: 0 | 1) =>
    at(index)[axis] - (at(index - 1)[axis] - 2 * at(index)[axis] + at(index + 1)[axis]) / 7;
  const points = outline.map((_, index): Step => [even(outwards(index, 0)), even(-outwards(index, 1))]);
  const middles = points.map((point, index) => halfway(point, points[(index + 1) % points.length] ?? point));
  const [start = [0, 0], second = [0, 0]] = middles;
  const [, control = [0, 0]] = points;
  const steps = middles.slice(1).map((middle, index) => difference(middle, middles[index] ?? start));
  const path = `M${pair(start)}q${pair(difference(control, start))}${joined(pair(difference(second, start)))}t${steps
    .slice(1)
    .map((step, index) => (index === 0 ? pair(step) : joined(pair(step))))
    .join('')}z`;
  cache.set(key, path);
  return path;
}

type Step = readonly [x: number, y: number];

const halfway = (a: Step, b: Step): Step => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const difference = (a: Step, b: Step): Step => [a[0] - b[0], a[1] - b[1]];
/** A minus sign separates numbers as well as a space does. */
const joined = (text: string) => (text.startsWith('-') ? text : ` ${text}`);
const pair = ([x, y]: Step) => `${x}${joined(String(y))}`;

/** How far the nose side of a lens lies from its centre at a height (mm, upwards): where the bridge meets it. */
export function noseEdge(shape: FrameShape, width: number, height: number, at: number): number {
  const key = `${shape} ${width} ${height} ${at}`;
  const known = edges.get(key);
  if (known !== undefined) return known;
  const side = lensOutline(shape, width, height).filter(([x]) => x < 0);
  const [x] = side.reduce((best, point) => (Math.abs(point[1] - at) < Math.abs(best[1] - at) ? point : best));
  const edge = Number((-x).toFixed(1));
  edges.set(key, edge);
  return edge;
}
