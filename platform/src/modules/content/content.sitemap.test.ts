import path from 'node:path';

import { readFooter, readHeader, readMegaMenu, readPageContent, readSitemap } from '@sightline/shared-lib/api/content';
import type { PlatformClient } from '@sightline/shared-lib/contracts';
import { readListing } from '@sightline/shared-lib/domain/listing';
import { localisePath } from '@sightline/shared-lib/domain/routing';

import { addRoutes, createHttpApp, migrate, testClock } from '../../kernel';
import type { HttpApp, OpenDatabase } from '../../kernel';
import { catalogueSeed } from '../../seed/catalogue/catalogue.seed';
import { seedDatabase } from '../../seed/seedDatabase';
import { seedMigrations } from '../../seed/seed.migrations';
import { openTestDatabase } from '../../testing/testDatabase';
import { createCatalogueModule } from '../catalogue';
import type { CatalogueService } from '../catalogue';
import { createInventoryModule } from '../inventory';
import { createContentModule, seedContent } from '.';

const accounts = { deletionGraceDays: 14, ordersKeptYears: 10 };

const folder = path.resolve(__dirname, '../../../data/content');

let database: OpenDatabase;
let app: HttpApp;
let catalogue: CatalogueService;

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const clock = testClock('2026-11-21T10:00:00.000Z');
  const inventory = createInventoryModule(db);
  const products = createCatalogueModule({ db, clock, inventory: inventory.service });
  const content = createContentModule({ db, clock, localise: localisePath, accounts });
  await migrate(db, [products.migrations, inventory.migrations, seedMigrations, content.migrations]);
  const contentSeed = {
    name: 'content',
    run: async (handle: typeof db) => {
      await seedContent(handle, { folder });
    },
  };
  await seedDatabase(db, { contributors: [catalogueSeed, contentSeed], small: true, clock });
  catalogue = products.service;
  app = createHttpApp();
  addRoutes(app, content.routes);
}, 60_000);

afterAll(() => database.close());

/** The shop's client, calling in process. */
const client: PlatformClient = {
  async send({ path: pattern, pathParams = {}, query = {} }) {
    const filled = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathParams[name] ?? '');
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const answer = await app.inject({ url: `/cms${filled}`, query: Object.fromEntries(given) });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  },
};

const italy = { store: 'sightline', lang: 'it', country: 'it' };

describe('the site map', () => {
  it('answers at every address it may be asked at [SEO-03]', async () => {
    for (const prefix of ['', '/cms', '/cms/live']) {
      const answer = await app.inject(`${prefix}/sitemap/sightline/en/us`);
      expect([prefix, answer.statusCode, answer.json().groups.length > 5]).toEqual([prefix, 200, true]);
    }
    const elsewhere = await app.inject('/cms/sitemap/other/en/us');
    expect([elsewhere.statusCode, elsewhere.json()]).toEqual([404, { message: 'Page not found', status: 404 }]);
  });

  it('leads to every listing, brand and product, once, in English paths without locale [SEO-03]', async () => {
    const { products, categories } = await catalogue.pages();
    const wanted = ['/', ...[...products, ...categories].map((page) => page.path)];
    expect(wanted.length).toBeGreaterThan(50);
    for (const site of [italy, { store: 'sightline', lang: 'fr', country: 'ch' }]) {
      const links = (await readSitemap(client, site)).flatMap((group) => group.links);
      const addresses = links.map((link) => link.href);
      expect(wanted.filter((address) => !addresses.includes(address))).toEqual([]);
      expect(addresses.length).toBe(new Set(addresses).size);
      expect(links.filter((link) => link.label.trim() === '')).toEqual([]);
    }
  });

  it('names pages and products in the language of the site [SEO-03]', async () => {
    const groups = await readSitemap(client, italy);
    expect(groups[0]?.label).toBe('Acquista');
    expect(groups.flatMap(({ links }) => links.map(({ label }) => label))).toContain('Test dell’udito');
    const sun = groups.find((group) => group.label === 'Occhiali da sole');
    expect(sun?.links.length).toBeGreaterThan(5);
    expect(sun?.links.every((link) => link.href.startsWith('/sunglasses/'))).toBe(true);
    expect(sun?.links.some((link) => link.label.endsWith(', Nero'))).toBe(true);
  });

  it('leaves out what is not displayed [SEO-03]', async () => {
    const [product] = (await catalogue.pages()).products;
    const { db } = database;
    const display = (displayed: boolean) =>
      db
        .withTables<{ products: { path: string; displayed: boolean } }>()
        .updateTable('products')
        .set({ displayed })
        .where('path', '=', product?.path ?? '')
        .execute();
    await display(false);
    const links = (await readSitemap(client, italy)).flatMap((group) => group.links);
    await display(true);
    expect(links.map((link) => link.href)).not.toContain(product?.path);
  });
});

describe('what stands on every page', () => {
  it('loads through the calls of the shop [SITE-11]', async () => {
    const header = await readHeader(client, italy);
    const sections = header.placements['header']?.find((component) => component.id === 'header.sections');
    expect(sections?.fields.links.map((link) => link.href)).toContain('/eyeglasses');
    const footer = await readFooter(client, italy);
    expect(footer.placements['footer']?.map((component) => component.type)).toEqual([
      'NewsletterForm',
      'FooterColumn',
      'FooterColumn',
      'FooterColumn',
      'LegalStrip',
    ]);
    expect(footer.placements['footer']?.at(-1)?.fields.site).toBe('Italia, Italiano, EUR');
  });

  it('has a menu of sections with category id and name, three levels deep [SITE-11]', async () => {
    const menu = await readMegaMenu(client, italy);
    const { categories } = await catalogue.pages();
    const ids = new Map(categories.map((category) => [category.path, category.id]));
    expect(menu.length).toBe(6);
    for (const section of menu) {
      expect([section.href, section.categoryId]).toEqual([section.href, ids.get(section.href)]);
      for (const entry of section.children.flatMap((column) => column.children)) {
        expect([entry.label !== '', entry.href !== '', entry.children]).toEqual([true, true, []]);
      }
    }
    const feature = menu[0]?.children.find((column) => column.id.endsWith('-feature'));
    expect(feature?.image).toMatch(/^product:3\d{6}$/);
  });

  it('narrows listings to values the catalogue has [SITE-11]', async () => {
    const { dictionary } = await catalogue.snapshot();
    const entries = (await readMegaMenu(client, italy)).flatMap((one) =>
      one.children.flatMap((column) => column.children),
    );
    const chosen = entries.flatMap((entry) => {
      const search = new URLSearchParams(entry.href.split('?')[1]);
      return Object.entries(
        readListing(Object.fromEntries([...search].map(([name, value]) => [name, [value]]))).facets,
      );
    });
    expect(chosen.length).toBeGreaterThan(15);
    for (const [attribute, [code = '']] of chosen) {
      const isKnown = dictionary.valueSequence(attribute, code) < 999;
      expect([attribute, code, isKnown]).toEqual([attribute, code, true]);
    }
  });

  it('finds the page of a brand by the id the catalogue gives it [CMS-01]', async () => {
    const { categories } = await catalogue.pages();
    const shown = categories.filter((category) => category.path.startsWith('/brands/'));
    expect(shown.length).toBeGreaterThan(5);
    for (const { id, path: brandPath } of shown) {
      const page = await readPageContent(client, { ...italy, externalId: id });
      expect([brandPath, page.seo.canonical]).toEqual([brandPath, brandPath]);
    }
  });
});
