import { addRoutes, createHttpApp, migrate, testClock } from '../../kernel';
import type { HttpApp, OpenDatabase } from '../../kernel';
import { openTestDatabase } from '../../testing/testDatabase';
import { createContentModule } from '.';
import { replaceContent } from './content.repository';

const accounts = { deletionGraceDays: 14, ordersKeptYears: 10 };

let database: OpenDatabase;
let app: HttpApp;
const clock = testClock('2026-11-21T10:00:00.000Z');

const component = (id: string, type: string, fields: object, more: { products?: string[]; from?: Date } = {}) => ({
  id,
  locale: 'en-us',
  type,
  fields: JSON.stringify(fields),
  products: JSON.stringify(more.products ?? []),
  valid_from: more.from ?? null,
  valid_to: null,
});
const placed = (pageId: string, placement: string, position: number, componentId: string) => ({
  locale: 'en-us',
  page_id: pageId,
  placement,
  position,
  component_id: componentId,
});

beforeAll(async () => {
  database = await openTestDatabase();
  const module = createContentModule({ db: database.db, clock, accounts });
  await migrate(database.db, [module.migrations]);
  await database.db.transaction().execute((trx) =>
    replaceContent(trx, 'en-us', {
      pages: [],
      components: [
        component('b.letter', 'RichText', { text: 'Write to us' }),
        component('a.rail', 'ProductCarousel', { title: 'New' }, { products: ['3000001', '3000002'] }),
        component('c.later', 'RichText', { text: 'Soon' }, { from: new Date('2027-01-01T00:00:00.000Z') }),
        ...Array.from({ length: 60 }, (_, index) => component(`many.${index}`, 'RichText', { text: 'x' })),
      ],
      placements: [
        placed('home', 'hero', 0, 'b.letter'),
        placed('about', 'hero', 3, 'b.letter'),
        placed('home', 'hero', 1, 'a.rail'),
        placed('home', 'hero', 2, 'c.later'),
        ...Array.from({ length: 60 }, (_, index) => placed('home', 'many', index, `many.${index}`)),
      ],
    }),
  );
  app = createHttpApp();
  addRoutes(app, module.routes);
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

const url = (path: string, storeId = '10801') => `/wcs/resources/store/${storeId}/${path}`;
const spot = async (name: string) => (await app.inject(url(`espot/${name}`))).json().MarketingSpotData[0];

describe('marketing spots', () => {
  it('answer what stands in the placement now, once and in its order, with the products beside it [PLAT-02]', async () => {
    const found = await spot('hero');
    expect(found).toMatchObject({
      eSpotName: 'hero',
      baseMarketingSpotActivityData: [
        {
          baseMarketingSpotDataType: 'MarketingContent',
          baseMarketingSpotActivityID: 'b.letter',
          activityPriority: '1',
          marketingContentDescription: [{ language: '-1', marketingText: 'Write to us' }],
        },
        {
          baseMarketingSpotActivityID: 'a.rail',
          activityPriority: '2',
          marketingContentDescription: [{ marketingText: '{"title":"New"}' }],
        },
        { baseMarketingSpotDataType: 'CatalogEntryId', productId: '3000001' },
        { baseMarketingSpotDataType: 'CatalogEntryId', productId: '3000002' },
      ],
    });
    expect(found.baseMarketingSpotActivityData).toHaveLength(4);
    expect((await spot('a.rail')).baseMarketingSpotActivityData).toHaveLength(3);
    expect((await spot('many')).baseMarketingSpotActivityData).toHaveLength(50);
  });

  it('answer their name and no activities when nobody knows them [PLAT-02]', async () => {
    const answer = await app.inject(url('espot/Home%20Page%20Ads'));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      MarketingSpotData: [{ eSpotName: 'Home Page Ads', behavior: '0', nextTimeLimit: '-1' }],
      resourceName: 'espot',
    });
    expect((await app.inject(url(`espot/${'x'.repeat(129)}`))).statusCode).toBe(400);
    expect((await app.inject(url('espot/hero', '1'))).json().errors[0].errorKey).toBe('_ERR_INVALID_INPUT');
  });
});

describe('marketing events', () => {
  const tell = (payload: object, storeId?: string) =>
    app.inject({ method: 'POST', url: url('event', storeId), payload });

  it('are accepted within bounds and answered with nothing to show [PLAT-02]', async () => {
    const told = await tell({ DM_ReqCmd: 'ProductDisplay', productId: '1', anything: 'else' });
    expect(told.statusCode).toBe(201);
    expect(told.json()).toEqual({ MarketingSpotData: [], resourceName: 'event' });
    expect((await tell({ searchTerm: 'x'.repeat(255) })).statusCode).toBe(400);
    expect((await tell({ anything: 'x'.repeat(9000) })).statusCode).toBe(413);
    expect((await tell({}, '1')).statusCode).toBe(400);
  });
});
