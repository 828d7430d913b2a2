import { lensOutline, type FrameShape } from '../../domain/lensOutline';

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
