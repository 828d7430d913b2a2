import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { localisePath } from '@sightline/shared-lib/domain/routing';
import { aSite, CONTRACT_VERSION, fakeClient, ROUTE_TABLE } from '@sightline/shared-lib/testing';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { pino } from 'pino';

import { someChrome } from '../testing/aState';

import { createApp, type AppOptions } from './app';
import { readConfig } from './config';
import { createPageRenderer, type PageRendererOptions, type PageVisit } from './pages';
import { createHealthCounter } from './registry/releaseHealth';
import { createServerFailures } from './registry/serverFailures';

/** What stands in the place of a part of an address. */
const PARTS = [
  '%',
  '%E0%A4%A',
  '%00',
  'a%00b',
  '%ff%fe',
  '..%2F..%2Fetc%2Fpasswd',
  '__proto__',
  'constructor',
  'toString',
  '-1',
  '99999999999999999999999999',
  'x'.repeat(450),
  'x'.repeat(4_000),
  '%F0%9F%91%93',
  '<script>',
];
const QUERIES = [
  '?%',
  '?page=-1&sort=9e999&q=%E0%A4%A',
  `?q=${'x'.repeat(8_000)}`,
  '?__proto__=1&constructor=1&__proto__[a]=1',
  `?${'BRAND=a&'.repeat(1_000)}`,
  '?q=%00&page=99999999999999999999',
];

const dist = mkdtempSync(join(tmpdir(), 'sightline-hostile-'));
for (const folder of ['browser', 'boot']) mkdirSync(join(dist, folder));
writeFileSync(join(dist, 'boot', 'embed.js'), '');
const log = pino({ level: 'silent' });
/** A platform that answers whatever it is asked. */
const upstream = createServer((request, response) => {
  request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
});
const routes: { readonly method: string; readonly url: string }[] = [];
let app: Pick<FastifyInstance, 'inject' | 'close'>;

const noteRoutes = (message: unknown): void => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', (route: RouteOptions) => {
    for (const method of [route.method].flat()) routes.push({ method, url: route.url });
  });
};

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    upstream.listen(0, '127.0.0.1', resolve);
  });
  const { port } = upstream.address() as AddressInfo;
  const sites = { find: (locale: 'it-it') => Promise.resolve({ context: aSite({ locale }), chrome: someChrome }) };
  const page = {
    load: () => Promise.resolve({ outcome: 'page', status: 200, data: {}, head: { title: '' }, cache: 'private' }),
    Page: () => null,
  };
  const pages = Object.fromEntries(ROUTE_TABLE.map(({ kind }) => [kind, () => Promise.resolve(page)]));
  const client = fakeClient({ 'POST /store/{storeId}/guestidentity': { WCToken: 'a', WCTrustedToken: 'b' } });
  const release = {
    id: 'r1',
    version: '1',
    contract: CONTRACT_VERSION,
    createdAt: '',
    browserEntry: 'e.js',
    serverBundle: 's.cjs',
    integrity: {},
    provides: { pages: ROUTE_TABLE.map(({ kind }) => kind), fragments: [], commands: [] },
  };
  const health = createHealthCounter();
  const render = createPageRenderer({
    sites,
    siteFiles: { addressOf: () => '/site.json' },
    bundles: { load: () => Promise.resolve({ pages, messages: () => Promise.resolve({}) }) },
    resolverOf: () => () => Promise.resolve(null),
    assets: { bootScript: '', shellScripts: { start: [{ src: '/s.js', integrity: '' }], calls: [] } },
    health,
    failures: createServerFailures(),
    shopOrigin: 'https://shop.test',
    gatewayOrigin: 'https://cards.test',
    partnerOrigin: 'https://partners.test',
    log,
  } as unknown as PageRendererOptions);
  subscribe('fastify.initialization', noteRoutes);
  app = createApp({
    config: readConfig({ SHELL_DIST: dist, PLATFORM_URL: `http://127.0.0.1:${port}` }, dist),
    registry: { current: () => ({ revision: 0, remotes: {} }), close: () => undefined },
    renderPage: (visit: PageVisit) => render({ ...visit, set: { 'mfe-catalog': release } }),
    sites,
    siteFiles: { read: () => Promise.resolve(null) },
    clients: { forSite: () => client, forSession: () => client },
    sitemapPaths: () => Promise.resolve([]),
    ready: () => Promise.resolve(true),
    scriptInventory: () => Promise.resolve({ scripts: [], others: [] }),
    health,
    log,
  } as unknown as AppOptions).app;
  unsubscribe('fastify.initialization', noteRoutes);
  await app.inject('/healthz');
});

afterAll(async () => {
  await app.close();
  upstream.close();
  rmSync(dist, { recursive: true });
});

const BODIES: readonly string[] = [
  '{',
  '"',
  '{"__proto__":{"a":1}}',
  '['.repeat(10_000),
  'null',
  'x'.repeat(2_000_000),
];

/** One of so many is asked, counted through all of them, so that every part, query and body meets other pages and routes; `--whole` asks all. */
const ASKED_OF = process.env['HOSTILE_ADDRESSES'] === 'all' ? 1 : 5;
let counted = 0;

/** Asks, when it is its turn, and names the call where the answer is a failure of the shop's own. */
async function failureOf(method: string, url: string, payload?: string): Promise<string[]> {
  counted += 1;
  if (counted % ASKED_OF > 0) return [];
  const headers = payload === undefined ? {} : { 'content-type': 'application/json', origin: 'http://localhost:3102' };
  const answer = await app.inject({ method: method as 'GET', url, headers, ...(payload ? { payload } : {}) });
  return answer.statusCode >= 500
    ? [`${answer.statusCode} ${method} ${url.slice(0, 100)} ${payload?.slice(0, 20)}`]
    : [];
}

describe('the addresses of the shop', () => {
  it('of every route answer hostile parts and bodies, and none as a failure of the shop [PLAT-08]', async () => {
    expect(routes.length).toBeGreaterThan(50);
    const failures: string[] = [];
    for (const { method, url } of routes) {
      const open = /:\w+|\*/.test(url);
      for (const part of open ? PARTS : []) failures.push(...(await failureOf(method, url.replace(/:\w+|\*/, part))));
      const plain = url.replace(/:\w+|\*/, 'a');
      for (const query of QUERIES) failures.push(...(await failureOf(method, `${plain}${query}`)));
      if (method !== 'POST' && method !== 'PUT') continue;
      for (const body of BODIES) failures.push(...(await failureOf(method, plain, body)));
    }
    expect(failures).toEqual([]);
  }, 120_000);

  it('of every page answer hostile parts and queries, and none as a failure of the shop [PLAT-08]', async () => {
    const failures: string[] = [];
    // Two pages say themselves that something is wrong.
    const ordinary = ROUTE_TABLE.filter(({ kind }) => kind !== 'internal-error' && kind !== 'courtesy');
    for (const { pattern } of ordinary) {
      const paths = [localisePath(pattern.replaceAll(/:\w+\??/g, 'a'), 'it-it')];
      for (const path of paths) {
        const base = path.replace(/\/$/, '');
        for (const part of PARTS) failures.push(...(await failureOf('GET', `${base}/${part}`)));
        for (const part of PARTS) failures.push(...(await failureOf('GET', base.replace(/[^/]*$/, part))));
        for (const query of QUERIES) failures.push(...(await failureOf('GET', `${path}${query}`)));
      }
    }
    expect(failures).toEqual([]);
  }, 300_000);

  it('that cannot be read get a page of their language that says so [PLAT-08]', async () => {
    const answer = await app.inject('/it-it/%E0%A4%A');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(answer.body).toMatch(/<html lang="it-IT">[\s\S]*<h1>/);
    expect(answer.headers['retry-after']).toBeUndefined();
  });
});
