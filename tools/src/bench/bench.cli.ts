import { spawnSync } from 'node:child_process';

import { commandLine, fail } from '../cli/commandLine';
import { inRepository } from '../webpack/paths';

import { findLighthouse, LIGHTHOUSE_HINT, measurePage } from './lighthouse';
import { compareLoad } from './load';
import { readPage } from './page';

const HELP = `
npm run bench -- load        rate of a cached page, beside a bare Node server that sends the same bytes
npm run bench -- lighthouse  Lighthouse on home, list and any further --paths
npm run bench -- search      time and memory of the search index on an invented catalogue

  --origin <address>     a shop that is running (http://localhost:3000); nothing is started here
  --paths <a,b>          pages to measure (/,/sunglasses)
  --seconds <n>          length of each load measurement (10)
  --connections <n>      parallel connections (10)
  --runs <n>             Lighthouse runs a page, the median counts (3)
  --products <n>         size of the search catalogue (100000)

Figures of two runs cannot be compared, ratios within one run can.
`;

const { values, positionals } = commandLine(HELP, {
  origin: { type: 'string', default: 'http://localhost:3000' },
  paths: { type: 'string', default: '/,/sunglasses' },
  seconds: { type: 'string', default: '10' },
  connections: { type: 'string', default: '10' },
  runs: { type: 'string', default: '3' },
  products: { type: 'string', default: '100000' },
});
const origin = (values.origin ?? '').replace(/\/+$/, '');
const urls = (values.paths ?? '').split(',').map((path) => `${origin}${path}`);

async function requireShop(): Promise<void> {
  const ready = await readPage(`${origin}/readyz`).catch(() => null);
  if (ready?.status !== 200)
    fail(`No shop is ready at ${origin}.`, 'Start one with npm start, or name it with --origin.');
}

async function load(): Promise<void> {
  await requireShop();
  const options = { connections: Number(values.connections), seconds: Number(values.seconds) };
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

function search(): void {
  const script = inRepository('platform/src/search/search.bench.ts');
  const args = ['--expose-gc', '--import', 'tsx', script, '--products', values.products ?? ''];
  process.exitCode = spawnSync(process.execPath, args, { cwd: inRepository(), stdio: 'inherit' }).status ?? 1;
}

async function run(): Promise<void> {
  const [what = ''] = positionals;
  if (what === 'load') return load();
  if (what === 'lighthouse') return lighthouse();
  if (what === 'search') return search();
  return fail(`There is no measurement "${what}".`, 'Try --help.');
}

run().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
