import { createHash } from 'node:crypto';

import { CONTRACT_VERSION, type Release, type ReleaseRegistry } from '@sightline/shared-lib/contracts';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';

import { echoShop, releasesOf } from '../testing/echoShop';
import { visitShop } from '../testing/visitShop';

import { createServerBundles } from './remotes/serverBundles';

/** The server bundle of a remote that the shell was built without. */
const BUNDLE = `
const { createElement } = require('react');
const page = (title, cache) => () => Promise.resolve({
  load: ({ params }, { t }) => Promise.resolve({
    outcome: 'page', status: 200, head: { title: t(title) }, data: { code: params.code ?? 'none' }, cache,
  }),
  Page: ({ data }) => createElement('main', { id: 'main' }, 'Card ' + data.code),
});
exports.remote = {
  manifest: { name: 'mfe-gift-cards', contract: ${CONTRACT_VERSION} },
  pages: {
    'gift-cards.shop': page('Cards.Title', 'content'),
    'gift-cards.balance': page('Cards.Balance', 'content'),
  },
  fragments: {},
  commands: {},
  messages: () => Promise.resolve({ 'Cards.Title': 'Gift cards', 'Cards.Balance': 'Balance' }),
};`;

const release: Release = {
  id: 'a1',
  version: '0.1.0',
  contract: CONTRACT_VERSION,
  createdAt: '2026-11-28T00:00:00.000Z',
  browserEntry: 'browser/remoteEntry.js',
  serverBundle: 'server/server.cjs',
  integrity: { 'server/server.cjs': `sha384-${createHash('sha384').update(BUNDLE).digest('base64')}` },
  provides: {
    pages: ['gift-cards.shop', 'gift-cards.balance'],
    fragments: [],
    commands: [],
    routes: [
      {
        kind: 'gift-cards.shop',
        pattern: '/gift-cards',
        whose: 'everybody',
        words: { 'gift-cards': ['carte-regalo', 'cartes-cadeaux', 'geschenkkarten'] },
      },
      { kind: 'gift-cards.balance', pattern: '/gift-cards/:code', whose: 'shopper' },
    ],
  },
  parameters: ['page'],
};

const before = releasesOf();
const after: ReleaseRegistry = {
  revision: 2,
  remotes: { ...before.remotes, 'mfe-gift-cards': { stable: 'a1', history: [], releases: { a1: release } } },
};

describe('a remote that is published while the shop runs', () => {
  let shop: FastifyInstance;
  const now = { registry: before };
  beforeEach(() => {
    now.registry = before;
    shop = echoShop({
      follow: { current: () => now.registry, overrides: () => ({}), close: () => undefined },
      bundles: createServerBundles({
        read: () => Promise.resolve(Buffer.from(BUNDLE)),
        timeoutMs: 1000,
        failures: { add: () => undefined },
        log: pino({ level: 'silent' }),
      }),
    });
  });
  afterEach(() => shop.close());

  const see = async (path: string) => {
    const { status, headers, body } = await visitShop(shop, path);
    return { status, location: headers.location, cache: headers['cache-control'], body };
  };

  it('has its pages from the next request on, under words of each language [FED-01] [FED-02]', async () => {
    expect((await see('/gift-cards')).status).toBe(404);
    now.registry = after;
    const { status, cache, body } = await see('/gift-cards');
    expect([status, cache]).toEqual([200, expect.stringMatching(/^public, .*s-maxage=300/)]);
    expect(body).toContain('<title>Gift cards</title>');
    expect(body).toContain('>Card none</main>');
    expect(body).toMatch(/hreflang="de-de"[^>]*>/);
    expect(body).toContain('href="https://shop.test/de-de/geschenkkarten"');
    expect((await see('/it-it/carte-regalo')).status).toBe(200);
    expect(await see('/it-it/gift-cards')).toMatchObject({ status: 301, location: '/it-it/carte-regalo' });
    expect((await see('/it-it/geschenkkarten')).status).toBe(404);
  });

  it('keeps nobody’s page for others, and names its pages to search engines as it says whose they are [SEO-03] [SEO-05]', async () => {
    now.registry = after;
    const own = await see('/gift-cards/4711?page=2&made-up=1');
    expect(own).toMatchObject({ status: 200, cache: 'private, no-store' });
    expect(own.body).toContain('>Card 4711</main>');
    expect((await see('/robots.txt')).body).toContain('Disallow: /it-it/carte-regalo/');
    const { body } = await see('/sitemap-it-it.xml');
    expect(body).toContain('/it-it/carte-regalo</loc>');
    expect(body).not.toContain(':code');
  });

  it('is gone again when its channel is, and pages of others stay as they were [FED-02]', async () => {
    now.registry = after;
    expect((await see('/gift-cards')).status).toBe(200);
    now.registry = { ...before, revision: 3 };
    expect((await see('/gift-cards')).status).toBe(404);
  });
});
