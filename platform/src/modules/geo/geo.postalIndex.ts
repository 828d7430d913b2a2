import path from 'node:path';

import { eachCsvRecord } from '../../kernel';
import type { Coordinates } from '../../kernel';
import type { GeoCountry } from './geo.countries';
import { foldCode, foldName } from './geo.folding';

/** One postal code at one place. */
export interface PostalRow extends Coordinates {
  postalCode: string;
  place: string;
  folded: string;
  admin1: string;
  admin2: string;
}

/**
 * The postal codes of one country in columns, ordered by code as in the file, with a second order by folded name.
 * Columns and shared strings keep all eight countries below 60 MB.
 */
export interface PostalIndex {
  readonly size: number;
  row(position: number): PostalRow;
  /** Positions of the rows whose code begins so, in code order. */
  withCode(prefix: string): Iterable<number>;
  /** Positions of the rows whose folded name begins so, in name order. */
  withName(prefix: string): Iterable<number>;
  /** Position of the nearest row, or of the nearest row of that folded name; -1 when there is none. */
  nearest(to: Coordinates, folded?: string): number;
}

/** First position whose value is not below the sought one. */
function lowerBound(size: number, isBelow: (position: number) => boolean): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBelow(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Big customers of the German post have codes of their own; their rows carry a number in place of the state. */
const isBigCustomer = (country: GeoCountry, admin1: string): boolean => country === 'de' && !/^[A-Z]/.test(admin1);

interface Columns {
  codes: string[];
  places: string[];
  folded: string[];
  admin1: string[];
  admin2: string[];
  lat: Float64Array;
  lng: Float64Array;
}

function readColumns(folder: string, country: GeoCountry): Columns {
  const shared = new Map<string, string>();
  const share = (text: string): string => {
    const known = shared.get(text);
    if (known !== undefined) return known;
    // A copy through a buffer: a slice would keep the whole file's text alive.
    const copy = Buffer.from(text, 'utf8').toString('utf8');
    shared.set(copy, copy);
    return copy;
  };
  const columns = {
    codes: [] as string[],
    places: [] as string[],
    folded: [] as string[],
    admin1: [] as string[],
    admin2: [] as string[],
  };
  const lats: number[] = [];
  const lngs: number[] = [];
  eachCsvRecord(
    path.join(folder, `postal_${country}.csv`),
    ([code = '', place = '', admin1 = '', admin2 = '', lat, lng]) => {
      if (isBigCustomer(country, admin1)) return;
      columns.codes.push(share(code));
      columns.places.push(share(place));
      columns.folded.push(share(foldName(place)));
      columns.admin1.push(share(admin1));
      columns.admin2.push(share(admin2));
      lats.push(Number(lat));
      lngs.push(Number(lng));
    },
  );
  return { ...columns, lat: Float64Array.from(lats), lng: Float64Array.from(lngs) };
}

/** Reads the postal file of a country; takes about a tenth of a second. */
export function loadPostalIndex(folder: string, country: GeoCountry): PostalIndex {
  const columns = readColumns(folder, country);
  const { codes, folded, lat, lng } = columns;
  const size = codes.length;
  const foldedCodes = codes.map((code) => foldCode(code));
  const nameAt = (position: number): string => folded[position] ?? '';
  const byName = Uint32Array.from(codes.keys()).toSorted((a, b) =>
    nameAt(a) < nameAt(b) ? -1 : nameAt(a) > nameAt(b) ? 1 : a - b,
  );

  const row = (position: number): PostalRow => ({
    postalCode: codes[position] ?? '',
    place: columns.places[position] ?? '',
    folded: nameAt(position),
    admin1: columns.admin1[position] ?? '',
    admin2: columns.admin2[position] ?? '',
    lat: lat[position] ?? 0,
    lng: lng[position] ?? 0,
  });

  function* withCode(prefix: string): Iterable<number> {
    const start = lowerBound(size, (p) => (foldedCodes[p] ?? '') < prefix);
    for (let at = start; at < size; at += 1) {
      if (!foldedCodes[at]?.startsWith(prefix)) return;
      yield at;
    }
  }

  function* withName(prefix: string): Iterable<number> {
    const start = lowerBound(size, (p) => nameAt(byName[p] ?? 0) < prefix);
    for (let at = start; at < size && nameAt(byName[at] ?? 0).startsWith(prefix); at += 1) yield byName[at] ?? 0;
  }

  function nearest(to: Coordinates, name?: string): number {
    const narrow = Math.cos((to.lat * Math.PI) / 180);
    let best = -1;
    let bestDistance = Number.POSITIVE_INFINITY;
    for (let at = 0; at < size; at += 1) {
      if (name !== undefined && folded[at] !== name) continue;
      const dLat = (lat[at] ?? 0) - to.lat;
      const dLng = ((lng[at] ?? 0) - to.lng) * narrow;
      const squared = dLat * dLat + dLng * dLng;
      if (squared < bestDistance) {
        best = at;
        bestDistance = squared;
      }
    }
    return best;
  }

  return { size, row, withCode, withName, nearest };
}
