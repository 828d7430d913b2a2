/** Measures what hostile requests cost a platform: `npm run bench -- hostile`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createPlatform } from '../../app';
import { readSettings } from '../../app/settings';
import { sendHostileCalls } from '../hostile/sendHostileCalls';
import { collectRoutes } from '../hostile/routeTable';
import { quickHashing } from '../quickHashing';
import { openTestDatabase } from '../testDatabase';

/** The longest that any of them may take, and what the process may have grown by in the end. */
const LONGEST_MS = 1000;
const GROWTH_MB = 32;

const residentMegabytes = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 2 ** 20;
};

async function run(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sightline-hostile-'));
  const operationsToken = 'bench';
  const settings = readSettings({ DATA_DIR: dataDir, OPERATIONS_TOKEN: operationsToken });
  const database = await openTestDatabase();
  const { made, tables } = collectRoutes(() => createPlatform({ database, settings, identitySettings: quickHashing }));
  await made.prepare({ small: true });
  for (const { app } of tables) await app.ready();
  // The first round compiles what is compiled once; growth is what the second one leaves behind.
  for await (const _ of sendHostileCalls(made, tables, operationsToken));
  const before = residentMegabytes();
  let [calls, failures, longestMs, slowest] = [0, 0, 0, ''];
  for await (const { status, call, tookMs } of sendHostileCalls(made, tables, operationsToken)) {
    calls += 1;
    if (status >= 500) failures += 1;
    if (tookMs > longestMs) [longestMs, slowest] = [tookMs, call];
  }
  const growth = residentMegabytes() - before;
  console.log(`${calls} calls, ${failures} failures of the platform`);
  console.log(`longest ${longestMs.toFixed(0)} ms (${slowest}), aim ${LONGEST_MS} ms`);
  console.log(`grown by ${growth.toFixed(1)} MB, aim ${GROWTH_MB} MB`);
  await made.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
  if (failures > 0 || longestMs > LONGEST_MS || growth > GROWTH_MB) process.exitCode = 1;
}

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
