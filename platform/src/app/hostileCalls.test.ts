// Runs alone: thousands of calls, as long as ten other files.
// Embedded alone: what a call may send is judged before any database is asked.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createPlatform } from '../app';
import type { Platform } from '../app';
import { testClock } from '../kernel';
import type { OpenDatabase } from '../kernel';
import { collectRoutes } from '../testing/hostile/routeTable';
import type { AppRoutes } from '../testing/hostile/routeTable';
import { sendHostileCalls } from '../testing/hostile/sendHostileCalls';
import { unboundedParts } from '../testing/hostile/unboundedParts';
import { quickHashing } from '../testing/quickHashing';
import { openPreparedDatabase } from '../testing/preparedDatabase';
import { readSettings } from './settings';

describe('every call of the platform', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sightline-hostile-'));
  const operationsToken = 'test operations';
  let database: OpenDatabase;
  let platform: Platform;
  let tables: AppRoutes[];

  beforeAll(async () => {
    database = await openPreparedDatabase();
    const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', OPERATIONS_TOKEN: operationsToken });
    const collected = collectRoutes(() =>
      createPlatform({
        database,
        settings,
        clock: testClock('2026-11-21T10:00:00.000Z'),
        identitySettings: quickHashing,
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

  // `npm run bench -- hostile` sends them all.
  it('answers hostile shapes in every part, and none as a failure of its own [PLAT-08]', async () => {
    const failures: string[] = [];
    let calls = 0;
    for await (const { status, call } of sendHostileCalls(platform, tables, operationsToken, 16)) {
      calls += 1;
      if (status >= 500) failures.push(`${status} ${call}`);
    }
    expect(failures).toEqual([]);
    expect(calls).toBeGreaterThan(1_000);
  }, 600_000);
});
