import { geoMercator, type GeoProjection } from 'd3-geo';

/** The drawing's own units; the picture scales with its column. */
export const MAP_WIDTH = 800;
export const MAP_HEIGHT = 680;

export interface MapPoint {
  readonly lat: number;
  readonly lng: number;
}

export interface MapView {
  readonly centre: MapPoint;
  /** Pixels of the world's circumference over 2 pi, as d3's Mercator scale. */
  readonly scale: number;
}

const SMALLEST = 600;
const LARGEST = 6_000_000;
/** Share of the drawing that the points may fill. */
const FILL = 0.72;
const ALONE = 400_000;

const clamp = (scale: number) => Math.min(LARGEST, Math.max(SMALLEST, scale));

/** The view that shows every point with room around. */
export function viewOf(points: readonly MapPoint[]): MapView {
  const [first] = points;
  if (!first) return { centre: { lat: 45, lng: 5 }, scale: SMALLEST };
  const lats = points.map((point) => point.lat);
  const lngs = points.map((point) => point.lng);
  const centre = { lat: (Math.min(...lats) + Math.max(...lats)) / 2, lng: (Math.min(...lngs) + Math.max(...lngs)) / 2 };
  const unit = geoMercator().scale(1).translate([0, 0]).center([centre.lng, centre.lat]);
  const spans = points.map((point) => unit([point.lng, point.lat]) ?? [0, 0]);
  const wide = Math.max(...spans.map(([x = 0]) => Math.abs(x))) * 2;
  const high = Math.max(...spans.map(([, y = 0]) => Math.abs(y))) * 2;
  if (wide === 0 && high === 0) return { centre, scale: ALONE };
  return { centre, scale: clamp(FILL * Math.min(MAP_WIDTH / (wide || 1e-9), MAP_HEIGHT / (high || 1e-9))) };
}

export function projectionOf({ centre, scale }: MapView): GeoProjection {
  return geoMercator()
    .scale(scale)
    .translate([MAP_WIDTH / 2, MAP_HEIGHT / 2])
    .center([centre.lng, centre.lat]);
}

/** Where a place lies in the drawing. */
export function placeOn(view: MapView, point: MapPoint): readonly [number, number] {
  const [x, y] = projectionOf(view)([point.lng, point.lat]) ?? [0, 0];
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

export function zoomed(view: MapView, factor: number): MapView {
  return { ...view, scale: clamp(view.scale * factor) };
}

/** The view after the drawing was dragged by so many of its units. */
export function dragged(view: MapView, dx: number, dy: number): MapView {
  const [lng, lat] = projectionOf(view).invert?.([MAP_WIDTH / 2 - dx, MAP_HEIGHT / 2 - dy]) ?? [
    view.centre.lng,
    view.centre.lat,
  ];
  return { ...view, centre: { lat, lng } };
}

const EARTH_KM = 6371;
const KM_PER_MILE = 1.609344;
const STEPS = [1, 2, 5];

/** A round distance that is 80 to 200 units long here, for the scale bar. */
export function scaleBar(
  { centre, scale }: MapView,
  unit: 'mi' | 'km',
): { readonly length: number; readonly value: number } {
  const perUnit = (EARTH_KM * Math.cos((centre.lat * Math.PI) / 180)) / scale / (unit === 'mi' ? KM_PER_MILE : 1);
  for (let power = -2; power < 5; power += 1) {
    for (const step of STEPS) {
      const value = step * 10 ** power;
      const length = value / perUnit;
      if (length >= 80) return { length: Math.round(length), value };
    }
  }
  return { length: 100, value: Math.round(perUnit * 100) };
}

/** Circles of round distances around the searched place: once and twice the scale bar's. */
export function rings(
  view: MapView,
  unit: 'mi' | 'km',
): readonly { readonly length: number; readonly value: number }[] {
  const bar = scaleBar(view, unit);
  return [1, 2].map((times) => ({ length: bar.length * times, value: bar.value * times }));
}
