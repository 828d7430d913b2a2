import { createHash } from 'node:crypto';

import { CONTRACT_VERSION, aSite, failWith, fakeClient } from '@sightline/shared-lib/testing';
import { pino } from 'pino';

import { someChrome } from '../testing/aState';

import { createPageRenderer, type PageRendererOptions, type PageVisit } from './pages';
import { COURTESY_POLICY, courtesyDocument } from './render/courtesyDocument';

const log = pino({ level: 'silent' });

const release = {
  id: 'r1',
  version: '1',
  contract: CONTRACT_VERSION,
  createdAt: '',
  browserEntry: 'e.js',
  serverBundle: 's.cjs',
  integrity: {},
  provides: { pages: ['home', 'landing'], fragments: [], commands: [] },
};

type Load = (
  request: unknown,
  services: { readonly preview?: object; readonly segments: readonly string[] },
) => unknown;

const failing = (status: number) => () => {
  throw failWith(status);
};

/** Answers the home page with the given `load`. */
async function answer(load: Load, visit: Partial<PageVisit> = {}) {
  const remote = {
    pages: {
      home: () =>
        Promise.resolve({
          load,
          Page: ({ data }: { data: { text?: string } | null }) => data?.text ?? null,
        }),
    },
    messages: () => Promise.resolve({}),
  };
  const options = {
    sites: { find: (locale: 'it-it') => Promise.resolve({ context: aSite({ locale }), chrome: someChrome }) },
    siteFiles: { addressOf: () => '/site.json' },
    bundles: { load: () => Promise.resolve(remote) },
    resolverOf: () => () => Promise.resolve(null),
    assets: { bootScript: '', shellScripts: { start: [{ src: '/s.js', integrity: '' }], calls: [] } },
    shopOrigin: 'https://shop.test',
    gatewayOrigin: 'https://cards.test',
    partnerOrigin: 'https://partners.test',
    health: { failed: () => undefined },
    failures: { add: () => undefined },
    log,
  } as unknown as PageRendererOptions;
  const page = await createPageRenderer(options)({
    url: '/it-it/',
    set: { 'mfe-catalog': release } as never,
    segments: [],
    clientFor: () => fakeClient({ 'GET /preview/page/{id}': { id: 'home', type: 'HomePage' } }),
    log,
    ...visit,
  });
  return { page, html: (await page.body.encoded('identity')).toString() };
}

describe('a platform under maintenance', () => {
  it('shows the courtesy page in the place of any page, with its own status, kept by nobody [SITE-14]', async () => {
    const { page, html } = await answer(failing(418));
    expect(page.status).toBe(418);
    expect(page.headers['cache-control']).toContain('no-store');
    expect(page.fresh).toBe(0);
    expect(html).toContain('lang="it-IT"');
    expect(html).toMatch(/<h1[^>]*>Torniamo subito/);
  });

  it('is told apart from a failure [ROUTE-08] [SITE-14]', async () => {
    const { page, html } = await answer(failing(500));
    expect(page.status).toBe(500);
    expect(html).not.toMatch(/<h1[^>]*>Torniamo subito/);
  });

  it('has a page that needs nothing, in the language of the address [SITE-14]', () => {
    expect(courtesyDocument('/de-de/warenkorb?x=1')).toMatch(/<html lang="de-DE">[\s\S]*<h1>Wir sind gleich wieder da/);
    expect(courtesyDocument('/')).toContain('<h1>We will be right back</h1>');
  });

  it('lets its own style in and nothing else [SITE-14]', () => {
    const style = /<style>([\s\S]*)<\/style>/.exec(courtesyDocument('/'))?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(COURTESY_POLICY).toBe(`default-src 'none'; img-src data:; style-src 'sha256-${hash}'`);
  });
});

describe('a document', () => {
  it('is Latin 1 throughout, and says the same: browsers keep what is wider in two bytes a character', async () => {
    const { html } = await answer(() =>
      Promise.resolve({
        outcome: 'page',
        status: 200,
        head: { title: 'L’été – 52\u202fmm', structuredData: [{ '@type': 'Thing', name: '“Été”' }] },
        data: { text: '52\u202fmm' },
        cache: 'content',
      }),
    );
    expect(html).toMatch(/^[\0-\u00ff]+$/);
    expect(html).toContain('<title>L&#8217;été &#8211; 52&#8239;mm</title>');
    expect(html).toContain('data-ssr>52&#8239;mm</div>');
    const [structured, state] = [...html.matchAll(/json">(.*?)<\/script>|json" id="[^"]*">(.*?)<\/script>/g)].map(
      ([, one, other]) => JSON.parse(one ?? other ?? ''),
    );
    expect(structured.name).toBe('“Été”');
    expect(state.page.data).toEqual({ text: '52\u202fmm' });
  });
});

describe('a page that fails', () => {
  it('is logged for its request with remote and release, without what stands in its query [FED-03]', async () => {
    const error = jest.fn();
    await answer(failing(500), { url: '/it-it/?token=secret', log: { error } });
    expect(error.mock.calls).toEqual([
      [expect.objectContaining({ url: '/it-it/', kind: 'home', remote: 'mfe-catalog', release: 'r1' }), 'page failed'],
    ]);
  });
});

describe('a preview', () => {
  const shown = { outcome: 'page', status: 200, head: { title: 'Home' }, data: null, cache: 'content' };

  it('is given to the page with its date and kept by nobody, its token stays on the server [CMS-02]', async () => {
    const load = jest.fn().mockResolvedValue(shown);
    const { page, html } = await answer(load, { preview: { token: 'let-me-see', date: '2027-03-02' } });
    expect(load.mock.calls[0][1].preview).toEqual({ token: 'let-me-see', date: '2027-03-02' });
    expect(page.fresh).toBe(0);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(html).toContain('2 marzo 2027');
    expect(html).not.toContain('let-me-see');
  });

  it('shows the shoppers’ page and says so once its token is refused [CMS-02]', async () => {
    const load = jest.fn().mockResolvedValue(shown);
    const refusing = fakeClient({ 'GET /preview/page/{id}': failing(401) });
    const { page, html } = await answer(load, { preview: { token: 'old' }, clientFor: () => refusing });
    expect(load.mock.calls[0][1].preview).toBeUndefined();
    expect(page.status).toBe(200);
    expect(html).toContain('Il link di anteprima non è più valido.');
  });

  it('is nothing to a shopper: the page may be kept [CMS-02] [SEO-05]', async () => {
    const { page } = await answer(() => Promise.resolve(shown));
    expect(page.fresh).toBe(300);
  });
});

describe('customer segments', () => {
  const shown = { outcome: 'page', status: 200, head: { title: 'Home' }, data: null, cache: 'content' };

  it('reach the page, which is then kept by nobody [CAT-07] [SEO-05]', async () => {
    const load = jest.fn().mockResolvedValue(shown);
    const { page } = await answer(load, { segments: ['RegisteredUsers'] });
    expect(load.mock.calls[0][1].segments).toEqual(['RegisteredUsers']);
    expect([page.fresh, page.headers['cache-control']]).toEqual([0, 'private, no-store']);
  });
});
