import path from 'node:path';

import { eachCsvRecord } from '../../kernel';
import { weekdays } from './physicalStore.domain';
import type { OpeningHours } from './physicalStore.domain';

/** A real high-street address without its occupant. */
export interface StoreSite {
  site: string;
  country: 'us' | 'fr';
  kind: 'optical' | 'hearing';
  address: string;
  city: string;
  postalCode: string;
  region: string;
  lat: number;
  lng: number;
}

/** The addresses of `stores/store_sites.csv`. */
export function readSites(folder: string): StoreSite[] {
  const sites: StoreSite[] = [];
  eachCsvRecord(path.join(folder, 'store_sites.csv'), (fields) => {
    const [site = '', country = '', kind = '', address = '', city = '', postalCode = '', region = '', lat, lng] =
      fields;
    sites.push({
      site,
      country: country === 'FR' ? 'fr' : 'us',
      kind: kind === 'hearing' ? 'hearing' : 'optical',
      address,
      city,
      postalCode,
      region,
      lat: Number(lat),
      lng: Number(lng),
    });
  });
  return sites;
}

/** A week of opening hours and how often it occurs among opticians. */
export interface HoursPattern {
  weight: number;
  hours: OpeningHours;
}

/** The weeks of `stores/opening_hours_patterns.csv`. */
export function readHoursPatterns(folder: string): HoursPattern[] {
  const patterns: HoursPattern[] = [];
  eachCsvRecord(path.join(folder, 'opening_hours_patterns.csv'), ([count, ...days]) => {
    const day = (index: number): OpeningHours['monday'] => {
      const [open, close] = (days[index] ?? '').split('-');
      return open && close ? { open, close } : null;
    };
    const hours = Object.fromEntries(weekdays.map((name, index) => [name, day(index)])) as OpeningHours;
    patterns.push({ weight: Number(count), hours });
  });
  return patterns;
}
