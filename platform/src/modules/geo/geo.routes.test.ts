import path from 'node:path';

import { addRoutes, createHttpApp } from '../../kernel';
import { createGeoModule } from '.';

const app = createHttpApp();
addRoutes(app, createGeoModule({ folder: path.resolve(__dirname, '../../../data/geo') }).routes);

interface Found {
  label: string;
  city: string;
  postalCode: string;
  state: string;
  lat: number;
}

async function places(country: string, q: string, limit = 8): Promise<Found[]> {
  const answer = await app.inject({
    url: '/geo/places',
    query: { country, q, limit: String(limit) },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ places: Found[] }>().places;
}

describe('the place look-up', () => {
  it('offers towns for the first digits of a postal code [STOR-01]', async () => {
    const found = await places('us', '060', 3);
    expect(found.map((place) => place.label)).toEqual(['06001 Avon, CT', '06002 Bloomfield, CT', '06006 Windsor, CT']);
    expect((await places('us', '06001 avon'))[0]).toMatchObject({
      postalCode: '06001',
      city: 'Avon',
      state: 'CT',
    });
  });

  it('puts the largest town of a name first and hears no accents [STOR-01]', async () => {
    expect((await places('us', 'hartfo'))[0]).toMatchObject({ city: 'Hartford', state: 'CT' });
    expect((await places('de', 'munchen'))[0]).toMatchObject({ city: 'München' });
    expect((await places('it', 'Mil'))[0]).toMatchObject({ city: 'Milano', state: 'MI' });
    expect((await places('us', 'Springfield, MA'))[0]).toMatchObject({
      city: 'Springfield',
      state: 'MA',
    });
  });

  it('finds the outward part of a whole British code and the short form of a Portuguese one [STOR-01]', async () => {
    expect((await places('gb', 'ab10 1xg'))[0]).toMatchObject({
      city: 'Aberdeen',
      postalCode: 'AB10',
    });
    expect((await places('gb', 'London'))[0]).toMatchObject({ city: 'London' });
    expect((await places('pt', '1000-205'))[0]).toMatchObject({ city: 'Lisboa' });
  });

  it.each([
    ['us', 'St. Louis, MO', 'Saint Louis'],
    ['fr', 'Ste Foy les Lyon', 'Sainte-Foy-lès-Lyon'],
    ['gb', 'Saint Albans', 'St Albans'],
  ])('knows in %s the town that people write %s [STOR-01]', async (country, q, city) => {
    expect((await places(country, q))[0]).toMatchObject({ city });
  });

  it.each([
    ['gb', 'tn40', 'TN40 Bexhill'],
    ['gb', 'Bexhill-on', 'TN40 Bexhill'],
    ['it', 'Milanin', '20095 Milanino (MI)'],
    ['es', 'leio', '48940 Leioa'],
  ])(
    'leads from the suggestion that it makes in %s for %s to that place again [STOR-01]',
    async (country, q, label) => {
      const [suggested] = await places(country, q);
      const [found] = await places(country, suggested?.label ?? '');
      expect(found).toMatchObject({ label, lat: expect.closeTo(suggested?.lat ?? 0, 1) });
    },
  );

  it('leaves out the codes that belong to companies in Germany [STOR-01]', async () => {
    expect(await places('de', 'Commerzbank')).toEqual([]);
  });

  it('names town and province of a postal code, and says when there is none [STOR-01]', async () => {
    const known = await app.inject('/geo/postcode?country=it&postalCode=20121');
    expect(known.json<{ places: Found[] }>().places[0]).toMatchObject({
      city: 'Milano',
      state: 'MI',
      stateName: 'Milano',
    });
    expect((await app.inject('/geo/postcode?country=it&postalCode=99999')).statusCode).toBe(404);
    expect((await app.inject('/geo/places?country=xx&q=a')).statusCode).toBe(400);
    expect(known.headers['cache-control']).toBe('public, max-age=86400');
  });

  it('takes no question that is none: without text, too long, or for more than anybody reads [STOR-01]', async () => {
    const status = async (query: string) => (await app.inject(`/geo/${query}`)).statusCode;
    expect(await status('places?country=US&q=avon&limit=20')).toBe(200);
    for (const query of ['country=us', 'country=us&q=', `country=us&q=${'x'.repeat(81)}`, 'country=usa&q=a', 'q=a'])
      expect([query, await status(`places?${query}`)]).toEqual([query, 400]);
    for (const limit of ['0', '21', '1.5', 'x'])
      expect([limit, await status(`places?country=us&q=a&limit=${limit}`)]).toEqual([limit, 400]);
    for (const query of ['country=us', 'country=us&postalCode=1', `country=us&postalCode=${'1'.repeat(13)}`])
      expect([query, await status(`postcode?${query}`)]).toEqual([query, 400]);
  });
});
