/** Measures what buyers can rely on, against the built platform: `npm run bench -- crashes --help`. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { platformRoot } from '../../kernel';
import { measureCrashes } from './crashes';
import { quantile, spread } from './figures';
import { startPlatformProcess } from './platformProcess';
import type { PlatformPlace } from './platformProcess';
import { measureOrderHistory } from './orderHistory';
import { measureReturnCrashes } from './returnCrashes';
import { measureRush, measureShoppers } from './rush';

const USAGE = `Usage: npm run bench -- crashes|rush|shoppers|returns|orders [options]

  crashes   kills the platform while it sells, and lets buyers hang up on its answers
  rush      many buyers for one last piece
  shoppers  times of cart and checkout, for one shopper and for many at once
  returns   kills the platform while goods are sent back and paid back
  orders    times of the order list of a shopper with two thousand orders

  --kills <n>      kills of the platform (20)
  --drops <n>      answers that buyers do not wait for (20)
  --minutes <n>    no further kill after so many minutes (60)
  --buyers <n>     buyers at once (50; 1000 in a rush)
  --seconds <n>    length of each measurement of shoppers (10)
  --data <folder>  data of the measurement; filled when empty (.data/bench)
  --small          sixty products instead of the whole range, when the data is filled
  --script <file>  the built platform (platform/dist/server.cjs)
  --port <n>       first of nine free ports (4290)

With DATABASE_URL the books are kept by that PostgreSQL server, and a rush has two processes of the platform.
The database of a measurement is not one to keep: stock is changed in it.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '20' },
    drops: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '60' },
    buyers: { type: 'string' },
    seconds: { type: 'string', default: '10' },
    data: { type: 'string', default: '.data/bench' },
    script: { type: 'string', default: path.join(platformRoot(), 'dist/server.cjs') },
    port: { type: 'string', default: '4290' },
    small: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const databaseUrl = process.env['DATABASE_URL'];
const places = Array.from({ length: databaseUrl ? 2 : 1 }, (_, index): PlatformPlace => ({
  script: path.resolve(values.script),
  dataDir: path.resolve(values.data, databaseUrl ? `postgres-${index}` : 'embedded'),
  port: Number(values.port) + 3 * index,
  ...(databaseUrl ? { databaseUrl } : {}),
}));

/** Fills the database when it is empty, and finds an article to buy. */
async function prepare(place: PlatformPlace): Promise<string> {
  mkdirSync(place.dataDir, { recursive: true });
  if (values.small) {
    const seed = path.join(path.dirname(place.script), 'seed.cjs');
    const env = { ...process.env, DATA_DIR: place.dataDir, PLATFORM_ROOT: platformRoot(), LOG_LEVEL: 'fatal' };
    spawnSync(process.execPath, [seed, '--small'], { stdio: 'inherit', env });
  }
  const platform = await startPlatformProcess(place);
  const query = 'storeId=10801&categoryId=10505&limit=1&profileName=HCL_V2_findProductByPartNumber_Details';
  const answer = await fetch(`${platform.origin}/search/resources/api/v2/products?${query}`);
  const { contents } = (await answer.json()) as { contents: { items: { partNumber: string }[] }[] };
  await platform.stop();
  const partNumber = contents[0]?.items[0]?.partNumber;
  if (!partNumber) throw new Error('The catalogue has no accessories.');
  return partNumber;
}

async function crashes(partNumber: string): Promise<void> {
  const [place] = places;
  if (!place) return;
  const [kills, drops, buyers] = [Number(values.kills), Number(values.drops), Number(values.buyers ?? 50)];
  const minutes = Number(values.minutes);
  const figures = await measureCrashes({ place, partNumber, kills, drops, buyers, minutes, tell: console.log });
  console.log(`kills ${figures.readyAgain.length}, dropped answers ${drops}, buyers at once ${buyers}`);
  console.log(`acknowledged orders  ${figures.acknowledged}`);
  console.log(`lost                 ${figures.lost}`);
  console.log(`doubled              ${figures.doubled}`);
  console.log(`ready again          ${spread(figures.readyAgain)}`);
  console.log(`its processor time   p50 ${quantile(figures.processorSeconds, 0.5).toFixed(1)} s`);
  console.log(`checkouts under way  p50 ${quantile(figures.underWay, 0.5)} at a kill`);
  for (const fault of figures.faults) console.log(`DOES NOT ADD UP      ${fault}`);
  if (figures.lost + figures.doubled + figures.faults.length > 0) process.exitCode = 1;
}

async function rush(partNumber: string): Promise<void> {
  const buyers = Number(values.buyers ?? 1000);
  const { orders, charged, held, stock, answers, tookMs } = await measureRush({ places, partNumber, buyers });
  console.log(`${buyers} buyers, ${places.length} process(es), ${databaseUrl ? 'PostgreSQL' : 'PGlite'}`);
  console.log(`orders ${orders}  charged ${charged}  without an outcome ${held}  pieces left ${stock}`);
  console.log(`all answered after ${(tookMs / 1000).toFixed(1)} s:`, answers);
  if (orders !== 1 || charged !== 1 || held !== 0 || stock !== 0) process.exitCode = 1;
}

async function shoppers(partNumber: string): Promise<void> {
  for (const count of [1, Number(values.buyers ?? 50)]) {
    const seconds = Number(values.seconds);
    const calls = await measureShoppers({ places, partNumber, shoppers: count, seconds });
    console.log(`${count} at once`);
    for (const [name, times] of [...calls, ['any call', [...calls.values()].flat()] as const])
      console.log(`  ${name.padEnd(36)} ${spread(times)}`);
  }
}

async function returns(partNumber: string): Promise<void> {
  const [place] = places;
  if (!place) return;
  // The platform's process takes it over from here.
  const token = randomBytes(24).toString('hex');
  process.env['OPERATIONS_TOKEN'] = token;
  const { kills, acknowledged, lost, faults, books, readyAgain } = await measureReturnCrashes({
    place,
    partNumber,
    token,
    kills: Number(values.kills),
    buyers: Number(values.buyers ?? 20),
    minutes: Number(values.minutes),
    tell: console.log,
  });
  const { doubled, ledgerApart, gatewayApart, unsettled, toldApart, refundedMinor } = books;
  console.log(`kills ${kills}, ${databaseUrl ? 'PostgreSQL' : 'PGlite'}, ready again ${spread(readyAgain)}`);
  console.log(`returns paid back    ${acknowledged}, ${(refundedMinor / 100).toFixed(2)} USD`);
  console.log(`lost                 ${lost}`);
  console.log(`doubled              ${doubled}`);
  console.log(`ledger apart         ${ledgerApart}`);
  console.log(`gateway apart        ${gatewayApart}`);
  console.log(`without an outcome   ${unsettled}`);
  console.log(`letters apart        ${toldApart}`);
  for (const fault of faults) console.log(`DOES NOT ADD UP      ${fault}`);
  if (lost + doubled + ledgerApart + gatewayApart + unsettled + toldApart + faults.length > 0) process.exitCode = 1;
}

/** The aim of the first page, in milliseconds at the platform. */
const FIRST_PAGE_MS = 50;

async function orders(partNumber: string): Promise<void> {
  const [place] = places;
  if (!place) return;
  const measured = await measureOrderHistory({ place, partNumber, orders: 2000, times: 100 });
  for (const [name, times] of measured) console.log(`${name.padEnd(28)} ${spread(times)}`);
  if (quantile(measured.get('the first page') ?? [], 0.5) >= FIRST_PAGE_MS) process.exitCode = 1;
}

async function run(): Promise<void> {
  const measurement = { crashes, rush, shoppers, returns, orders }[positionals[0] ?? ''];
  if (values.help || !measurement) return console.log(USAGE);
  if (!existsSync(values.script))
    throw new Error(`${values.script} is missing: run "npm run build -- platform" first.`);
  const [first] = places;
  if (first) await measurement(await prepare(first));
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
