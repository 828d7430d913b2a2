import { placeAt, TILE_SIZE, worldPixel, type MapPoint, type Pixel } from '@sightline/shared-lib/domain/store';

/** The first drawing's own units; it scales with its column. */
export const MAP_WIDTH = 800;
export const MAP_HEIGHT = 680;

export interface MapView {
  readonly centre: MapPoint;
  /** As maps on the web count: one more is twice as near. */
  readonly zoom: number;
}

/** Scales that the shop's own pictures are drawn in. */
export const [LOWEST_ZOOM, HIGHEST_ZOOM] = [3, 14] as const;
/** Share of the drawing that the points may fill. */
const FILL = 0.78;
/** Scale of a branch alone where there are streets: its town. */
const AMONG_STREETS = 12;
/** Without them a town is empty ground: its neighbours say where it is. */
const AMONG_TOWNS = 10;

/** The nearest whole scale that shows every point with room around. */
export function viewOf(points: readonly MapPoint[], hasStreets = true): MapView {
  const pixels = points.map((point) => worldPixel(0, point));
  if (pixels.length === 0) return { centre: { lat: 45, lng: 5 }, zoom: LOWEST_ZOOM };
  const [xs, ys] = [pixels.map(({ x }) => x), pixels.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const centre = placeAt(0, { x: (left + right) / 2, y: (top + bottom) / 2 });
  const room = FILL * Math.min(MAP_WIDTH / (right - left || 1e-9), MAP_HEIGHT / (bottom - top || 1e-9));
  const alone = points.length === 1 && !hasStreets ? AMONG_TOWNS : AMONG_STREETS;
  return { centre, zoom: Math.min(alone, Math.max(LOWEST_ZOOM, Math.floor(Math.log2(room)))) };
}

/** Where a place lies in the drawing. */
export function placeOn({ centre, zoom }: MapView, point: MapPoint): Pixel {
  const [from, to] = [worldPixel(zoom, centre), worldPixel(zoom, point)];
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return { x: rounded(to.x - from.x + MAP_WIDTH / 2), y: rounded(to.y - from.y + MAP_HEIGHT / 2) };
}

interface PlacedTile extends Pixel {
  readonly address: { readonly z: number; readonly x: number; readonly y: number };
}

/** The pictures that cover the drawing, and where each lies. */
export function tilesOf({ centre, zoom }: MapView): PlacedTile[] {
  const middle = worldPixel(zoom, centre);
  const [left, top] = [middle.x - MAP_WIDTH / 2, middle.y - MAP_HEIGHT / 2];
  const indexes = (from: number, length: number) => {
    const first = Math.max(0, Math.floor(from / TILE_SIZE));
    const last = Math.min(2 ** zoom - 1, Math.floor((from + length) / TILE_SIZE));
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  };
  return indexes(top, MAP_HEIGHT).flatMap((y) =>
    indexes(left, MAP_WIDTH).map((x) => ({
      address: { z: zoom, x, y },
      x: Math.round(x * TILE_SIZE - left),
      y: Math.round(y * TILE_SIZE - top),
    })),
  );
}

const EQUATOR_KM = 40_075;
const KM_PER_MILE = 1.609344;
const STEPS = [1, 2, 5];

/** A round distance that is 80 to 200 pixels long here, for the scale bar. */
export function scaleBar(
  { centre, zoom }: MapView,
  unit: 'mi' | 'km',
): { readonly length: number; readonly value: number } {
  const perPixel =
    (EQUATOR_KM * Math.cos((centre.lat * Math.PI) / 180)) / (TILE_SIZE * 2 ** zoom) / (unit === 'mi' ? KM_PER_MILE : 1);
  for (let power = -2; power < 5; power += 1) {
    for (const step of STEPS) {
      const value = step * 10 ** power;
      if (value / perPixel >= 80) return { length: Math.round(value / perPixel), value };
    }
  }
  return { length: 100, value: Math.round(perPixel * 100) };
}
