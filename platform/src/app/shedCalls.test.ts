import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createLoadShedding } from '@sightline/shared-lib/domain/load';

import { createPlatform } from '../app';
import type { Platform } from '../app';
import { createHttpApp, testClock } from '../kernel';
import type { OpenDatabase } from '../kernel';
import { quickHashing } from '../testing/quickHashing';
import { openPreparedDatabase, PREPARED_AT } from '../testing/preparedDatabase';
import { readSettings } from './settings';
import { shedCalls } from './shedCalls';

const store = '/wcs/resources/store/10801';
const catalogue = '/search/resources/api/v2/products?storeId=10801';

describe('a platform with more to do than it can', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sightline-load-'));
  let database: OpenDatabase;
  let platform: Platform;
  let delay = 0;
  beforeAll(async () => {
    database = await openPreparedDatabase();
    const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    platform = createPlatform({ database, settings, clock: testClock(PREPARED_AT), identitySettings: quickHashing });
    shedCalls(
      platform.app,
      createLoadShedding({ delay: 100, atOnce: 1 }, () => delay),
    );
    await platform.prepare({ small: true });
  }, 120_000);
  afterAll(async () => {
    await platform.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  beforeEach(() => {
    delay = 0;
  });

  const search = () =>
    platform.app.inject({
      method: 'POST',
      url: '/%31/indexes/*/queries',
      payload: JSON.stringify({ requests: [{ indexName: 'products_en-us_grouped', query: 'round' }] }),
    });

  it('refuses searches and lists in the form of their service [PLAT-08]', async () => {
    expect((await search()).statusCode).toBe(200);
    delay = 101;
    const refused = await search();
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      503,
      '2',
      { message: 'There is more to do than can be done.', status: 503 },
    ]);
    expect(refused.headers['access-control-allow-origin']).toBe('*');
    for (const wish of ['searchTerm=round', 'categoryId=10501']) {
      const list = await platform.app.inject(`${catalogue}&${wish}`);
      expect([list.statusCode, list.headers['retry-after'], list.json().errors[0].errorKey]).toEqual([
        503,
        '2',
        'ERR_SERVICE_UNAVAILABLE',
      ]);
    }
    delay = 100;
    expect((await search()).statusCode).toBe(200);
  });

  it('looks up, fills a bag and is told what its order lacks as ever [PLAT-08]', async () => {
    const [hit] = (await search()).json().results[0].hits;
    const partNumber: string = hit.items[0].partNumber;
    delay = 101;
    const ask = async (method: 'GET' | 'POST', url: string, headers = {}, payload?: object) => {
      const answer = await platform.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
      return { status: answer.statusCode, body: answer.json() };
    };
    expect((await ask('GET', `${catalogue}&partNumber=${hit.partnumberId}`)).status).toBe(200);
    const { body: guest } = await ask('POST', `${store}/guestidentity`);
    const headers = { wctoken: guest.WCToken, wctrustedtoken: guest.WCTrustedToken };
    const put = { orderId: '.', orderItem: [{ partNumber, quantity: '1' }] };
    const filled = await ask('POST', `${store}/cart`, headers, put);
    expect(filled.status).toBe(201);
    const { orderId } = filled.body;
    expect(await ask('GET', `${store}/cart/@self`, headers)).toMatchObject({ status: 200, body: { orderId } });
    const placed = await ask('POST', `${store}/cart/@self/checkout`, headers, { orderId });
    expect([placed.status, placed.body.errors[0].errorKey]).toEqual([400, '_ERR_ORDER_SHIPPING_INCOMPLETE']);
  });
});

it('does searches one after the other, and what is bought beside them [PLAT-08]', async () => {
  const app = createHttpApp();
  shedCalls(
    app,
    createLoadShedding({ delay: 100, atOnce: 1 }, () => 0),
  );
  const order: string[] = [];
  const releases: (() => void)[] = [];
  app.post('/1/indexes/:index/queries', async () => {
    order.push('search');
    await new Promise<void>((resolve) => releases.push(resolve));
    return {};
  });
  app.post(`${store}/cart/@self/checkout`, () => {
    order.push('checkout');
    return {};
  });
  const begun = async () => {
    while (releases.length === 0) await new Promise((resolve) => setImmediate(resolve));
  };
  const searches = ['a', 'b'].map(async (index) => app.inject({ method: 'POST', url: `/1/indexes/${index}/queries` }));
  await begun();
  expect((await app.inject({ method: 'POST', url: `${store}/cart/@self/checkout` })).statusCode).toBe(200);
  expect(order).toEqual(['search', 'checkout']);
  releases.shift()?.();
  await searches[0];
  await begun();
  releases.shift()?.();
  expect((await searches[1])?.statusCode).toBe(200);
  expect(order).toEqual(['search', 'checkout', 'search']);
  await app.close();
});
