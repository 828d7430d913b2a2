import { lensOutline, type FrameShape } from '../../domain/lensOutline';

const cache = new Map<string, string>();

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
