import { dataFile } from '../../kernel';
import { createGeoModule } from '../geo';
import { generateBranches } from './physicalStore.generator';
import { readSites } from './physicalStore.sites';

const branches = generateBranches(createGeoModule({ folder: dataFile('geo') }).service, dataFile('stores'));
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
});
