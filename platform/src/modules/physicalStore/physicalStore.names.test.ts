import { dataFile, distanceKm } from '../../kernel';
import { createGeoModule, foldName, geoCountries, type City } from '../geo';
import { generateBranches } from './physicalStore.generator';
import { readSites } from './physicalStore.sites';

const geo = createGeoModule({ folder: dataFile('geo') }).service;
const branches = generateBranches(geo, dataFile('stores'));
const town = (store: (typeof branches)[number]) =>
  `${store.country}/${store.stateOrProvinceName}/${store.city}`.toLowerCase();

/** What several branches of one town share. */
function shared(of: (store: (typeof branches)[number]) => string): string[] {
  const seen = new Set<string>();
  return branches.flatMap((store) => {
    const key = `${town(store)}/${of(store)}`.toLowerCase();
    if (seen.has(key)) return [key];
    seen.add(key);
    return [];
  });
}

describe('the branches of a town', () => {
  it('have names of their own, the leading code of Italian ones aside [STOR-02]', () => {
    expect(branches.length).toBe(3000);
    expect(shared(({ name, country }) => (country === 'it' ? name.replace(/^\d+ /, '') : name))).toEqual([]);
  });

  it('stand in houses of their own, with street, number, postal code and town [STOR-02]', () => {
    expect(shared(({ address }) => address)).toEqual([]);
    expect(branches.filter(({ zipCode, city }) => !zipCode || !city)).toEqual([]);
    // Shopping centres have no number: they are listed sites, which come first.
    const listed = readSites(dataFile('stores')).length;
    const lacking = branches.filter(({ address }) => !/\d/.test(address));
    expect(lacking.filter(({ storeNumber }) => Number(storeNumber) > listed)).toEqual([]);
  });

  it('lie where their town does, as the list of towns has it [PLAT-05] [STOR-02]', () => {
    // Some are listed with what tells them from their namesakes: Halle (Saale).
    const towns = new Map<string, City[]>();
    for (const city of geoCountries.flatMap((country) => geo.cities(country))) {
      const key = `${city.country}/${foldName(city.name.replace(/ \(.*/, ''))}`;
      towns.set(key, [...(towns.get(key) ?? []), city]);
    }
    const kilometres = branches.flatMap((store) => {
      const named = towns.get(`${store.country}/${foldName(store.city)}`) ?? [];
      const own = named.filter(({ admin1 }) => store.country !== 'us' || admin1 === store.stateOrProvinceName);
      return own.length > 0 ? [Math.min(...own.map((one) => distanceKm(one, store)))] : [];
    });
    expect(kilometres.length).toBeGreaterThan(2500);
    expect(Math.max(...kilometres)).toBeLessThan(40);
  });
});
