import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { LOCALES } from '@sightline/shared-lib/contracts';
import { sql } from 'kysely';

import { createPlatform } from './app';
import type { Platform } from './app';
import { readSettings } from './app/settings';
import { testClock } from './kernel';
import type { OpenDatabase } from './kernel';
import { openPreparedDatabase } from './testing/preparedDatabase';

interface Results {
  results: { hits: Record<string, unknown>[]; nbHits: number; facets?: Record<string, Record<string, number>> }[];
}

describe('the platform', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sightline-app-'));
  let database: OpenDatabase;
  let platform: Platform;
  let unprepared = 0;
  let early = 0;
  beforeAll(async () => {
    database = await openPreparedDatabase();
    const settings = readSettings({ DATA_DIR: dataDir, DEMO_DATA: 'true', LOG_LEVEL: 'silent' });
    platform = createPlatform({ database, settings, clock: testClock('2026-11-21T10:00:00.000Z') });
    unprepared = (await platform.app.inject('/readyz')).statusCode;
    early = (await platform.app.inject('/wcs/storeinfo/sightline/it-it')).statusCode;
    await platform.prepare({ small: true });
  }, 120_000);
  afterAll(async () => {
    await platform.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const get = async (url: string) => (await platform.app.inject(url)).json();
  const search = async (request: object): Promise<Results['results'][number]> => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/1/indexes/*/queries',
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify({ requests: [request] }),
    });
    expect(answer.statusCode).toBe(200);
    const [first] = answer.json<Results>().results;
    if (!first) throw new Error('The index gave no result');
    return first;
  };

  it('says that it lives and is ready, and not before it is [PLAT-01]', async () => {
    expect(unprepared).toBe(503);
    // Who asks while it starts is sent away, so that starting is not held up.
    expect(early).toBe(503);
    expect((await platform.app.inject('/healthz')).statusCode).toBe(200);
    expect((await platform.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('answers calls of every surface [PLAT-01]', async () => {
    const addresses = [
      '/wcs/storeinfo/sightline/it-it',
      '/search/resources/api/v2/products?storeId=10801&categoryId=10501',
      '/search/resources/api/v2/categories?storeId=10801',
      '/wcs/productinfo?storeId=10801&partnumber=NOPE-01',
      '/cms/live/sightline/it/it/home/content?storeId=10802',
      '/cms/live/sightline/en/us/page/mega-menu?storeId=10801',
      '/sitemap/sightline/fr/fr',
      '/sightline/availability.json',
      '/wcs/resources/store/10801/country/country_state_list',
      '/wcs/resources/store/10801/contract?q=eligible',
    ];
    for (const address of addresses)
      expect([address, (await platform.app.inject(address)).statusCode]).toEqual([address, 200]);
    const gateway = await platform.gateway.inject('/nowhere');
    expect(gateway.statusCode).toBe(404);
  });

  it('refuses every call of a store that it does not have, and makes nobody a guest of it [PLAT-02] [AUTH-01]', async () => {
    const calls = [
      ['POST', 'guestidentity'],
      ['POST', 'loginidentity'],
      ['GET', 'person/@self'],
      ['GET', 'cart/@self'],
      ['GET', 'contract?q=eligible'],
      ['GET', 'online_store'],
    ] as const;
    const users = async () =>
      (await sql<{ count: string }>`select count(*) as count from members`.execute(database.db)).rows[0]?.count;
    const before = await users();
    for (const [method, path] of calls) {
      const answer = await platform.app.inject({ method, url: `/wcs/resources/store/10899/${path}` });
      expect([path, answer.statusCode, answer.json().errors[0].errorParameters]).toEqual([path, 400, 'storeId']);
    }
    expect(await users()).toBe(before);
  });

  it('finds products in the language of the index, with what a tile needs [CAT-01]', async () => {
    const found = await search({ indexName: 'products_it-it_grouped', query: 'nero', facets: ['attributes.BRAND'] });
    expect(found.nbHits).toBeGreaterThan(0);
    expect(Object.keys(found.facets?.['attributes.BRAND'] ?? {}).length).toBeGreaterThan(0);
    const [hit] = found.hits;
    expect(hit).toMatchObject({ storeId: '10802', buyable: true, display: true });
    for (const field of [
      'objectID',
      'productId',
      'partnumberId',
      'type',
      'url',
      'x_groupkey',
      'attributes',
      'attributes_translated',
      'prices',
      'attachments',
      'cluster',
      'items',
      'massoc',
      'sort',
    ]) {
      expect(hit).toHaveProperty(field);
    }
    expect(Object.keys(hit?.['prices'] as object)).toEqual(['IT_FRAMES']);
  });

  it('has collections on the home page that every shop sells, each shown by a frame of it [CMS-01] [SITE-11]', async () => {
    interface Attribute {
      identifier: string;
      values: { identifier: string | string[] }[];
    }
    interface Shown {
      id: string;
      fields: { cta: { href: string } };
      products: { url: string; attributes: Attribute[] }[];
    }
    const { placements } = await get('/cms/live/sightline/en/us/home/content?storeId=10801');
    const shown = (placements.main as Shown[]).filter(({ id }) => id.startsWith('home.collection-'));
    expect(shown).toHaveLength(2);
    for (const { fields, products } of shown) {
      const [path = '', query = ''] = fields.cta.href.split('?');
      const facetFilters = [
        `attributes.LX_CANONICAL_CATEGORY:${path.slice(1)}`,
        ...[...new URLSearchParams(query)].map(([name, value]) => `attributes.${name}:${value}`),
      ];
      for (const locale of LOCALES) {
        const { nbHits } = await search({ indexName: `products_${locale}_grouped`, facetFilters, hitsPerPage: 1 });
        expect([locale, fields.cta.href, nbHits > 0]).toEqual([locale, fields.cta.href, true]);
      }
      expect(products.map(({ url }) => url)).toEqual([expect.stringMatching(new RegExp(`^${path}/`))]);
      for (const [name, value] of new URLSearchParams(query)) {
        const attribute = products[0]?.attributes.find(({ identifier }) => identifier === name);
        expect(attribute?.values.flatMap(({ identifier }) => identifier)).toContain(value);
      }
    }
  });

  it('sorts the index by price of the segment [CAT-07]', async () => {
    const found = await search({ indexName: 'products_en-us_grouped_price_guest_asc', params: 'hitsPerPage=50' });
    const prices = found.hits.map((hit) => (hit['sort'] as { price: { guest: number } }).price.guest);
    expect(prices.length).toBeGreaterThan(10);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('takes a guest’s wish list along at sign-in, with products of the catalogue [AUTH-09]', async () => {
    const { demoPassword, demoShoppers } = await import('./modules/person');
    const [, shopper] = demoShoppers;
    const url = (call: string) => `/wcs/resources/store/${shopper?.storeId}/${call}`;
    const headersOf = ({ WCToken, WCTrustedToken }: Record<string, string>) => ({
      wctoken: WCToken,
      wctrustedtoken: WCTrustedToken,
    });
    const guest = (await platform.app.inject({ method: 'POST', url: url('guestidentity') })).json();
    const { hits } = await search({ indexName: 'products_en-us_grouped', params: 'hitsPerPage=2' });
    const [first, second] = hits.map((hit) => ({ productId: hit['productId'], partNumber: hit['partnumberId'] }));
    const made = await platform.app.inject({
      method: 'POST',
      url: url('wishlist'),
      headers: headersOf(guest),
      payload: { descriptionName: 'Mine', item: [{ partNumber: first?.partNumber }, { productId: second?.productId }] },
    });
    expect(made.statusCode).toBe(201);
    const session = await platform.app.inject({
      method: 'POST',
      url: url('loginidentity'),
      headers: headersOf(guest),
      payload: { logonId: shopper?.logonId, logonPassword: demoPassword },
    });
    const own = await platform.app.inject({ url: url('wishlist/@self'), headers: headersOf(session.json()) });
    expect(own.json().GiftList).toMatchObject([{ uniqueID: made.json().uniqueID, item: [first, second] }]);
  });

  it('searches the products call through the index [CAT-10]', async () => {
    const answer = await get('/search/resources/api/v2/products?storeId=10801&searchTerm=sunglases');
    expect(answer.total).toBeGreaterThan(0);
  });

  it('keeps an event about a product that it found, and none about another store’s or an unknown one [SRCH-03]', async () => {
    const [found] = (await search({ indexName: 'products_it-it_grouped', hitsPerPage: 1 })).hits;
    const objectID = String(found?.['objectID']);
    const partNumber = objectID.slice(0, objectID.lastIndexOf('_'));
    const event = { eventType: 'click', eventName: 'Opened', index: 'products_it-it_grouped', userToken: 'visitor' };
    const objectIDs = [`${partNumber}_10801`, objectID, objectID.replace(partNumber, 'nothing')];
    const payload = JSON.stringify({ events: [{ ...event, objectIDs, positions: [1, 2, 3] }] });
    const answer = await platform.app.inject({ method: 'POST', url: '/1/events', payload });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 200, message: 'OK' }]);
    const { rows } = await sql`select part_number, locale, position from search_events`.execute(database.db);
    expect(rows).toEqual([{ part_number: partNumber, locale: 'it-it', position: 2 }]);
  });

  it('takes a change of the catalogue into the index by itself [PLAT-01]', async () => {
    const { hits } = await search({ indexName: 'products_en-us_ungrouped', query: '' });
    const id = String(hits[0]?.['productId']);
    await sql`update products set displayed = false where id = ${id}`.execute(database.db);
    await sql`update catalogue_versions set version = version + 1`.execute(database.db);
    const isGone = async (): Promise<boolean> =>
      (await search({ indexName: 'products_en-us_ungrouped', query: '', hitsPerPage: 100 })).hits.every(
        (hit) => hit['productId'] !== id,
      );
    const deadline = Date.now() + 20_000;
    while (!(await isGone()) && Date.now() < deadline) {
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
    expect(await isGone()).toBe(true);
  }, 30_000);

  it('draws a picture at the address the catalogue gives, to be kept for ever [PDP-01]', async () => {
    const list = await get('/search/resources/api/v2/products?storeId=10801&categoryId=10503&limit=1');
    const url: string = list.contents[0].attachments[0].url;
    const picture = await platform.app.inject(url);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(picture.headers['cache-control']).toContain('immutable');
    const etag = String(picture.headers.etag);
    expect((await platform.app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    const outdated = await platform.app.inject(url.replace(/v=.*/, 'v=old'));
    expect(outdated.headers['cache-control']).not.toContain('immutable');
    expect((await platform.app.inject(url.replace('.webp', '.gif'))).statusCode).toBe(400);
    expect((await platform.app.inject(url.replace(/[^/]+\.webp/, 'lateral.webp'))).statusCode).toBe(404);
  }, 30_000);

  it('lets a demo shopper sign in and see orders [PLAT-05]', async () => {
    const { demoPassword, demoShoppers } = await import('./modules/person');
    const [shopper] = demoShoppers;
    const session = await platform.app.inject({
      method: 'POST',
      url: `/wcs/resources/store/${shopper?.storeId}/loginidentity`,
      payload: { logonId: shopper?.logonId, logonPassword: demoPassword },
    });
    expect(session.statusCode).toBe(201);
    const { WCToken, WCTrustedToken } = session.json();
    const history = await platform.app.inject({
      url: `/wcs/resources/store/${shopper?.storeId}/order/@history?pageNumber=1&pageSize=50`,
      headers: { wctoken: WCToken, wctrustedtoken: WCTrustedToken },
    });
    expect(history.json().Order.length).toBeGreaterThan(5);
  });

  it('keeps passwords as hashes that are dear to guess [AUTH-07]', async () => {
    const { rows } = await sql<{ hash: string }>`select password_hash as hash from logons`.execute(database.db);
    expect(rows.length).toBeGreaterThan(10);
    // 32 MB and three passes each: what is recommended for scrypt.
    for (const { hash } of rows) expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/);
  });

  it('refuses the catalogue to a session that is not one, in the search service’s own words [PLAT-02]', async () => {
    const answer = await platform.app.inject({
      url: '/search/resources/api/v2/products?storeId=10801&categoryId=10501',
      headers: { wctoken: '1%2Cabc', wctrustedtoken: '1%2Cdef' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'CWXFR0231E']);
  });

  it('is prepared again without a second seed [PLAT-05]', async () => {
    const lines: string[] = [];
    await platform.prepare({ progress: (line) => lines.push(line) });
    expect(lines).toEqual([]);
  });
});
