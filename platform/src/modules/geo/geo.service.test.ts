import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { loadCities, loadStateNames } from './geo.cities';
import { createGeoService } from './geo.service';

const POSTAL = 'postal_code,place,admin1_code,admin2_code,lat,lng';
const FILES: Readonly<Record<string, readonly string[]>> = {
  'admin1.csv': ['country,admin1_code,admin1_name', 'US,CT,Connecticut', 'US,MA,Massachusetts', 'IT,09,Lombardia'],
  'admin2.csv': ['country,admin1_code,admin2_code,admin2_name', 'IT,09,MI,Milano', 'US,CT,003,Hartford County'],
  'cities.csv': [
    'country,geoname_id,name,admin1_code,feature_code,population,lat,lng',
    'US,1,Avon,CT,PPL,18000,41.8,-72.8',
    'US,2,New Avon,MA,PPL,40000,43.9,-71',
    'US,3,Avonlea,MA,PPL,30000,42.9,-71.5',
    'US,4,Zeta,MA,PPL,18000,44,-71',
    'US,5,Beta,MA,PPL,18000,45,-71',
    'XX,6,Nowhere,Y,PPL,90000,0,0',
    'GB,7,Sheffield,ENG,PPL,500000,53.38,-1.46',
    'IT,8,Milano,09,PPL,1300000,45.46,9.19',
  ],
  'postal_us.csv': [
    POSTAL,
    '06001,Avon,CT,003,41.79,-72.83',
    '06002,Avon,CT,003,41.95,-72.83',
    '06003,Bloom,CT,003,42,-72.7',
    // Far off: a namesake, which is another town.
    '46123,Zeta,IN,063,39.76,-86.4',
    '03301,Northfield,MA,013,44.05,-71.02',
  ],
  'postal_gb.csv': [POSTAL, 'S1,City Centre,ENG,,53.38,-1.47', 'S11,Sharrow,ENG,,53.36,-1.49'],
  'postal_it.csv': [
    POSTAL,
    '20121,Milano,09,MI,45.47,9.19',
    '20122,Milano,09,MI,45.46,9.2',
    '00010,Casape,07,RM,41.9,12.8',
  ],
};

describe('the look-up of places in small files [STOR-01]', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'geo-'));
  for (const [name, rows] of Object.entries(FILES)) writeFileSync(path.join(folder, name), rows.join('\n'));
  const geo = createGeoService(folder);
  afterAll(() => rmSync(folder, { recursive: true }));

  const labels = (country: 'us' | 'gb' | 'it', typed: string, limit = 8) =>
    geo.places(country, typed, limit).map(({ label }) => label);

  it('tells all of a place that an address needs', () => {
    expect(geo.places('us', '06003', 8)).toEqual([
      {
        label: '06003 Bloom, CT',
        lat: 42,
        lng: -72.7,
        postalCode: '06003',
        city: 'Bloom',
        state: 'CT',
        stateName: 'Connecticut',
      },
    ]);
    expect(geo.places('it', 'casape', 8)[0]).toMatchObject({ state: 'RM', stateName: '' });
    expect(geo.places('gb', 's11', 8)[0]).toMatchObject({ city: 'Sharrow', state: '', stateName: '' });
  });

  it('puts a town of the very name first, then postal places, then longer names, then names that end so', () => {
    expect(labels('us', 'Avon')).toEqual(['06001 Avon, CT', '03301 Northfield, MA']);
    expect(labels('us', 'avonl')).toHaveLength(1);
    expect(labels('us', 'bloo')).toEqual(['06003 Bloom, CT']);
    expect(labels('us', 'nothing')).toEqual([]);
    expect(labels('us', '  ')).toEqual([]);
  });

  it('takes the place of a town from the town, and its code from its own nearest namesake', () => {
    const [avon] = geo.places('us', 'avon', 1);
    expect(avon).toMatchObject({ postalCode: '06001', lat: 41.8, lng: -72.8 });
    // The namesake lies in another state: the nearest code of any name is the town's.
    expect(geo.places('us', 'zeta', 1)[0]).toMatchObject({ postalCode: '03301', lat: 44, lng: -71 });
    // British codes bear names of districts: the town's own name is what was looked for.
    expect(geo.places('gb', 'sheff', 8)[0]).toMatchObject({ city: 'Sheffield', postalCode: 'S1' });
  });

  it('keeps to the state that is named, by code or by the beginning of its name', () => {
    expect(labels('us', 'avon, ct')).toEqual(['06001 Avon, CT']);
    expect(labels('us', 'avon, connect')).toEqual(['06001 Avon, CT']);
    expect(labels('us', 'avon, ma')).toEqual(['03301 Northfield, MA']);
    expect(labels('us', 'avon, tx')).toEqual([]);
  });

  it('offers no more than is asked for, and a place once', () => {
    expect(labels('us', '0600', 2)).toEqual(['06001 Avon, CT', '06002 Avon, CT']);
    expect(labels('us', 'avon', 1)).toEqual(['06001 Avon, CT']);
    expect(labels('it', 'milano')).toEqual(['20122 Milano (MI)']);
    expect(labels('us', '0', 1)).toHaveLength(1);
  });

  it('reads a code with a name behind it: the whole name, part of it, or the code alone where the name is another', () => {
    expect(labels('us', '0600 avon')).toEqual(['06001 Avon, CT', '06002 Avon, CT']);
    expect(labels('us', '0600 avon ct', 1)).toEqual(['06001 Avon, CT']);
    expect(labels('us', '0600 loo')).toEqual(['06003 Bloom, CT']);
    expect(labels('us', '06003 elsewhere')).toEqual(['06003 Bloom, CT']);
    expect(labels('us', '0600 elsewhere')).toEqual([]);
    expect(labels('gb', 's1 1aa')).toEqual(['S1 City Centre', 'S11 Sharrow']);
  });

  it('knows every town of a whole code, and none of a part of one', () => {
    expect(geo.byPostcode('us', '06001').map(({ label }) => label)).toEqual(['06001 Avon, CT']);
    expect(geo.byPostcode('gb', 's1').map(({ label }) => label)).toEqual(['S1 City Centre']);
    expect(geo.byPostcode('us', '0600')).toEqual([]);
  });

  it('knows the towns of each country, the largest first, and by name where they are as large', () => {
    const cities = loadCities(folder);
    expect([...cities.keys()]).toEqual(['us', 'gb', 'it']);
    expect(cities.get('us')?.map(({ name }) => name)).toEqual(['New Avon', 'Avonlea', 'Avon', 'Beta', 'Zeta']);
    expect(cities.get('us')?.[2]).toEqual({
      country: 'us',
      name: 'Avon',
      folded: 'avon',
      admin1: 'CT',
      population: 18_000,
      lat: 41.8,
      lng: -72.8,
    });
    expect(geo.cities('us')).toEqual(cities.get('us'));
    expect(geo.cities('fr')).toEqual([]);
  });

  it('names provinces in Italy and Spain, and the first level elsewhere', () => {
    expect(Object.fromEntries(loadStateNames(folder))).toEqual({
      'it/MI': 'Milano',
      'us/CT': 'Connecticut',
      'us/MA': 'Massachusetts',
    });
  });
});
