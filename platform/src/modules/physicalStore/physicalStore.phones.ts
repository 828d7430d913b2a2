import type { GeoCountry } from '../geo';
import { chosen, stockHash } from './physicalStore.random';

const areaCodes: Record<string, readonly string[]> = {
  CT: ['203', '860', '959', '475'],
  NV: ['702', '775', '725'],
  NM: ['505', '575'],
  RI: ['401'],
  UT: ['801', '385', '435'],
};

const digits = (seed: string, count: number): string => String(stockHash(seed) % 10 ** count).padStart(count, '0');

/**
 * A telephone number nobody can have: US 555-01xx, the British, French and German ranges kept free for film and
 * television, and in the other countries numbers whose first digits are not given out.
 */
export function fictionPhone(country: GeoCountry, state: string, storeNumber: string): string {
  const seed = `phone:${country}:${storeNumber}`;
  switch (country) {
    case 'us':
      return `${chosen(areaCodes[state] ?? ['800'], seed)}-555-01${digits(seed, 2)}`;
    case 'gb':
      return `01632 960${digits(seed, 3)}`;
    case 'fr': {
      const block = chosen(['01 99 00', '02 61 91', '03 53 01', '04 65 71', '05 36 49'], seed);
      const last = digits(seed, 4);
      return `${block} ${last.slice(0, 2)} ${last.slice(2)}`;
    }
    case 'de':
      return `${chosen(['030 23125', '040 66969', '069 90009', '0221 4710', '089 99998'], seed)}${digits(seed, 3)}`;
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
