import type { GeoCountry } from '../geo';
import { chosen, stockHash } from './physicalStore.random';

const areaCodes: Record<string, readonly string[]> = {
  CT: ['203', '860', '959', '475'],
  NV: ['702', '775', '725'],
  NM: ['505', '575'],
  RI: ['401'],
  UT: ['801', '385', '435'],
};

/** Ranges kept free for film and television, by the town whose area code they begin with. */
const germanRanges: Readonly<Record<string, string>> = {
  Berlin: '030 23125',
  Hamburg: '040 66969',
  'Frankfurt am Main': '069 90009',
  Köln: '0221 4710',
  München: '089 99998',
};
/** Mobile ones, for every other town: no area code of these would be its own. */
const germanMobile = ['0171 39200', '0176 040690'];

/** French ranges by the departments they are dialled in, which a postal code begins with; the rest is the south-east. */
const frenchRanges: readonly (readonly [range: string, departments: string])[] = [
  ['01 99 00', '75 77 78 91 92 93 94 95'],
  ['02 61 91', '14 18 22 27 28 29 35 36 37 41 44 45 49 50 53 56 61 72 76 85 97'],
  ['03 53 01', '02 08 10 21 25 39 51 52 54 55 57 58 59 60 62 67 68 70 71 80 88 89 90'],
  ['05 36 49', '09 12 16 17 19 23 24 31 32 33 40 46 47 64 65 79 81 82 86 87'],
];

const digits = (seed: string, count: number): string => String(stockHash(seed) % 10 ** count).padStart(count, '0');

/** Where a number is dialled. */
export interface PhonePlace {
  readonly country: GeoCountry;
  readonly state: string;
  readonly city: string;
  readonly zipCode: string;
}

/**
 * A telephone number nobody can have: US 555-01xx, the British, French and German ranges kept free for film and
 * television, and in the other countries numbers whose first digits are not given out. Area codes are those of the place.
 */
export function fictionPhone({ country, state, city, zipCode }: PhonePlace, storeNumber: string): string {
  const seed = `phone:${country}:${storeNumber}`;
  switch (country) {
    case 'us':
      return `${chosen(areaCodes[state] ?? ['800'], seed)}-555-01${digits(seed, 2)}`;
    case 'gb':
      return `01632 960${digits(seed, 3)}`;
    case 'fr': {
      const department = zipCode.slice(0, 2);
      const [range] = frenchRanges.find(([, departments]) => departments.includes(department)) ?? ['04 65 71'];
      const last = digits(seed, 4);
      return `${range} ${last.slice(0, 2)} ${last.slice(2)}`;
    }
    case 'de': {
      const range = germanRanges[city];
      return range ? `${range}${digits(seed, 3)}` : `${chosen(germanMobile, seed)}${digits(seed, 2)}`;
    }
    case 'it':
      return `9555 01 ${digits(seed, 4)}`;
    case 'es':
      return `555 01 ${digits(seed, 2)} ${digits(`${seed}b`, 2)}`;
    case 'pt':
      return `555 01${digits(seed, 1)} ${digits(`${seed}b`, 3)}`;
    case 'ch':
      return `01 555 ${digits(seed, 2)} ${digits(`${seed}b`, 2)}`;
  }
}
