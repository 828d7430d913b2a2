/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { type Coordinates, distanceKm } from '../../kernel';
import { type Bitset, countBits, listSlots } from './bitset';
import type { SearchIndex } from './searchIndex';

/** Where the records of an index are, by slot; NaN for a record without a place. */
export interface PlaceColumn {
  readonly lat: Float64Array;
  readonly lng: Float64Array;
}

/** From a distance on, records as near as this to each other count as equally near; all in metres. */
export interface PrecisionRange {
  readonly from: number;
  readonly value: number;
}

/** A circle; what is nearer to its centre comes first. */
export interface Around {
  readonly kind: 'around';
  readonly centre: Coordinates;
  /** Metres; `all` is the whole globe, undefined follows from how near hits are to each other. */
  readonly radius: number | 'all' | undefined;
  /** The least that an undefined radius becomes, in metres. */
  readonly least: number;
  /** By `from`, the first one from 0. */
  readonly precision: readonly PrecisionRange[];
}

/** Where records must be; those without a place are nowhere. */
export type Area =
  | Around
  /** Each box by two opposite corners. */
  | { readonly kind: 'boxes'; readonly boxes: readonly (readonly [Coordinates, Coordinates])[] }
  | { readonly kind: 'polygons'; readonly polygons: readonly (readonly Coordinates[])[] };

/** How far the found records are from the centre of a circle. */
export interface Distances {
  /** Metres, by slot; without a meaning for records that are not found. */
  readonly metres: Float64Array;
  /** Metres of the circle. */
  readonly radius: number;
}

/** A circle without a radius holds so many hits. */
const AUTOMATIC_HITS = 100;

/** Takes out of a set what is not in an area; tells distances where the area has a centre. */
export function keepWithin({ places }: SearchIndex, area: Area, bits: Bitset): Distances | undefined {
  if (!places) {
    bits.fill(0);
    return undefined;
  }
  if (area.kind !== 'around') {
    removeUnless(bits, (slot) => isInside(area, { lat: places.lat[slot]!, lng: places.lng[slot]! }));
    return undefined;
  }
  removeUnless(bits, (slot) => !Number.isNaN(places.lat[slot]!));
  const metres = new Float64Array(places.lat.length);
  const slots = listSlots(bits, countBits(bits));
  for (const slot of slots)
    metres[slot] = distanceKm(area.centre, { lat: places.lat[slot]!, lng: places.lng[slot]! }) * 1000;
  const radius = radiusOf(area, slots, metres);
  removeUnless(bits, (slot) => metres[slot]! <= radius);
  return { metres, radius };
}

function radiusOf({ radius, least }: Around, slots: Uint32Array, metres: Float64Array): number {
  if (radius === 'all') return Infinity;
  if (radius !== undefined) return radius;
  const sorted = Float64Array.from(slots, (slot) => metres[slot]!).toSorted();
  return Math.max(least, Math.ceil(sorted[Math.min(AUTOMATIC_HITS, sorted.length) - 1] ?? 0));
}

function removeUnless(bits: Bitset, isKept: (slot: number) => boolean): void {
  for (const slot of listSlots(bits, countBits(bits))) if (!isKept(slot)) bits[slot >> 5]! &= ~(1 << (slot & 31));
}

function isInside(area: Exclude<Area, Around>, place: Coordinates): boolean {
  if (area.kind === 'polygons') return area.polygons.some((polygon) => isInPolygon(polygon, place));
  return area.boxes.some(
    ([one, other]) => isBetween(place.lat, one.lat, other.lat) && isBetween(place.lng, one.lng, other.lng),
  );
}

const isBetween = (value: number, one: number, other: number): boolean =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

/** A place is inside when a line from it to the east crosses the outline an odd number of times. */
function isInPolygon(polygon: readonly Coordinates[], { lat, lng }: Coordinates): boolean {
  let isInside = false;
  for (const [place, one] of polygon.entries()) {
    const next = polygon[(place + 1) % polygon.length]!;
    const crosses = one.lat > lat !== next.lat > lat;
    if (crosses && lng < ((next.lng - one.lng) * (lat - one.lat)) / (next.lat - one.lat) + one.lng)
      isInside = !isInside;
  }
  return isInside;
}

/** How finely distances are told apart at a distance, and the distance in steps and in metres of that. */
export function stepOf(
  precision: readonly PrecisionRange[],
  metres: number,
): { value: number; steps: number; from: number } {
  const range = precision.findLast(({ from }) => from <= metres) ?? { from: 0, value: 1 };
  const from = range.from + Math.floor((metres - range.from) / range.value) * range.value;
  return { value: range.value, steps: Math.floor(metres / range.value), from };
}
