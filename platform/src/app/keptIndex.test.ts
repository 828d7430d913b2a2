// Embedded alone: what the kept index is judged by is read by the same calls from any database.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'kysely';

import { createPlatform } from '../app';
import { testClock } from '../kernel';
import type { OpenDatabase } from '../kernel';
import { openPreparedDatabase } from '../testing/preparedDatabase';
import { readSettings } from './settings';

describe('a platform that starts again', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sightline-index-'));
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openPreparedDatabase();
  }, 120_000);
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('keeps its index for the next start, unless data, prices of the day, the program or days that pages say have changed [PLAT-01] [SRCH-02]', async () => {
    const file = path.join(dataDir, 'search.index');
    const foundAfterStart = async (
      program: string,
      now: string,
      changes: Readonly<Record<string, string>> = {},
    ): Promise<{ ids: unknown[]; written: number }> => {
      const settings = readSettings({ DATA_DIR: dataDir, DEMO_DATA: 'true', LOG_LEVEL: 'silent', ...changes });
      const next = createPlatform({ database, settings, program, clock: testClock(now) });
      await next.prepare();
      const { body } = await next.app.inject({
        method: 'POST',
        url: '/1/indexes/products_en-us_ungrouped/query',
        payload: { query: '', hitsPerPage: 100, attributesToRetrieve: ['productId'] },
      });
      await next.close();
      const { hits } = JSON.parse(body) as { hits: { productId: string }[] };
      return { ids: hits.map(({ productId }) => productId), written: statSync(file).ino };
    };
    const today = '2026-11-21T10:00:00.000Z';
    const first = await foundAfterStart('one', today);
    expect(first.ids.length).toBeGreaterThan(10);
    expect(await foundAfterStart('one', today)).toEqual(first);

    // Nobody raised the catalogue's version.
    await sql`update products set displayed = false where id = ${String(first.ids[0])}`.execute(database.db);
    const changed = await foundAfterStart('one', today);
    // What stood below the page moves up into it.
    expect(changed.ids.slice(0, first.ids.length - 1)).toEqual(first.ids.slice(1));

    const { written } = changed;
    expect((await foundAfterStart('two', today)).written).not.toBe(written);
    const slower = await foundAfterStart('two', today, { DELIVERY_DAYS: 'Standard=4-6' });
    const both = { DELIVERY_DAYS: 'Standard=4-6', DELETION_GRACE_DAYS: '9' };
    const patient = await foundAfterStart('two', today, both);
    expect(patient.written).not.toBe(slower.written);
    expect((await foundAfterStart('two', today, both)).written).toBe(patient.written);
    expect((await foundAfterStart('two', today, { DELIVERY_DAYS: 'Express=2' })).written).not.toBe(patient.written);
    const earlier = await foundAfterStart('two', '2026-11-20T10:00:00.000Z');
    await sql`update prices set starts_at = '2026-11-20T12:00:00Z'
      where id in (select id from prices limit 1)`.execute(database.db);
    const before = await foundAfterStart('two', '2026-11-20T11:00:00.000Z');
    expect(before.written).not.toBe(earlier.written);
    expect((await foundAfterStart('two', '2026-11-20T11:30:00.000Z')).written).toBe(before.written);
    expect((await foundAfterStart('two', '2026-11-20T12:30:00.000Z')).written).not.toBe(before.written);

    writeFileSync(file, 'half a file');
    expect((await foundAfterStart('two', today)).ids).toEqual(changed.ids);
  }, 120_000);
});
