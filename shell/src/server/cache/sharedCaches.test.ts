import { PAGE_KINDS, type PageKind } from '@sightline/shared-lib/contracts';
import { pathFor } from '@sightline/shared-lib/domain/routing';
import type { FastifyInstance } from 'fastify';

import { echo, echoShop, releasesOf, SIGNED, TOKENS } from '../../testing/echoShop';
import { visitShop, type ShopAnswer } from '../../testing/visitShop';
import { COOKIES, type CookieName } from '../http/cookies';

// Header and footer are drawn from the state alone, which stands in every answer: thousands of drawings would say nothing more.
jest.mock('../render/renderHtml', () => ({
  renderHtml: () => ({
    lang: 'en-US',
    globalCss: '',
    styles: { css: '', names: '' },
    headerHtml: '',
    pageHtml: '',
    footerHtml: '',
  }),
}));

/** Which pages everybody may share, said once more: the test does not believe the table it tests. */
const KEPT: Readonly<Record<PageKind, 'public' | 'private'>> = {
  home: 'public',
  landing: 'public',
  faq: 'public',
  contact: 'public',
  search: 'public',
  'product-list': 'public',
  'product-detail': 'public',
  compare: 'public',
  sitemap: 'public',
  'hearing-test': 'public',
  'store-locator': 'public',
  'store-detail': 'public',
  wishlist: 'private',
  cart: 'private',
  'checkout-shipping': 'private',
  'checkout-payment': 'private',
  'checkout-order-confirmation': 'private',
  'checkout-upload-prescription': 'private',
  'checkout-finalize': 'private',
  'external-checkout': 'private',
  'sign-in': 'private',
  account: 'private',
  newsletter: 'private',
  'order-lookup': 'private',
  appointment: 'private',
  'order-return-select': 'private',
  'order-return-confirm': 'private',
  'order-return-print': 'private',
  courtesy: 'private',
  'not-found': 'private',
  'internal-error': 'private',
};

/** Kinds whose address the catalogue or the content service gives. */
const RESOLVED: Partial<Record<PageKind, string>> = {
  landing: '/c/cookie-policy',
  'product-list': '/sunglasses',
  'product-detail': '/sunglasses/x',
};

const addressOf = (kind: PageKind) =>
  RESOLVED[kind] ?? pathFor({ page: kind, params: { storeId: '1', slug: 'x' } }, 'en-us');

/** Values for every cookie of the list: true ones, made-up ones and text that is none. */
const COOKIE_VALUES: Readonly<Record<CookieName, readonly string[]>> = {
  [COOKIES.bucket]: ['5', '99', 'x'],
  [COOKIES.releases]: [SIGNED, 'mfe-catalog%40bb', '%'],
  [COOKIES.segments]: ['RegisteredUsers', 'Guest', 'VIP', '<b>.%%'],
  [COOKIES.preview]: ['let-me-see|', '%|%'],
  [COOKIES.personalization]: ['1588361443731-10'],
  [COOKIES.trusted]: ['t'],
  [COOKIES.plain]: [TOKENS.member],
  [COOKIES.secureTrusted]: ['t'],
  [COOKIES.securePlain]: [TOKENS.member],
  [COOKIES.providerVisit]: ['e30', '%'],
  [COOKIES.providerProof]: ['a.b.c', '%'],
  [COOKIES.bag]: ['1'],
  [COOKIES.visit]: ['1'],
};

const pair = (token: string) => `${COOKIES.secureTrusted}=t; ${COOKIES.securePlain}=${token}`;
const MEMBER = `${COOKIES.segments}=RegisteredUsers; ${pair(TOKENS.member)}`;

/** Values for every header that is read on the way to a page; one that is read without standing here fails. */
const HEADER_VALUES: Readonly<Record<string, string>> = {
  'accept-encoding': 'identity',
  'content-length': '0',
  'content-type': 'application/json',
  'transfer-encoding': 'chunked',
  'x-forwarded-for': '198.51.100.1',
  'x-forwarded-proto': 'https',
  'x-request-id': 'abc',
  cookie: 'stranger=1; __proto__=2; =; sightline-segments',
  host: 'shop.example',
  // Not read; sent all the same.
  'accept-language': 'it',
  wctoken: TOKENS.member,
  wctrustedtoken: 't',
  wcpreviewtoken: 'let-me-see',
  'x-forwarded-host': 'evil.example',
  authorization: 'Bearer x',
  'user-agent': 'bot',
};

/** Parameters that the shell itself reads from any address; a page's own parameters are part of its address. */
const QUERIES = [
  'releases=signed',
  'releases=mfe-catalog%40bb',
  'releases=',
  'previewToken=let-me-see',
  'previewDate=2027-03-02',
  'previewComponent=home-hero',
];

interface Input {
  readonly name: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
}

const INPUTS: readonly Input[] = [
  ...Object.entries(COOKIE_VALUES).flatMap(([name, values]) =>
    values.map((value): Input => ({ name: `${name}=${value}`, headers: { cookie: `${name}=${value}` } })),
  ),
  ...[MEMBER, MEMBER.replace(TOKENS.member, TOKENS.guest), pair(TOKENS.member)].map((cookie): Input => ({
    name: cookie,
    headers: { cookie },
  })),
  ...Object.entries(HEADER_VALUES).map(([name, value]): Input => ({ name, headers: { [name]: value } })),
  ...QUERIES.map((query): Input => ({ name: query, query })),
];

const NOBODY = 'private, no-store';
const ask = (shop: FastifyInstance, url: string, { headers = {}, query }: Omit<Input, 'name'> = {}) =>
  visitShop(shop, query ? `${url}?${query}` : url, { headers });

/** The page without the moment of its making. */
const bytes = ({ body }: ShopAnswer) => body.replace(/"now":\d+/, '');
const kept = ({ headers }: ShopAnswer) => String(headers['cache-control']);
const isPublic = (answer: ShopAnswer) => kept(answer).startsWith('public');

/** The same headers; writes down the names that are read. */
const recording = <Headers extends object>(headers: Headers, read: Set<string>): Headers =>
  new Proxy(headers, {
    get: (all, name) => {
      if (typeof name === 'string') read.add(name);
      return Reflect.get(all, name) as unknown;
    },
  });

let clock = Date.parse('2026-11-22T12:00:00Z');
const shops: FastifyInstance[] = [];
const open = (...given: Parameters<typeof echoShop>) => {
  const shop = echoShop(...given);
  shops.push(shop);
  return shop;
};

beforeAll(() => jest.spyOn(Date, 'now').mockImplementation(() => clock));
afterEach(() => Promise.all(shops.splice(0).map((shop) => shop.close())));
afterAll(() => jest.restoreAllMocks());

describe('what a shared cache may keep', () => {
  it('is said for every kind of page, and every kind has an address to ask for [SEO-05]', () => {
    expect(Object.keys(KEPT).toSorted()).toEqual([...PAGE_KINDS].toSorted());
    expect(Object.keys(COOKIE_VALUES).toSorted()).toEqual(Object.values(COOKIES).toSorted());
    for (const kind of PAGE_KINDS) expect([kind, addressOf(kind)]).toEqual([kind, expect.stringMatching(/^\//)]);
  });

  it.each(PAGE_KINDS)(
    'is on a page of kind %s the same for everybody or nothing, and what one visit brings is not served to the next [SEO-05]',
    async (kind) => {
      const url = addressOf(kind);
      const shop = open();
      const read = new Set<string>();
      shop.addHook('onRequest', async ({ raw }) => {
        raw.headers = recording(raw.headers, read);
      });
      const asked = (['get', 'has'] as const).map((method) => jest.spyOn(URLSearchParams.prototype, method));
      const plain = await ask(shop, url);
      expect(isPublic(plain)).toBe(KEPT[kind] === 'public');
      const found: string[] = [];
      for (const input of INPUTS) {
        // Whatever was kept is too old by now: each visit is the first one.
        clock += 86_400_000;
        const answer = await ask(shop, url, input);
        const about = `${input.name}: ${answer.status} ${kept(answer)}`;
        const same = isPublic(answer) && isPublic(plain) && bytes(answer) === bytes(plain);
        if (!same && kept(answer) !== NOBODY) found.push(about);
        if (answer.headers['set-cookie'] && kept(answer) !== NOBODY) found.push(`${about}, with a cookie`);
        if (isPublic(plain) && bytes(await ask(shop, url)) !== bytes(plain)) found.push(`${about}, served to the next`);
      }
      expect(found).toEqual([]);
      expect([...read].filter((name) => !(name in HEADER_VALUES))).toEqual([]);
      const parameters = asked.flatMap(({ mock }) => mock.calls.map(([name]) => name));
      expect(parameters.filter((name) => !QUERIES.some((query) => query.startsWith(`${name}=`)))).toEqual([]);
      for (const spy of asked) spy.mockRestore();
    },
    30_000,
  );

  it('has the member’s page only for a member of the platform, and gives it to nobody else [CAT-07] [AUTH-14]', async () => {
    const shop = open();
    const seen = async (cookie: string) => {
      const answer = await ask(shop, '/sunglasses', { headers: { cookie } });
      return [answer.body.includes('"segments":["RegisteredUsers"]'), kept(answer)];
    };
    const publicPolicy = 'public, max-age=0, s-maxage=600, stale-while-revalidate=1200';
    expect(await seen(MEMBER)).toEqual([true, NOBODY]);
    for (const cookie of [
      '',
      `${COOKIES.segments}=RegisteredUsers`,
      MEMBER.replace(TOKENS.member, TOKENS.guest),
      MEMBER.replace(TOKENS.member, TOKENS.remembered),
      pair(TOKENS.member),
    ])
      expect([cookie, ...(await seen(cookie))]).toEqual([cookie, false, publicPolicy]);
    expect(await seen(MEMBER)).toEqual([true, NOBODY]);
  });

  it('has one entry for a page whatever text the segments’ cookie holds [AUTH-14]', async () => {
    const load = jest.fn(() =>
      Promise.resolve({ outcome: 'page', status: 200, head: { title: '' }, cache: 'product' }),
    );
    const shop = open({ load });
    for (const text of ['', 'VIP', 'Guest', 'RegisteredUsers', '<b>', 'x'.repeat(3000)])
      await ask(shop, '/sunglasses', { headers: { cookie: `${COOKIES.segments}=${text}` } });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('has no segments where the store has none [SITE-06]', async () => {
    const answer = await ask(open({ segmentsEnabled: false }), '/sunglasses', { headers: { cookie: MEMBER } });
    expect([answer.body.includes('"segments":[]'), isPublic(answer)]).toEqual([true, true]);
  });

  it('is nothing of a personal page: two shoppers at once get each their own [SEO-05]', async () => {
    let arrived = 0;
    let goOn = () => undefined as void;
    const both = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const shop = open({
      load: async (...given) => {
        await both;
        return echo(...given);
      },
    });
    shop.addHook('onRequest', async () => {
      arrived += 1;
      // By then the second is where the first waits, if one is to wait for the other.
      if (arrived === 2) setTimeout(goOn, 50);
    });
    const bodyOf = async (token: string) =>
      (await ask(shop, '/account/my-orders', { headers: { cookie: pair(token) } })).body;
    const [member, guest] = await Promise.all([bodyOf(TOKENS.member), bodyOf(TOKENS.guest)]);
    expect([member.includes(TOKENS.member), member.includes(TOKENS.guest)]).toEqual([true, false]);
    expect([guest.includes(TOKENS.member), guest.includes(TOKENS.guest)]).toEqual([false, true]);
  });

  it.each([404, 410, 418, 500])(
    'is nothing of an answer %s, whatever its owner asks for [SEO-05] [ROUTE-08]',
    async (status) => {
      const load = jest.fn(() => Promise.resolve({ outcome: 'page', status, head: { title: '' }, cache: 'product' }));
      const shop = open({ load });
      for (const time of [1, 2]) {
        expect(kept(await ask(shop, '/sunglasses'))).toBe(NOBODY);
        expect(load).toHaveBeenCalledTimes(time);
      }
      expect(kept(await ask(shop, '/nowhere/at-all'))).toBe(NOBODY);
    },
  );

  it('is a permanent redirect of an address, and none that a shopper, an editor or the moment decides [SEO-05]', async () => {
    const elsewhere = (permanent: boolean) => () =>
      Promise.resolve({ outcome: 'redirect', location: '/elsewhere', permanent });
    const policy = async (permanent: boolean, url: string, cookie = '') => {
      const answer = await ask(open({ load: elsewhere(permanent) }), url, { headers: { cookie } });
      return [answer.headers.location, kept(answer)];
    };
    expect(await policy(true, '/sunglasses')).toEqual(['/elsewhere', 'public, max-age=3600']);
    expect(await policy(false, '/sunglasses')).toEqual(['/elsewhere', NOBODY]);
    expect(await policy(true, '/cart')).toEqual(['/elsewhere', NOBODY]);
    expect(await policy(true, '/sunglasses', `${COOKIES.preview}=let-me-see|`)).toEqual(['/elsewhere', NOBODY]);
  });

  it.each([
    ['a form that fills the bag', 'POST', '/actions/cart/add'],
    [
      'a call that ends the session, though the platform does not answer',
      'DELETE',
      '/wcs/resources/store/10801/loginidentity/@self',
    ],
    ['a preview that begins', 'GET', '/?previewToken=let-me-see'],
    ['a wish for releases that ends', 'GET', '/?releases='],
  ] as const)('is nothing of an answer that sets a cookie: %s [SEO-05]', async (_what, method, url) => {
    const isForm = method === 'POST';
    const answer = await visitShop(open(), url, {
      method,
      headers: {
        cookie: pair(TOKENS.guest),
        origin: 'http://localhost:3000',
        ...(isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(isForm ? { payload: 'partNumber=1' } : {}),
    });
    expect(answer.headers['set-cookie']).toBeDefined();
    expect(kept(answer)).toBe(NOBODY);
  });

  it.each(['previewToken=let-me-see', 'releases='])(
    'stands in the way of no address that begins or ends a choice of one visitor: %s [FED-04] [CMS-02]',
    async (query) => {
      const shop = open();
      const page = await ask(shop, '/');
      expect(isPublic(page)).toBe(true);
      const moved = await ask(shop, '/', { query });
      expect([moved.headers['location'], kept(moved)]).toEqual(['/', NOBODY]);
    },
  );

  it('is no page while a canary is under way: which releases a visit gets is in its cookie [FED-04] [SEO-05]', async () => {
    const shop = open({ registry: releasesOf(50) });
    const visit = async (cookie: string) => {
      const { headers, body } = await ask(shop, '/sunglasses', { headers: { cookie } });
      return [headers['cache-control'], body.includes('/site/bb.json'), headers['set-cookie']?.length ?? 0];
    };
    for (const time of ['made', 'kept']) {
      expect([time, ...(await visit(`${COOKIES.bucket}=5`))]).toEqual([time, NOBODY, true, 0]);
      expect([time, ...(await visit(`${COOKIES.bucket}=99`))]).toEqual([time, NOBODY, false, 0]);
      const [policy, , set] = await visit('');
      expect([time, policy, set]).toEqual([time, NOBODY, 1]);
    }
  });
});
