import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { createPlatform } from '../app';
import type { Platform } from '../app';
import { testClock } from '../kernel';
import type { OpenDatabase } from '../kernel';
import type { InventoryTables } from '../modules/inventory/inventory.tables';
import { openPreparedDatabase } from '../testing/preparedDatabase';
import { quickHashing } from '../testing/quickHashing';
import { readSettings } from './settings';

const store = '/wcs/resources/store/10801';
const DAY_MS = 24 * 3_600_000;
/** The platform's first round of forgetting, after its start. */
const FIRST_ROUND_MS = 60_000;

describe('the housekeeping of a running platform', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sightline-deleted-'));
  const clock = testClock('2026-11-21T10:00:00.000Z');
  let database: OpenDatabase;
  let platform: Platform;
  /** What waits for that round: the test does not. */
  let round: () => void;
  beforeAll(async () => {
    database = await openPreparedDatabase();
    const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    platform = createPlatform({ database, settings, clock, identitySettings: quickHashing });
    const timers = jest.spyOn(globalThis, 'setTimeout');
    await platform.prepare({ small: true });
    const waiting = timers.mock.calls.filter(([, ms]) => ms === FIRST_ROUND_MS).map(([callback]) => callback);
    timers.mockRestore();
    round = () => waiting.forEach((callback) => callback());
  }, 120_000);
  afterAll(async () => {
    await platform.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const post = (url: string, payload: object, headers = {}) =>
    platform.app.inject({ method: 'POST', url, payload, headers });
  const waiting = async () => {
    const tables = database.db.withTables<InventoryTables>();
    return (await tables.selectFrom('stock_notices').select('email').execute()).map(({ email }) => email);
  };

  it('forgets with an account what it waits for, and nobody else’s [ACC-06] [PDP-05]', async () => {
    const levels = database.db.withTables<InventoryTables>().selectFrom('inventory_levels').select('part_number');
    const { part_number: partNumber } = await levels.limit(1).executeTakeFirstOrThrow();
    for (const email of ['Gone@mail.example', 'stays@mail.example'])
      expect((await post(`${store}/stocknotice`, { partNumber, email })).statusCode).toBe(201);
    const secret = 'A long secret of 1 test';
    const account = { logonId: 'gone@mail.example', logonPassword: secret, logonPasswordVerify: secret };
    const { WCToken: wctoken, WCTrustedToken: wctrustedtoken } = (await post(`${store}/person`, account)).json();
    const asked = await post(`${store}/person/@self/deletion`, {}, { wctoken, wctrustedtoken });
    expect(asked.json()).toMatchObject({ state: 'requested' });
    clock.advance(15 * DAY_MS);
    expect(await waiting()).toHaveLength(2);
    round();
    while ((await waiting()).length > 1) await setTimeout(20);
    expect(await waiting()).toEqual(['stays@mail.example']);
  });
});
