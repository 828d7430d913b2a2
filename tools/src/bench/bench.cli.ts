import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

import { commandLine, fail } from '../cli/commandLine';
import { publishChanged } from '../start/publishChanged';
import { shopFolders, startShop } from '../start/shop';
import { findChromium } from '../test/chromium';
import { inRepository } from '../webpack/paths';

import { missedAims, stepLines } from './abuse/abuseReport';
import { measureAbuse } from './abuse/measureAbuse';
import { HELP } from './benchHelp';
import { measureConfigurator } from './configurator';
import { reportConfigurator } from './configuratorReport';
import { findLighthouse, LIGHTHOUSE_HINT, measurePage } from './lighthouse';
import { compareLoad } from './load';
import { buildAsOne } from './oneBuild';
import { measureMemory } from './memory';
import { reportOverload } from './overload';
import { readPage } from './page';
import { reportRolling } from './rolling/rolling';
import { scriptWeight } from './scriptWeight';
import { measureSuggestions } from './suggestions';
import { measureUncached } from './uncached';
import { reportWorkingCopy } from './workingCopy';

const { values, positionals } = commandLine(HELP, {
  origin: { type: 'string', default: 'http://localhost:3000' },
  paths: { type: 'string', default: '/,/sunglasses' },
  beside: { type: 'string', default: '' },
  seconds: { type: 'string' },
  connections: { type: 'string', default: '10' },
  runs: { type: 'string', default: '3' },
  requests: { type: 'string', default: '20000' },
  products: { type: 'string', default: '100000' },
  platform: { type: 'string' },
  kills: { type: 'string' },
  drops: { type: 'string' },
  buyers: { type: 'string' },
  'sign-ins': { type: 'string', default: '10000' },
  searches: { type: 'string', default: '2000' },
  addresses: { type: 'string', default: '5000' },
  pictures: { type: 'string', default: '500' },
  files: { type: 'string' },
  minutes: { type: 'string' },
  data: { type: 'string' },
  small: { type: 'boolean' },
  misses: { type: 'boolean' },
  screens: { type: 'string', default: '' },
  locales: { type: 'string', default: 'en-us,it-it,de-de' },
  before: { type: 'string' },
  widths: { type: 'string' },
  themes: { type: 'string', default: 'light,dark' },
  out: { type: 'string', default: '.cache/screens' },
  pseudo: { type: 'boolean' },
  keep: { type: 'boolean' },
  script: { type: 'string' },
  port: { type: 'string', default: '4290' },
  limit: { type: 'string', default: '400' },
});
const USUAL_SECONDS = 10;
const secondsOr = (usual: number) => Number(values.seconds ?? usual);
const origin = (values.origin ?? '').replace(/\/+$/, '');
const urls = (values.paths ?? '').split(',').map((path) => `${origin}${path}`);

/** Where `npm start` puts the platform of a shop, unless another address is given. */
const platformUrl = values.platform ?? `http://127.0.0.1:${Number(new URL(origin).port) + 100}`;

const isReady = async (address: string) => (await readPage(`${address}/readyz`).catch(() => null))?.status === 200;

async function requireShop(): Promise<void> {
  if (!(await isReady(origin)))
    fail(`No shop is ready at ${origin}.`, 'Start one with npm start, or name it with --origin.');
}

async function requirePlatform(): Promise<void> {
  if (!(await isReady(platformUrl)))
    fail(`No platform is ready at ${platformUrl}.`, 'Name the platform of the shop with --platform.');
}

async function load(): Promise<void> {
  await requireShop();
  const options = { connections: Number(values.connections), seconds: secondsOr(USUAL_SECONDS) };
  for (const url of urls) {
    const { page, bare, ratio, bytes } = await compareLoad({ url, ...options });
    console.log(`${url}  ${(bytes / 1000).toFixed(1)} kB as sent`);
    for (const [name, { rate, p50, p99, refused }] of Object.entries({ 'bare server': bare, 'cached page': page })) {
      const faults = refused > 0 ? `  ${refused} REFUSED` : '';
      console.log(`  ${name}  ${rate.toFixed(0).padStart(7)} a second  p50 ${p50} ms  p99 ${p99} ms${faults}`);
    }
    console.log(`  ratio        ${ratio.toFixed(2)}\n`);
  }
}

async function lighthouse(): Promise<void> {
  const tools = await findLighthouse(process.env['BENCH_MODULES'] ?? inRepository());
  if (!tools) return fail('Lighthouse is not installed.', LIGHTHOUSE_HINT);
  await requireShop();
  const rows: Record<string, Record<string, number>> = {};
  for (const url of urls) rows[url] = await measurePage(tools, url, Number(values.runs));
  console.table(rows);
}

async function uncached(): Promise<void> {
  await requireShop();
  await requirePlatform();
  const figures = await measureUncached({
    urls,
    platformUrl,
    port: Number(values.port),
    connections: Number(values.connections),
    seconds: secondsOr(USUAL_SECONDS),
  });
  for (const { path, rate, perProcessorSecond } of figures)
    console.log(
      `${path}  ${rate.toFixed(0)} a second, ${perProcessorSecond.toFixed(0)} a second of the shell's own time`,
    );
}

const tenths = (value: number) => Math.round(value * 10) / 10;

async function script(): Promise<void> {
  await requireShop();
  const beside = (values.beside ?? '').replace(/\/+$/, '');
  const rows: Record<string, Record<string, number>> = {};
  for (const url of urls) {
    const { files, bytes } = await scriptWeight(url);
    rows[url] = { files, kB: tenths(bytes / 1000) };
    if (!beside) continue;
    const other = await scriptWeight(url.replace(origin, beside));
    Object.assign(rows[url], {
      'beside kB': tenths(other.bytes / 1000),
      ratio: Math.round((100 * bytes) / other.bytes) / 100,
    });
  }
  console.table(rows);
}

async function configurator(): Promise<void> {
  await requireShop();
  reportConfigurator(await measureConfigurator(origin, Number(values.runs)));
}

async function oneBuild(): Promise<void> {
  const folder = await buildAsOne();
  console.log(`Serve it beside the shop, with the same platform and releases:
  PORT=3010 SHELL_DIST=${folder} node shell/dist/server/server.cjs
then
  npm run bench -- script --beside http://localhost:3010`);
}

/** A shop with data of its own. */
async function startOwnShop(env: Readonly<Record<string, string>>) {
  const { releasesDir } = shopFolders();
  await publishChanged(releasesDir);
  const port = Number(values.port);
  return startShop({
    port,
    platformPort: port + 1,
    gatewayPort: port + 2,
    partnerPort: port + 3,
    dataDir: resolve(values.data ?? inRepository('.data/bench'), 'embedded'),
    releasesDir,
    env,
  });
}

async function rolling(): Promise<void> {
  const { releasesDir } = shopFolders();
  await publishChanged(releasesDir);
  const dataDir = resolve(values.data ?? inRepository('.data/bench'), 'rolling');
  const buyers = Number(values.buyers ?? 4);
  return reportRolling({ port: Number(values.port), dataDir, releasesDir, buyers, seconds: secondsOr(USUAL_SECONDS) });
}

async function abuse(): Promise<void> {
  // Each client says where it comes from, as a proxy would.
  const shop = await startOwnShop({ TRUSTED_PROXIES: 'loopback', WARM_PICTURES: 'false', LOG_LEVEL: 'fatal' });
  try {
    const figures = await measureAbuse({
      shop,
      buyers: Number(values.buyers ?? 4),
      sizes: {
        seconds: secondsOr(30),
        signIns: Number(values['sign-ins']),
        searches: Number(values.searches),
        addresses: Number(values.addresses),
      },
      pictures: Number(values.pictures),
      tell: console.log,
      told: (step) => console.log(stepLines(step).join('\n')),
    });
    const { known, unknown, difference } = figures.signIn;
    console.log(
      `sign-in: known ${known.toFixed(0)} ms, unknown ${unknown.toFixed(0)} ms, ${(difference * 100).toFixed(1)} % apart`,
    );
    const missed = missedAims(figures);
    for (const aim of missed) console.log(`MISSED ${aim}`);
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    await shop.stop();
  }
}

async function memory(): Promise<void> {
  // One client asks for everything: whoever measures memory is no attacker.
  const shop = await startOwnShop({ RATE_LIMITS: 'off' });
  try {
    const last = await measureMemory({
      origin: shop.origin,
      processes: { shell: shop.shell.process.pid ?? 0, platform: shop.platform.process.pid ?? 0 },
      requests: Number(values.requests),
      connections: Number(values.connections),
      tell: ({ requests, refused, resident }) => {
        const held = Object.entries(resident).map(([name, megabytes]) => `${name} ${megabytes.toFixed(0)} MB`);
        console.log(
          `${String(requests).padStart(6)} pages  ${held.join('  ')}${refused ? `  ${refused} REFUSED` : ''}`,
        );
      },
    });
    if (Object.values(last.resident).some((megabytes) => megabytes > Number(values.limit))) process.exitCode = 1;
  } finally {
    await shop.stop();
  }
}

/** Runs a program of the platform with its own options. */
function runProgram(script: string, args: readonly string[]): void {
  const all = ['--expose-gc', '--import', 'tsx', inRepository(script), ...args];
  process.exitCode = spawnSync(process.execPath, all, { cwd: inRepository(), stdio: 'inherit' }).status ?? 1;
}

async function suggestions(): Promise<void> {
  await requireShop();
  const { median, longest } = await measureSuggestions(origin, Number(values.runs));
  console.log(`a key in the search field: median ${median.toFixed(0)} ms, longest ${longest.toFixed(0)} ms at CPU x4`);
}

const search = () => runProgram('platform/src/search/search.bench.ts', ['--products', values.products ?? '']);
const further = process.argv.slice(3);
const hostile = () => runProgram('platform/src/testing/bench/hostile.bench.ts', []);
const documents = () => runProgram('platform/src/testing/bench/documents.bench.ts', process.argv.slice(2));

/** Runs a program of the journeys' package against the shop at the origin. */
function inBrowser(program: string, argument: string): void {
  const all = ['--import', 'tsx', inRepository('e2e/src', program), argument];
  const env = { ...process.env, E2E_PORT: new URL(origin).port, CHROME_PATH: findChromium() ?? '' };
  process.exitCode = spawnSync(process.execPath, all, { cwd: inRepository(), env, stdio: 'inherit' }).status ?? 1;
}

async function work(): Promise<void> {
  await requireShop();
  inBrowser('work/work.cli.ts', values.runs ?? '3');
}

async function screens(): Promise<void> {
  await requireShop();
  const wanted = {
    screens: values.screens,
    locales: values.locales,
    widths: values.widths ?? (values.pseudo ? '320,1440' : '390,1440'),
    themes: values.themes,
    out: values.out,
    pseudo: String(values.pseudo === true),
    before: values.before ?? '',
  };
  inBrowser('gallery/screens.cli.ts', JSON.stringify(wanted));
}
const trade = () => runProgram('platform/src/testing/bench/trade.bench.ts', process.argv.slice(2));

async function run(): Promise<void> {
  const [what = ''] = positionals;
  if (what === 'load') return load();
  if (what === 'lighthouse') return lighthouse();
  if (what === 'uncached') return uncached();
  if (what === 'script') return script();
  if (what === 'configurator') return configurator();
  if (what === 'one-build') return oneBuild();
  if (what === 'dev') return requireShop().then(() => reportWorkingCopy(origin, Number(values.runs)));
  if (what === 'memory') return memory();
  if (what === 'abuse') return abuse();
  if (what === 'overload')
    return reportOverload(startOwnShop, { buyers: Number(values.buyers ?? 4), seconds: secondsOr(30) });
  if (what === 'rolling') return rolling();
  if (what === 'search') return search();
  if (what === 'suggestions') return suggestions();
  if (what === 'search-load') return runProgram('platform/src/testing/bench/searchLoad.bench.ts', further);
  if (what === 'search-quality') return runProgram('platform/src/testing/bench/searchQuality.bench.ts', further);
  if (what === 'stores') return runProgram('platform/src/testing/bench/stores.bench.ts', []);
  if (what === 'screens') return screens();
  if (what === 'work') return work();
  if (what === 'pictures') return runProgram('pictures/src/pictures.bench.ts', []);
  if (what === 'cold-list') return runProgram('tools/src/bench/coldList.bench.ts', [origin]);
  if (what === 'hostile') return hostile();
  if (['hostile-files', 'uploads'].includes(what)) return documents();
  if (['crashes', 'rush', 'shoppers', 'returns', 'orders'].includes(what)) return trade();
  return fail(`There is no measurement "${what}".`, 'Try --help.');
}

run().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
