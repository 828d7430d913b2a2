import { sql } from 'kysely';

import { migrate, testClock } from '../kernel';
import { orderMigrations } from '../modules/order/order.migrations';
import { createSearchEventModule } from '../modules/searchEvent';
import { openCatalogueFixture } from '../testing/catalogueFixture';
import type { CatalogueFixture } from '../testing/catalogueFixture';
import { createRecommendFigures } from './recommendFigures';

const NOW = '2026-11-21T10:00:00.000Z';
const DAY_MS = 86_400_000;
const day = (ago: number): string => new Date(Date.parse(NOW) - ago * DAY_MS).toISOString();

describe('what was done with models', () => {
  let fixture: CatalogueFixture;
  /** Two frames and one of their colours, as the catalogue has them: model, product number and article. */
  let sold: { model: string; product: string; article: string }[];

  beforeAll(async () => {
    fixture = await openCatalogueFixture();
    const { db } = fixture.opened;
    const readObjects = async () => () => undefined;
    const events = createSearchEventModule({ db, clock: testClock(NOW), keptDays: 90, readObjects });
    await migrate(db, [...fixture.migrations, orderMigrations, events.migrations]);
    const { rows } = await sql<(typeof sold)[number]>`
      select distinct on (p.group_key) p.group_key as model, p.part_number as product, i.part_number as article
      from products p join items i on i.product_id = p.id where p.displayed order by p.group_key limit 3`.execute(db);
    sold = rows;
  }, 60_000);
  afterAll(() => fixture.close());

  async function order(
    id: string,
    placedAt: string | null,
    ...articles: readonly (string | undefined)[]
  ): Promise<void> {
    const { db } = fixture.opened;
    await sql`insert into orders (order_id, store_id, buyer_id, status, is_current, currency, description, version, is_prepared,
        is_dirty, product_minor, adjustment_minor, shipping_minor, sales_tax_minor, shipping_tax_minor, adjustments,
        promotion_codes, attributes, notify_email, created_at, updated_at, placed_at)
      values (${id}, '10801', ${`buyer ${id}`}, 'M', false, 'USD', '', 1, true, false, 0, 0, 0, 0, 0, '[]', '[]', '[]', '',
        ${NOW}, ${NOW}, ${placedAt})`.execute(db);
    for (const [position, article] of articles.entries())
      await sql`insert into order_items (order_item_id, order_id, position, product_id, part_number, name, product_type,
          weight_grams, quantity, unit_minor, contract_id, ship_mode_id, shipping_minor, sales_tax_minor, shipping_tax_minor,
          adjustments, attributes, group_key, field2, inventory_status, created_at, updated_at)
        values (${`${id} ${position}`}, ${id}, ${position}, '1', ${article}, '', 'frames', 0, 1, 100, '1', '14501', 0, 0, 0,
          '[]', '[]', '', '', 'Available', ${NOW}, ${NOW})`.execute(db);
  }

  async function event(kind: string, partNumber: string | undefined, ago: number): Promise<void> {
    await sql`insert into search_events (day, kind, locale, part_number)
      values (${day(ago).slice(0, 10)}, ${kind}, 'en-us', ${partNumber})`.execute(fixture.opened.db);
  }

  it('is counted of placed orders of the last year, by model and once an order [SRCH-07]', async () => {
    const [one, two, three] = sold;
    await order('1', day(3), one?.article, one?.article, two?.article);
    await order('2', day(30), one?.article, two?.article, three?.article);
    await order('3', null, one?.article, three?.article);
    await order('4', day(400), one?.article, three?.article);
    const figures = await createRecommendFigures(fixture.opened.db, testClock(NOW))();
    expect(Object.fromEntries(figures.orders)).toEqual({ [one!.model]: 2, [two!.model]: 2, [three!.model]: 1 });
    expect(Object.fromEntries(figures.together.get(one!.model) ?? [])).toEqual({ [two!.model]: 2, [three!.model]: 1 });
  });

  it('is weighed of events by what they say and how long ago they were, and kept for a quarter of an hour [SRCH-07]', async () => {
    const [one, two] = sold;
    await event('click', one?.product, 0);
    await event('addToCart', two?.product, 7);
    await event('purchase', two?.product, 60);
    let moment = 0;
    const figures = createRecommendFigures(fixture.opened.db, testClock(NOW), () => moment);
    const trend = async () => Object.fromEntries((await figures()).trend);
    const before = { [one!.model]: 1, [two!.model]: 0.75 };
    expect(await trend()).toEqual(before);
    await event('click', one?.product, 0);
    moment = 14 * 60_000;
    expect(await trend()).toEqual(before);
    moment = 15 * 60_000;
    expect(await trend()).toEqual({ ...before, [one!.model]: 2 });
  });
});
