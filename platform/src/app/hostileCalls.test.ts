import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createPlatform } from '../app';
import type { Platform } from '../app';
import { testClock } from '../kernel';
import type { OpenDatabase } from '../kernel';
import { hostileCalls } from '../testing/hostile/hostileCalls';
import { collectRoutes } from '../testing/hostile/routeTable';
import type { AppRoutes } from '../testing/hostile/routeTable';
import { unboundedParts } from '../testing/hostile/unboundedParts';
import { openTestDatabase } from '../testing/testDatabase';
import { readSettings } from './settings';

describe('every call of the platform', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sightline-hostile-'));
  const operationsToken = 'test operations';
  let database: OpenDatabase;
  let platform: Platform;
  let tables: AppRoutes[];

  beforeAll(async () => {
    database = await openTestDatabase();
    const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', OPERATIONS_TOKEN: operationsToken });
    const collected = collectRoutes(() =>
      createPlatform({
        database,
        settings,
        clock: testClock('2026-11-21T10:00:00.000Z'),
        identitySettings: { passwordCost: { N: 2 ** 8, r: 8, p: 1 } },
      }),
    );
    platform = collected.made;
    tables = collected.tables;
    await platform.prepare({ small: true });
    for (const { app } of tables) await app.ready();
  }, 240_000);
  afterAll(async () => {
    await platform.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('bounds everything that a client may send with it [PLAT-08]', () => {
    const routes = tables.flatMap((table) => table.routes);
    expect(routes.length).toBeGreaterThan(150);
    const open = routes.flatMap((route) =>
      unboundedParts(route).map((part) => `${route.method} ${route.url}: ${part}`),
    );
    expect(open).toEqual([]);
  });

  it('answers every hostile shape, and none as a failure of its own [PLAT-08]', async () => {
    const guest = async (): Promise<Record<string, string>> => {
      const answer = await platform.app.inject({ method: 'POST', url: '/wcs/resources/store/10801/guestidentity' });
      const { WCToken, WCTrustedToken } = answer.json<Record<'WCToken' | 'WCTrustedToken', string>>();
      return { wctoken: WCToken, wctrustedtoken: WCTrustedToken };
    };
    const found = await platform.app.inject(
      '/search/resources/api/v2/products?storeId=10801&categoryId=10505&limit=1&profileName=HCL_V2_findProductByPartNumber_Details',
    );
    const [product] = found.json<{ contents: { items: { partNumber: string }[] }[] }>().contents;
    const orderItem = [{ partNumber: product?.items[0]?.partNumber, quantity: '1' }];
    const failures: string[] = [];
    let calls = 0;
    for (const { app, routes } of tables) {
      for (const route of routes) {
        // Each call meets a shopper with a bag: it is past the door that the hostile values are to be met.
        const session = await guest();
        const bag = { method: 'POST' as const, url: '/wcs/resources/store/10801/cart', payload: { orderItem } };
        expect((await platform.app.inject({ ...bag, headers: session })).statusCode).toBe(201);
        for (const { method, url, headers, payload, flaw } of hostileCalls(route)) {
          const answer = await app.inject({
            method: method as 'GET',
            url,
            headers: { ...session, authorization: `Bearer ${operationsToken}`, ...headers },
            ...(payload === undefined ? {} : { payload }),
          });
          calls += 1;
          if (answer.statusCode >= 500) failures.push(`${answer.statusCode} ${route.method} ${route.url}: ${flaw}`);
        }
      }
    }
    expect(failures).toEqual([]);
    expect(calls).toBeGreaterThan(5_000);
  }, 600_000);
});
