import { distanceKm } from '../../kernel';
import { geoCountries, stateCode } from '../geo';
import type { City, GeoCountry, GeoService } from '../geo';
import type { PhysicalStore, StoreService } from './physicalStore.domain';
import { toldApart } from './physicalStore.names';
import { fictionPhone } from './physicalStore.phones';
import { chosenByWeight, happens, stockHash } from './physicalStore.random';
import { readHoursPatterns, readSites } from './physicalStore.sites';
import type { HoursPattern, StoreSite } from './physicalStore.sites';
import { nameFromStreet, streetAddress, streetsOf, writtenOut } from './physicalStore.streets';

/** Branches the chain has in all. */
const branchTotal = 3000;

/** Branches in towns besides those at the listed sites; the United States take what is left of the total. */
const branchQuota: Record<Exclude<GeoCountry, 'us'>, number> = {
  it: 420,
  fr: 300,
  de: 330,
  es: 240,
  pt: 60,
  ch: 45,
  gb: 290,
};

/** States whose branches stand at the listed sites. */
const statesWithSites = new Set(['CT', 'NV', 'NM', 'RI', 'UT']);

/** A branch before it has a number. */
interface Pitch {
  country: GeoCountry;
  kind: PhysicalStore['kind'];
  name: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  lat: number;
  lng: number;
}

function sitePitch(site: StoreSite): Pitch {
  const isUs = site.country === 'us';
  const address = isUs ? site.address.replace(/"/g, '') : writtenOut(site.address);
  return {
    country: site.country,
    kind: site.kind,
    name: isUs ? nameFromStreet(address, site.city) : `${site.city} ${address.replace(/^\d+\s+/, '')}`,
    address,
    city: site.city,
    state: isUs ? site.region : '',
    zipCode: site.postalCode,
    lat: site.lat,
    lng: site.lng,
  };
}

/** Medical buildings hold several of the listed sites; the chain needs one branch there. */
function firstOfEachAddress(pitches: readonly Pitch[]): Pitch[] {
  const taken = new Set<string>();
  return pitches.filter(({ address, city }) => {
    const key = `${address.toLowerCase()}/${city.toLowerCase()}`;
    const isFirst = !taken.has(key);
    taken.add(key);
    return isFirst;
  });
}

/** Gives seats to towns by population, the next always to the town with the most people a branch (Sainte-Laguë). */
function shareOut(cities: readonly City[], seats: number): Map<City, number> {
  const given = new Map<City, number>();
  for (let seat = 0; seat < seats; seat += 1) {
    let best: City | undefined;
    let bestShare = 0;
    for (const city of cities) {
      const share = city.population / (2 * (given.get(city) ?? 0) + 1);
      if (share > bestShare) [best, bestShare] = [city, share];
    }
    if (best) given.set(best, (given.get(best) ?? 0) + 1);
  }
  return given;
}

/** Postal rows of a town: those of its name, or for a town the files spell otherwise those around its centre. */
function rowsOf(geo: GeoService, city: City): number[] {
  const index = geo.postal(city.country);
  const own = [...index.withName(city.folded)].filter((at) => {
    const row = index.row(at);
    return row.folded === city.folded && distanceKm(city, row) < 40;
  });
  if (own.length > 0) return own;
  const reach = 3 + 0.003 * Math.sqrt(city.population);
  const around = Array.from({ length: index.size }, (_, at) => at).filter(
    (at) => distanceKm(city, index.row(at)) < reach,
  );
  return around.length > 0 ? around : [index.nearest(city)];
}

/** Postal codes that the files shorten get an invented ending, so that addresses look whole. */
function wholeCode(country: GeoCountry, code: string, seed: string): string {
  if (country === 'pt') return `${code}-${String(1 + (stockHash(seed) % 480)).padStart(3, '0')}`;
  if (country !== 'gb') return code;
  const letters = 'ABDEFGHJLNPQRSTUWXYZ';
  const hash = stockHash(seed);
  return `${code} ${1 + (hash % 9)}${letters[(hash >>> 4) % 20] ?? 'A'}${letters[(hash >>> 9) % 20] ?? 'A'}`;
}

function townPitches(geo: GeoService, city: City, count: number): Pitch[] {
  const index = geo.postal(city.country);
  const rows = rowsOf(geo, city);
  return Array.from({ length: count }, (_, branch) => {
    const seed = `${city.country}:${city.folded}:${city.admin1}:${branch}`;
    const row = index.row(rows[Math.floor(((branch + 0.5) * rows.length) / count)] ?? rows[0] ?? 0);
    const streets = streetsOf(city.country, row.admin1);
    const street = streets[(stockHash(`${city.folded}:${city.admin1}`) + branch) % streets.length] ?? '';
    const town = city.country === 'gb' ? city.name : row.place;
    const hasState = city.country === 'us' || city.country === 'it' || city.country === 'es' || city.country === 'ch';
    return {
      country: city.country,
      kind: happens(12, `kind:${seed}`) ? 'hearing' : 'optical',
      name: `${town} ${city.country === 'us' ? nameFromStreet(street, '') : street}`.trim(),
      address: streetAddress(city.country, street, 1 + (stockHash(`number:${seed}`) % 180)),
      city: town,
      state: hasState ? stateCode(city.country, row.admin1, row.admin2) : '',
      zipCode: wholeCode(city.country, row.postalCode, seed),
      // Up to 500 m from the middle of the postal area, so that branches of one code do not cover each other.
      lat: row.lat + ((stockHash(`lat:${seed}`) % 900) - 450) / 100_000,
      lng: row.lng + ((stockHash(`lng:${seed}`) % 1200) - 600) / 100_000,
    };
  });
}

function servicesOf(kind: PhysicalStore['kind'], seed: string): StoreService[] {
  if (kind === 'hearing')
    return happens(50, `hand:${seed}`) ? ['hearing', 'collection', 'fitting'] : ['hearing', 'fitting'];
  const offered: [StoreService, boolean][] = [
    ['eye-test', happens(85, `eye:${seed}`)],
    ['hearing', happens(20, `ear:${seed}`)],
    ['collection', happens(85, `hand:${seed}`)],
    ['fitting', true],
  ];
  return offered.filter(([, has]) => has).map(([service]) => service);
}

function branchOf(pitch: Pitch, position: number, patterns: readonly HoursPattern[]): PhysicalStore {
  const storeNumber = String(position + 1).padStart(4, '0');
  const seed = `store:${storeNumber}`;
  const { state, name, ...place } = pitch;
  const externalId = `sl-${pitch.country}-${storeNumber}`;
  const services = servicesOf(pitch.kind, seed);
  return {
    ...place,
    physicalStoreId: String(11_001 + position),
    physicalStoreExternalId: externalId,
    storeNumber,
    practiceRecordId: `SL-${pitch.country.toUpperCase()}-RETAIL-${storeNumber}`,
    name: pitch.country === 'it' ? `${storeNumber} ${name}` : name,
    stateOrProvinceName: state,
    phone: fictionPhone(pitch, storeNumber),
    email: `store${storeNumber}@sightline.example`,
    hours: chosenByWeight(patterns, `hours:${seed}`).hours,
    services,
    distributionChannel: happens(80, `channel:${seed}`) ? 'RETAIL' : 'FRANCHISE',
    appointmentUrl: `/appointment?store=${11_001 + position}`,
    tabliteBooking: happens(60, `tablite:${seed}`),
    active: true,
  };
}

/**
 * The chain's invented branches: the listed sites first, then towns by population in every country. The same files give
 * the same branches. `share` (0 to 1) makes a smaller chain of every n-th branch for tests.
 */
export function generateBranches(geo: GeoService, folder: string, share = 1): PhysicalStore[] {
  const pitches = firstOfEachAddress(readSites(folder).map((site) => sitePitch(site)));
  const elsewhere = Object.values(branchQuota).reduce((sum, quota) => sum + quota, 0);
  const quota = { ...branchQuota, us: branchTotal - elsewhere - pitches.length };
  for (const country of geoCountries) {
    const cities = geo.cities(country).filter((city) => country !== 'us' || !statesWithSites.has(city.admin1));
    for (const [city, count] of shareOut(cities, quota[country])) pitches.push(...townPitches(geo, city, count));
  }
  const patterns = readHoursPatterns(folder);
  const branches = toldApart(pitches).map((pitch, position) => branchOf(pitch, position, patterns));
  const step = Math.max(1, Math.round(1 / share));
  return branches.filter((_, position) => position % step === 0);
}
