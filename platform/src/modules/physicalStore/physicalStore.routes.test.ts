import path from 'node:path';

import { sql } from 'kysely';

import { addRoutes, createHttpApp, genericCaller, migrate, testClock } from '../../kernel';
import type { Caller, HttpApp, OpenDatabase } from '../../kernel';
import { openTestDatabase } from '../../testing/testDatabase';
import { createGeoModule } from '../geo';
import { LIMITS } from '../limits';
import { favouritesOf } from './favouriteStore.repository';
import { createPhysicalStoreModule, seedPhysicalStores } from '.';
import { shelfStock } from './physicalStore.domain';

const data = path.resolve(__dirname, '../../../data');
const AUTHORIZATION = 'Bearer test stores';
const aroundAvon = { latitude: '41.81', longitude: '-72.83', radius: '10', radiusUOM: 'MI', maxItems: '5' };
const marta: Caller = { userId: '1000101', registerType: 'R', kind: 'registered' };

let database: OpenDatabase;
let app: HttpApp;
let foundBeforeSeeding: string;

beforeAll(async () => {
  database = await openTestDatabase();
  const geo = createGeoModule({ folder: path.join(data, 'geo') }).service;
  const module = createPhysicalStoreModule({
    db: database.db,
    geo,
    clock: testClock('2026-12-20T12:00:00Z'),
    authorization: AUTHORIZATION,
  });
  await migrate(database.db, [module.migrations]);
  const authenticator = {
    authenticate: async ({ wctoken }: Record<string, unknown>): Promise<Caller> =>
      typeof wctoken === 'string' ? { ...marta, userId: wctoken } : genericCaller,
  };
  app = createHttpApp({ authenticator });
  addRoutes(app, module.routes);
  foundBeforeSeeding = (await locate(aroundAvon)).recordSetCount;
  await seedPhysicalStores(database.db, geo, { folder: path.join(data, 'stores') });
}, 60_000);

afterAll(() => database.close());

interface WireStore {
  uniqueID: string;
  storeName: string;
  city: string;
  postalCode: string;
  telephone1: string;
  country: string;
  latitude: string;
  distance?: string;
  Attribute: { name: string; value: string }[];
}

interface WireAnswer {
  PhysicalStore?: WireStore[];
  recordSetCount: string;
}

async function locate(query: Record<string, string>, storeId = '10801'): Promise<WireAnswer> {
  const url = `/wcs/resources/store/${storeId}/storelocator/filtered/sts`;
  const answer = await app.inject({ url, query: { siteLevelStoreSearch: 'false', ...query } });
  expect(answer.statusCode).toBe(200);
  return answer.json<WireAnswer>();
}

const attribute = (store: WireStore | undefined, name: string): string | undefined =>
  store?.Attribute.find((entry) => entry.name === name)?.value;

describe('the store locator', () => {
  it('lists the branches around a place, nearest first, in the quirky form of the product [STOR-01] [STOR-03]', async () => {
    const found = await locate(aroundAvon);
    const stores = found.PhysicalStore ?? [];
    // It was asked already while there were none.
    expect([foundBeforeSeeding, found.recordSetCount]).toEqual(['0', '5']);
    expect(stores[0]).toMatchObject({ city: 'Avon', country: 'US' });
    expect(stores[0]?.postalCode).toBe('06001'.padEnd(40));
    expect(stores[0]?.telephone1).toMatch(/^\d{3}-555-01\d\d {20}$/);
    expect(stores[0]?.latitude).toMatch(/^\d+\.\d{5}$/);
    const distances = stores.map((store) => Number(store.distance));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances.at(-1)).toBeLessThanOrEqual(10);
  });

  it('searches by postal code and by city of the store, without regard to accents [STOR-01]', async () => {
    expect((await locate({ zipCode: '06001' })).PhysicalStore?.[0]?.city).toBe('Avon');
    const turin = await locate({ city: 'torino', radius: '5' }, '10802');
    expect(turin.PhysicalStore?.every((store) => store.country === 'IT')).toBe(true);
    expect((await locate({ city: 'zurich', country: 'ch' })).PhysicalStore?.[0]?.city).toBe('Zürich');
  });

  it('leaves the list out when nothing is there [STOR-03]', async () => {
    expect(await locate({ latitude: '0', longitude: '0', radius: '10' })).toEqual({
      recordSetCount: '0',
      recordSetTotal: '0',
      recordSetStartNumber: '0',
      recordSetComplete: 'true',
      resourceName: 'storelocator',
    });
    expect((await locate({ zipCode: '99999' })).recordSetCount).toBe('0');
    // Nor is it told as the whole country; a town that only a branch knows is found by its name.
    expect((await locate({ zipCode: '99999', country: 'us' })).recordSetCount).toBe('0');
    await sql`update physical_stores set city = 'Newly Founded', city_folded = 'newly founded'
      where store_number = (select min(store_number) from physical_stores where country = 'us' and active)`.execute(
      database.db,
    );
    const founded = await locate({ city: 'Newly Founded', country: 'us' });
    expect(founded.PhysicalStore?.map(({ city, distance }) => [city, distance])).toEqual([
      ['Newly Founded', undefined],
    ]);
  });

  it('tells store number, hours, e-mail and channel by attribute, and nothing on a closed day [STOR-02]', async () => {
    const stores = (await locate({ country: 'us', maxItems: '400' })).PhysicalStore ?? [];
    const closedOnSunday = stores.find((store) => attribute(store, 'SundayOpen') === undefined);
    expect(attribute(closedOnSunday, 'MondayOpen')).toMatch(/^\d{1,2}:\d\dAM$/);
    for (const store of stores.slice(0, 20)) {
      expect(attribute(store, 'PracticeRecordId')?.slice(-4)).toBe(attribute(store, 'StoreNumber'));
      expect(attribute(store, 'Email')).toMatch(/@sightline\.example$/);
      expect(['RETAIL', 'FRANCHISE']).toContain(attribute(store, 'DistributionChannel'));
      expect(['on', 'off']).toContain(attribute(store, 'TabliteBooking'));
    }
  });

  it('tells the holidays of its country a month ahead [STOR-02]', async () => {
    const special = async (city: string, country: string) =>
      attribute((await locate({ city, country, maxItems: '1' })).PhysicalStore?.[0], 'SpecialHours');
    expect(await special('Berlin', 'de')).toMatch(/2026-12-25 closed;.*2027-01-01 closed/);
    expect(await special('Avon', 'us')).not.toContain('2026-12-26');
  });

  it('writes the store number in front of Italian names only [STOR-02]', async () => {
    const italian = (await locate({ country: 'it', maxItems: '20' })).PhysicalStore ?? [];
    expect(italian).toHaveLength(20);
    for (const store of italian)
      expect(store.storeName).toBe(`${attribute(store, 'StoreNumber')} ${store.storeName.slice(5)}`);
    const german = (await locate({ country: 'de', maxItems: '20' })).PhysicalStore ?? [];
    for (const store of german) expect(store.storeName).not.toMatch(/^\d/);
  });

  it('finds three thousand branches in eight countries [STOR-01]', async () => {
    const counts = await Promise.all(
      ['us', 'it', 'fr', 'de', 'es', 'pt', 'ch', 'gb'].map(async (country) =>
        Number((await locate({ country, maxItems: '5000' })).recordSetCount),
      ),
    );
    expect(counts.every((count) => count >= 40)).toBe(true);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3000);
  });

  it('keeps to branches that offer a service or have an item on the shelf [STOR-01]', async () => {
    const hearing = await locate({ zipCode: '06001', services: 'hearing', maxItems: '50' });
    expect(hearing.PhysicalStore?.every((store) => attribute(store, 'Services')?.split(',').includes('hearing'))).toBe(
      true,
    );
    const partNumber = '2900000000018';
    const all = await locate({ zipCode: '06001', maxItems: '50' });
    const stocked = await locate({ zipCode: '06001', partNumber, maxItems: '50' });
    expect(Number(stocked.recordSetCount)).toBeGreaterThan(0);
    expect(Number(stocked.recordSetCount)).toBeLessThan(Number(all.recordSetCount));
    expect(stocked.PhysicalStore?.every((store) => Number(attribute(store, 'PickupQuantity')) > 0)).toBe(true);
  });

  it('gives the same shelf every time and none to a branch that hands out no orders [STOR-01]', () => {
    const shelf = { storeNumber: '0003', services: ['collection' as const] };
    expect(shelfStock(shelf, '2900000000018')).toBe(shelfStock(shelf, '2900000000018'));
    expect(shelfStock({ ...shelf, services: ['fitting'] }, '2900000000018')).toBe(0);
    const pieces = Array.from({ length: 1000 }, (_, index) => shelfStock(shelf, String(index)));
    expect(pieces.filter((count) => count === 0).length / 1000).toBeCloseTo(0.45, 1);
  });

  it('answers the look-ups of the product by coordinates and by id [STOR-03]', async () => {
    const base = '/wcs/resources/store/10801/storelocator';
    const near = await app.inject(`${base}/latitude/41.81/longitude/-72.83?radius=5&maxItems=1`);
    const id = near.json<WireAnswer>().PhysicalStore?.[0]?.uniqueID ?? '';
    const one = await app.inject(`${base}/byStoreId/${id}`);
    expect(one.json<WireAnswer>().PhysicalStore?.[0]?.uniqueID).toBe(id);
    const two = await app.inject(`${base}/byStoreIds?physicalStoreId=${id}&physicalStoreId=11002`);
    expect(two.json<WireAnswer>().recordSetCount).toBe(id === '11002' ? '1' : '2');
    expect((await app.inject(`${base}/byStoreId/1`)).statusCode).toBe(404);
  });
});

describe('favourite stores', () => {
  const owner = { tenantKey: 'sightline_us', userId: marta.userId };
  const session = (wctoken: string) => ({ authorization: AUTHORIZATION, wctoken });

  const call = (name: string, body: object, headers: Record<string, string> = session(marta.userId)) =>
    app.inject({ method: 'POST', url: `/stores/${name}`, headers, payload: body });

  it('adds a favourite with the default, moves the default and removes [STOR-04]', async () => {
    const us = await locate({ zipCode: '06001', maxItems: '2' });
    const [first = '', second = ''] = (us.PhysicalStore ?? []).map(
      (store) => attribute(store, 'PracticeIdentifier') ?? '',
    );
    expect((await call('setDefaultUserFavorite', { ...owner, practiceIdentifier: first })).json()).toEqual({
      success: true,
    });
    await call('setDefaultUserFavorite', { ...owner, practiceIdentifier: second });
    const both = (await call('getUserFavoritesDetails', owner)).json<{
      data: { identifier: string; userFavorite: { isDefault: boolean } }[];
    }>().data;
    expect(both.map((store) => [store.identifier, store.userFavorite.isDefault])).toEqual([
      [second, true],
      [first, false],
    ]);
    expect(both[0]).toMatchObject({
      position: { lat: expect.any(Number) },
      schedule: { monday: { open: expect.stringMatching(/^\d+:\d\dam$/) } },
    });
    expect((await call('removeUserFavorite', { ...owner, practiceIdentifier: second })).json()).toEqual({
      success: true,
    });
    const left = (await call('getUserFavoritesDetails', owner)).json<{ data: { identifier: string }[] }>().data;
    expect(left.map((store) => store.identifier)).toEqual([first]);
    const uk = await call('getUserFavoritesDetails', { ...owner, tenantKey: 'sightline_uk' });
    expect(uk.json()).toEqual({ data: [] });
  });

  it('refuses everybody while no key is configured, also who brings none [STOR-03]', async () => {
    const geo = createGeoModule({ folder: path.join(data, 'geo') }).service;
    const unset = createHttpApp();
    addRoutes(unset, createPhysicalStoreModule({ db: database.db, geo }).routes);
    for (const headers of [{}, { authorization: '' }, { authorization: 'Bearer sightline-stores' }]) {
      const answer = await unset.inject({
        method: 'POST',
        url: '/stores/getUserFavoritesDetails',
        headers,
        payload: owner,
      });
      expect(answer.statusCode).toBe(401);
    }
    await unset.close();
  });

  it('refuses a wrong key, an unknown tenant and an unknown store [STOR-03]', async () => {
    const keyless = await call('getUserFavoritesDetails', owner, { wctoken: marta.userId });
    expect([keyless.statusCode, keyless.json()]).toEqual([401, { message: 'Bad authorization' }]);
    expect((await call('getUserFavoritesDetails', { ...owner, tenantKey: 'us' })).statusCode).toBe(404);
    expect((await call('setDefaultUserFavorite', { ...owner, practiceIdentifier: 'sl-us-none' })).statusCode).toBe(404);
  });

  it('are reachable for their shopper alone, also for who has the service key [STOR-04] [PLAT-07]', async () => {
    const list = async () =>
      (await call('getUserFavoritesDetails', owner)).json<{ data: { identifier: string }[] }>().data;
    const [mine] = await list();
    expect(mine).toBeDefined();
    const body = { ...owner, practiceIdentifier: mine?.identifier };
    const keyOnly = { authorization: AUTHORIZATION };
    for (const name of ['getUserFavoritesDetails', 'removeUserFavorite', 'setDefaultUserFavorite'])
      for (const stranger of [keyOnly, session('1000102')]) {
        const answer = await call(name, body, stranger);
        expect([name, answer.statusCode, answer.json()]).toEqual([name, 403, { message: 'Not your favorites' }]);
      }
    expect(await list()).toEqual([mine]);
  });
});

describe('favourite branches', () => {
  it('are so many of one shopper, chosen at once too; another one may be the only default among them [PLAT-08] [STOR-03]', async () => {
    const owner = { tenantKey: 'sightline_it', userId: '1000777' };
    const rows = await database.db
      .withTables<{ physical_stores: { external_id: string } }>()
      .selectFrom('physical_stores')
      .select('external_id')
      .limit(LIMITS.favouriteStores + 1)
      .execute();
    const choose = (practiceIdentifier: string) =>
      app.inject({
        method: 'POST',
        url: '/stores/setDefaultUserFavorite',
        headers: { authorization: AUTHORIZATION, wctoken: owner.userId },
        payload: { ...owner, practiceIdentifier },
      });
    const answers = await Promise.all(rows.map((row) => choose(row.external_id)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([...Array.from({ length: LIMITS.favouriteStores }, () => 200), 409]);
    const kept = rows[statuses.indexOf(200)]?.external_id ?? '';
    expect((await choose(kept)).statusCode).toBe(200);
    const favourites = await favouritesOf(database.db, owner);
    expect(favourites).toHaveLength(LIMITS.favouriteStores);
    expect(favourites.filter(({ isDefault }) => isDefault)).toEqual([{ externalId: kept, isDefault: true }]);
  });
});
