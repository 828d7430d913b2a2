import path from 'node:path';

import { sql } from 'kysely';

import { addRoutes, createHttpApp, migrate, testClock } from '../../kernel';
import type { HttpApp, OpenDatabase } from '../../kernel';
import { openTestDatabase } from '../../testing/testDatabase';
import type { ContentCatalogue } from './content.catalogue';
import { createContentModule, seedContent } from '.';

const folder = path.resolve(__dirname, '../../../data/content');
const token = { wcpreviewtoken: 'let-me-see' };

/** A catalogue with one product and one brand. */
const catalogue: ContentCatalogue = {
  productIds: async () => ['3000001'],
  brandIds: async () => new Map([['/brands/halden', '10607']]),
  productLinks: async () => [{ label: 'Halden Allina, Black', href: '/sunglasses/halden-allina-black-0hd4001s-01' }],
};

let database: OpenDatabase;
let app: HttpApp;

beforeAll(async () => {
  database = await openTestDatabase();
  const module = createContentModule({
    db: database.db,
    clock: testClock('2026-11-21T10:00:00.000Z'),
    previewTokens: [token.wcpreviewtoken],
    accounts: { deletionGraceDays: 21, ordersKeptYears: 7 },
    catalogue,
    records: async (_storeId, _locale, ids) => ids.map((id) => ({ id, name: `Product ${id}` })),
  });
  await migrate(database.db, [module.migrations]);
  await seedContent(database.db, { folder, catalogue });
  app = createHttpApp();
  addRoutes(app, module.routes);
}, 60_000);

afterAll(() => database.close());

const live = (call: string, site = 'en/us', headers: Record<string, string> = {}) =>
  app.inject({ url: `/cms/live/sightline/${site}/${call}`, headers });

describe('the content service', () => {
  it('answers every live call, by brand or store prefix and with every query [CMS-01]', async () => {
    const calls: [string, string][] = [
      ['page/header', 'Header'],
      ['page/footer', 'Footer'],
      ['home/content', 'HomePage'],
      ['hcl/content?externalId=10501', 'ProductListPage'],
      ['plp/content?externalId=10607', 'ProductListPage'],
      ['pdp/content?externalId=0NO4001S-01', 'ProductPage'],
      ['page/content?pageId=faq', 'FaqPage'],
      ['page/content?pageId=c%2Fprivacy', 'StaticPage'],
      ['page/content?externalId=10501', 'ProductListPage'],
      ['home/content?storeId=10801&langId=-1&profile=x&breadcrumb=true&noEnrich=true', 'HomePage'],
    ];
    for (const [call, type] of calls) {
      const answer = await live(call);
      expect([call, answer.statusCode, answer.json().type]).toEqual([call, 200, type]);
    }
    const byStore = await app.inject('/cms/live/sightline-us/en/us/home/content');
    expect(byStore.statusCode).toBe(200);
  });

  it('says of contact lenses and of other goods nothing that is of frames alone [CMS-01] [PDP-04]', async () => {
    for (const site of ['en/us', 'it/it', 'de/de', 'fr/fr', 'es/es', 'pt/pt']) {
      const { placements } = (await live('pdp/content?externalId=0NO4001S-01', site)).json();
      const words = (name: string) =>
        placements[name].flatMap((one: { fields: { items: unknown[] } }) => one.fields.items);
      expect([site, words('services').length]).toEqual([site, 3]);
      for (const name of ['services-contact-lenses', 'services-other']) {
        expect([site, name, words(name).length]).toEqual([site, name, 2]);
        const text = JSON.stringify(words(name));
        for (const { text: ofFrames } of words('services')) expect(text).not.toContain(ofFrames);
        expect(text).toContain('30');
      }
    }
  });

  it('leads from the hearing test to the devices [CMS-01] [ADV-03]', async () => {
    const { placements } = (await live('page/content?pageId=hearing-test')).json();
    expect(placements.main.at(-1)).toMatchObject({
      type: 'ProductCarousel',
      fields: { title: 'Hearing', cta: { label: 'All hearing products', href: '/hearing' } },
    });
  });

  it('says for how long orders of deleted accounts are kept, as the installation keeps them [CMS-01] [ACC-06]', async () => {
    for (const [site, said] of [
      ['en/us', 'deleted 21 days after its owner asks for it. Its orders keep their names for 7 years'],
      ['de/de', '21 Tage nach dem Antrag gelöscht. Seine Bestellungen behalten ihre Namen 7 Jahre'],
    ] as const)
      expect((await live('page/content?pageId=privacy', site)).body).toContain(said);
  });

  it('speaks the language and counts in the money of the country [CMS-01]', async () => {
    const promise = async (site: string) =>
      (await live('page/header', site)).json().placements.header[0].fields.text.replaceAll(/\s/g, ' ');
    expect(await promise('en/us')).toBe('Free delivery over $75. Returns within 30 days.');
    expect(await promise('it/it')).toBe('Consegna gratuita da 75 €. Reso entro 30 giorni.');
    expect(await promise('fr/ch')).toMatch(/^Livraison offerte dès .*CHF/);
    const title = async (site: string) => (await live('home/content', site)).json().placements.hero[0].fields.title;
    expect(await title('en/gb')).toBe('Made to the millimetre.');
    expect(await title('en/us')).toBe('Made to the millimeter.');
    expect(await title('pt/pt')).toBe('Feitos ao milímetro.');
  });

  it('keeps its own language and takes another only for what is missing in it [SITE-04]', async () => {
    const title = async (site: string, query: string) =>
      (await live(`page/content?pageId=faq&${query}`, site)).json<{ seo: { title: string } }>().seo.title;
    const portuguese = await title('pt/pt', '');
    expect(await title('pt/pt', 'filterRulesLocaleOverride=en_PT')).toBe(portuguese);
    expect((await live('page/content?pageId=faq', 'nl/nl')).statusCode).toBe(404);
    const english = await title('nl/nl', 'filterRulesLocaleOverride=en_PT');
    expect(english).not.toBe(portuguese);
    const until = (moment: Date | null) =>
      sql`update content_pages set valid_to = ${moment} where locale = 'pt-pt' and id = 'faq'`.execute(database.db);
    await until(new Date('2020-01-01'));
    expect((await live('page/content?pageId=faq', 'pt/pt')).statusCode).toBe(404);
    expect(await title('pt/pt', 'filterRulesLocaleOverride=en_PT')).toBe(english);
    await until(null);
  });

  it('says in a country only what holds there [CMS-01]', async () => {
    const insurance = async (site: string) => (await live('page/content?pageId=insurance', site)).body;
    expect(await insurance('it/it')).toContain('codice fiscale');
    expect(await insurance('it/ch')).not.toContain('codice fiscale');
    expect(await insurance('en/gb')).toContain('NHS');
    expect(await insurance('en/pt')).not.toContain('NHS');
  });

  it('sends the placements that were asked for, nested or flat [CMS-01]', async () => {
    const placements = async (query: string) =>
      Object.keys((await live(`home/content?${query}`)).json().placements).toSorted();
    expect(await placements('')).toEqual(['hero', 'main']);
    expect(await placements('includePlacements=hero')).toEqual(['hero']);
    expect(await placements('excludePlacements=hero')).toEqual(['main']);
    expect(await placements('addPlacement=header,footer')).toEqual(['footer', 'header', 'hero', 'main']);
    const flat = (await live('home/content?useFlatStructure=true')).json();
    expect(flat.placements).toBeUndefined();
    expect(flat.components[0]).toMatchObject({ id: 'home.hero', placement: 'hero', parentId: null });
  });

  it('answers the mega menu as a tree of three levels at most, its sections by their category [CMS-01]', async () => {
    interface Entry {
      readonly href: string;
      readonly label: string;
      readonly categoryId: string;
      readonly children: readonly Entry[];
    }
    const levelsOf = ({ children }: Entry): number => 1 + Math.max(0, ...children.map(levelsOf));
    for (const [site, label] of [
      ['en/us', 'Sunglasses'],
      ['it/it', 'Occhiali da sole'],
    ] as const) {
      const { items } = (await live('page/mega-menu', site)).json<{ items: readonly Entry[] }>();
      expect(Math.max(...items.map(levelsOf))).toBe(3);
      expect(items.find(({ categoryId }) => categoryId === '10501')).toMatchObject({ href: '/sunglasses', label });
    }
    expect((await live('page/mega-menu', 'xx/us')).statusCode).toBe(404);
  });

  it('puts product records into components unless ids are enough [CMS-01]', async () => {
    const products = async (query: string) => (await live(`home/content?${query}`)).json().placements.hero[0].products;
    expect(await products('noEnrich=true')).toEqual(['3000001']);
    expect(await products('storeId=10801')).toEqual([{ id: '3000001', name: 'Product 3000001' }]);
  });

  it('gives the head of a page, its alternates and its breadcrumb [CMS-01]', async () => {
    const page = (await live('page/content?pageId=privacy&baseUrl=https://shop.example/', 'it/it')).json();
    expect(page.seo).toMatchObject({
      title: 'Privacy | Sightline',
      canonical: 'https://shop.example/c/privacy',
      robots: 'index,follow',
    });
    expect(page.seo.alternates).toContainEqual({ locale: 'de-de', href: 'https://shop.example/de-de/c/privacy' });
    expect(page.breadcrumb).toEqual([
      { label: 'Home', href: 'https://shop.example/' },
      { label: 'Privacy', href: 'https://shop.example/c/privacy' },
    ]);
    expect((await live('page/content?pageId=privacy&breadcrumb=false')).json().breadcrumb).toEqual([]);
  });

  it('may be cached for 300 seconds and says when nothing changed [CMS-01]', async () => {
    const first = await live('home/content');
    expect(first.headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=600');
    const again = await live('home/content', 'en/us', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('failures of the content service', () => {
  const missing = { message: 'Page not found', status: 404 };

  it('says that a page is not there, in words the shop shows [CMS-05]', async () => {
    const calls = [
      'page/content?pageId=nowhere',
      'page/content',
      'page/content?externalId=*',
      'hcl/content?externalId=99999',
      'plp/content?externalId=99999',
      'plp/content?externalId=0NO4001S-01',
    ];
    for (const call of calls) {
      const answer = await live(call);
      expect([call, answer.statusCode, answer.json()]).toEqual([call, 404, missing]);
    }
    const elsewhere = await app.inject('/cms/live/other/en/us/home/content');
    expect([elsewhere.statusCode, elsewhere.json()]).toEqual([404, missing]);
    expect((await live('home/content', 'xx/us')).json()).toEqual(missing);
  });

  it('names what it cannot read and lets nobody keep it [CMS-05]', async () => {
    const answer = await live(`home/content?profile=${'x'.repeat(500)}`);
    expect([answer.statusCode, answer.json().status]).toEqual([400, 400]);
    expect(answer.json().message).toContain('profile');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('previews', () => {
  const inSpring = 'previewDate=2027-04-01T00:00:00Z';

  it('are refused without a token that holds [CMS-02]', async () => {
    for (const headers of [{}, { wcpreviewtoken: 'guessed' }]) {
      for (const url of ['/cms/preview/page/home', '/cms/preview/component/home.hero']) {
        const answer = await app.inject({ url, headers });
        expect([answer.statusCode, answer.json()]).toEqual([
          401,
          { message: 'A preview token is required', status: 401 },
        ]);
      }
    }
  });

  it('show a page or a component as of a date [CMS-02]', async () => {
    const page = (query: string) => app.inject({ url: `/cms/preview/page/spring-light?${query}`, headers: token });
    expect((await page(inSpring)).json()).toMatchObject({ type: 'LandingPage', locale: 'en-us' });
    expect((await page('')).statusCode).toBe(404);
    expect((await page('previewDate=2027-06-02T00:00:00Z')).statusCode).toBe(404);
    expect((await page(`${inSpring}&storeId=10802&langId=-4`)).json()).toMatchObject({ locale: 'it-it' });
    const component = await app.inject({ url: '/cms/preview/component/home.hero', headers: token });
    expect(component.json()).toMatchObject({ id: 'home.hero', type: 'HeroBanner' });
    const unknown = await app.inject({ url: '/cms/preview/component/nothing', headers: token });
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'Component not found']);
  });

  it('never reach shoppers, whatever date they ask for [CMS-02]', async () => {
    const call = `page/content?pageId=spring-light&${inSpring}`;
    expect((await live(call)).statusCode).toBe(404);
    expect((await live(call, 'en/us', { wcpreviewtoken: 'guessed' })).statusCode).toBe(404);
    expect((await live(call, 'en/us', token)).statusCode).toBe(200);
  });

  it('are never kept [CMS-02]', async () => {
    const answers = [
      await app.inject({ url: '/cms/preview/page/home', headers: token }),
      await live('home/content', 'en/us', token),
    ];
    for (const answer of answers) expect(answer.headers['cache-control']).toBe('private, no-store');
    expect((await live('home/content')).headers['vary']).toBe('WCPreviewToken');
  });

  it('refuse a date that is none [CMS-02]', async () => {
    const answer = await app.inject({ url: '/cms/preview/page/home?previewDate=soon', headers: token });
    expect([answer.statusCode, answer.json()]).toEqual([400, { message: 'previewDate is not a date', status: 400 }]);
  });
});
