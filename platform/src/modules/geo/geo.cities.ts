import path from 'node:path';

import { eachCsvRecord } from '../../kernel';
import type { Coordinates } from '../../kernel';
import { isGeoCountry } from './geo.countries';
import type { GeoCountry } from './geo.countries';
import { foldName } from './geo.folding';

/** A town of 15,000 people and more. */
export interface City extends Coordinates {
  country: GeoCountry;
  name: string;
  folded: string;
  admin1: string;
  population: number;
}

/** The towns of every country, the largest first. */
export function loadCities(folder: string): Map<GeoCountry, City[]> {
  const cities = new Map<GeoCountry, City[]>();
  eachCsvRecord(path.join(folder, 'cities.csv'), ([country = '', , name = '', admin1 = '', , population, lat, lng]) => {
    const code = country.toLowerCase();
    if (!isGeoCountry(code)) return;
    const list = cities.get(code) ?? [];
    list.push({
      country: code,
      name,
      folded: foldName(name),
      admin1,
      population: Number(population),
      lat: Number(lat),
      lng: Number(lng),
    });
    cities.set(code, list);
  });
  for (const list of cities.values())
    list.sort((a, b) => b.population - a.population || (a.folded < b.folded ? -1 : 1));
  return cities;
}

/** Names of states, regions, cantons (first level) and provinces (second level) by `<country>/<code>`. */
export function loadStateNames(folder: string): Map<string, string> {
  const names = new Map<string, string>();
  eachCsvRecord(path.join(folder, 'admin2.csv'), ([country = '', , code = '', name = '']) => {
    if (country === 'IT' || country === 'ES') names.set(`${country.toLowerCase()}/${code}`, name);
  });
  eachCsvRecord(path.join(folder, 'admin1.csv'), ([country = '', code = '', name = '']) => {
    if (country !== 'IT' && country !== 'ES') names.set(`${country.toLowerCase()}/${code}`, name);
  });
  return names;
}
