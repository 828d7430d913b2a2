/** @jest-environment node */
import { aSite, failWith, fakeClient } from '@sightline/shared-lib/testing';
import { pino } from 'pino';

import { someChrome } from '../testing/aState';

import { createPageRenderer, type PageRendererOptions } from './pages';
import { courtesyDocument } from './render/courtesyDocument';

const log = pino({ level: 'silent' });

const release = {
  id: 'r1',
  version: '1',
  contract: 1,
  createdAt: '',
  browserEntry: 'e.js',
  serverBundle: 's.cjs',
  integrity: {},
  provides: { pages: ['home', 'landing'], fragments: [], commands: [] },
};

/** Answers a page whose `load` ends with the given status of the platform. */
async function answer(status: number, url = '/it-it/') {
  const remote = {
    pages: {
      home: () =>
        Promise.resolve({
          load: () => {
            throw failWith(status);
          },
          Page: () => null,
        }),
    },
    messages: () => Promise.resolve({}),
  };
  const options = {
    sites: { find: (locale: 'it-it') => Promise.resolve({ context: aSite({ locale }), chrome: someChrome }) },
    siteFiles: { addressOf: () => '/site.json' },
    bundles: { load: () => Promise.resolve(remote) },
    resolverOf: () => () => Promise.resolve(null),
    assets: { bootScript: '', shellScript: { src: '/s.js', integrity: '' } },
    shopOrigin: 'https://shop.test',
    gatewayOrigin: 'https://cards.test',
    partnerOrigin: 'https://partners.test',
    log,
  } as unknown as PageRendererOptions;
  const page = await createPageRenderer(options)({
    url,
    set: { 'mfe-catalog': release } as never,
    segments: [],
    clientFor: () => fakeClient({}),
    log,
  });
  return { page, html: (await page.body.encoded('identity')).toString() };
}

describe('a platform under maintenance', () => {
  it('shows the courtesy page in the place of any page, with its own status, kept by nobody [SITE-14]', async () => {
    const { page, html } = await answer(418);
    expect(page.status).toBe(418);
    expect(page.headers['cache-control']).toContain('no-store');
    expect(page.fresh).toBe(0);
    expect(html).toContain('lang="it-IT"');
    expect(html).toMatch(/<h1[^>]*>Stiamo regolando il negozio/);
  });

  it('is told apart from a failure [ROUTE-08] [SITE-14]', async () => {
    const { page, html } = await answer(500);
    expect(page.status).toBe(500);
    expect(html).not.toMatch(/<h1[^>]*>Stiamo regolando il negozio/);
  });

  it('has a page that needs nothing, in the language of the address [SITE-14]', () => {
    expect(courtesyDocument('/de-de/warenkorb?x=1')).toMatch(/<html lang="de-DE">[\s\S]*<h1>Der Shop/);
    expect(courtesyDocument('/')).toContain('<h1>The shop is being adjusted</h1>');
  });
});
