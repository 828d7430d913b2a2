import { type Coordinates, readJson } from '../../kernel';
import type { Area, PrecisionRange } from '../engine/area';
import { asObject } from './answer';
import { ParameterError, type RawParameters, readInteger } from './parameterReaders';
import { PARAMETERS } from './searchParameters';

/** The provider tells distances apart no finer. */
const FINEST = 10;

/** Where a query wants its hits; a box comes before a polygon, both before a circle. */
export function readArea(raw: RawParameters): Area | undefined {
  const boxes = readOutlines(raw, 'insideBoundingBox');
  const polygons = readOutlines(raw, 'insidePolygon');
  const around = readAround(raw);
  if (boxes.length > 0) return { kind: 'boxes', boxes: boxes.map(([one = ORIGIN, other = one]) => [one, other]) };
  return polygons.length > 0 ? { kind: 'polygons', polygons } : around;
}

const ORIGIN: Coordinates = { lat: 0, lng: 0 };

function readAround(raw: RawParameters): Area | undefined {
  const centre = readPoint(raw);
  const circle = {
    radius: readRadius(raw),
    least: readInteger(raw, 'minimumAroundRadius', 0),
    precision: readPrecision(raw),
  };
  return centre && { kind: 'around', centre, ...circle };
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

function readPoint({ aroundLatLng: said }: RawParameters): Coordinates | undefined {
  if (!isSaid(said)) return undefined;
  const [point, other] = typeof said === 'string' ? pointsOf(numbersOf(said.split(','))) : [];
  if (point && !other) return point;
  throw new ParameterError('aroundLatLng must be a latitude and a longitude with a comma between');
}

function readRadius(raw: RawParameters): number | 'all' | undefined {
  const { aroundRadius: said } = raw;
  if (!isSaid(said)) return undefined;
  if (said === 'all') return 'all';
  const radius = numberOf(said);
  const { most } = PARAMETERS.aroundRadius;
  if (radius !== undefined && Number.isInteger(radius) && radius >= 1 && radius <= most) return radius;
  throw new ParameterError(`aroundRadius must be all or an integer between 1 and ${most}`);
}

function readPrecision({ aroundPrecision: said }: RawParameters): readonly PrecisionRange[] {
  if (!isSaid(said)) return [{ from: 0, value: FINEST }];
  const { most, entries } = PARAMETERS.aroundPrecision;
  const read = typeof said === 'string' ? readJson(said) : { ok: true, value: said };
  const value = read.ok && 'value' in read ? read.value : undefined;
  const isLength = (one: unknown, least: number): one is number =>
    typeof one === 'number' && Number.isInteger(one) && one >= least && one <= most;
  if (isLength(value, 1)) return [{ from: 0, value: Math.max(FINEST, value) }];
  const ranges = (Array.isArray(value) ? value : []).map((one) => {
    const { from, value: metres, ...others } = asObject(one) ?? {};
    const isRange = isLength(from, 0) && isLength(metres, 1) && Object.keys(others).length === 0;
    return isRange ? { from, value: Math.max(FINEST, metres) } : undefined;
  });
  const known = ranges.filter((one) => one !== undefined).toSorted((one, two) => one.from - two.from);
  if (known.length === 0 || known.length < ranges.length || known.length > entries)
    throw new ParameterError(
      `aroundPrecision must be an integer between 1 and ${most}, or at most ${entries} ranges { from, value } of such`,
    );
  return known[0]?.from === 0 ? known : [{ from: 0, value: FINEST }, ...known];
}

/** Outlines as lists of numbers, latitude before longitude; a text with commas is one outline. */
function readOutlines(raw: RawParameters, name: 'insideBoundingBox' | 'insidePolygon'): readonly Coordinates[][] {
  const said = raw[name];
  if (!isSaid(said) || said === '[]') return [];
  const { entries, least, most } = PARAMETERS[name];
  const outlines = listsOf(said).map((list) => pointsOf(numbersOf(list)));
  const isFit = outlines.length <= entries && outlines.every(({ length }) => length >= least && length <= most);
  if (isFit && outlines.length > 0) return outlines;
  const points = least === most ? `${least}` : `${least} to ${most}`;
  throw new ParameterError(
    `${name} must be a list of at most ${entries} lists of ${points} points, each latitude and longitude`,
  );
}

function listsOf(said: unknown): readonly unknown[][] {
  if (typeof said === 'string' && !said.trimStart().startsWith('[')) return [said.split(',')];
  const read = typeof said === 'string' ? readJson(said) : { ok: true, value: said };
  const list = read.ok && 'value' in read && Array.isArray(read.value) ? read.value : [];
  return list.map((one) => (Array.isArray(one) ? one : []));
}

/** Undefined for what is no number. */
function numberOf(said: unknown): number | undefined {
  const number = typeof said === 'string' && said.trim() !== '' ? Number(said) : said;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function numbersOf(list: readonly unknown[]): readonly (number | undefined)[] {
  return list.map(numberOf);
}

/** Pairs of latitude and longitude; none where a number is missing or beyond the globe. */
function pointsOf(numbers: readonly (number | undefined)[]): Coordinates[] {
  if (numbers.length % 2 === 1) return [];
  const points = Array.from({ length: numbers.length / 2 }, (_, place) => ({
    lat: numbers[place * 2] ?? NaN,
    lng: numbers[place * 2 + 1] ?? NaN,
  }));
  return points.every(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180) ? points : [];
}
