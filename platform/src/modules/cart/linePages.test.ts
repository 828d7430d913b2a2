import { sql } from 'kysely';

import { migrate } from '../../kernel';
import { openTradeApp, operationsToken, type TradeApp } from '../../testing/tradeApp';
import { LENS_OFFERS } from '../prescription/lensOffers';
import { prescriptionMigrations } from '../prescription/prescription.migrations';

const frame = '2900000000017';
const offer = LENS_OFFERS.find(({ type, treatment, thickness }) =>
  [type.code, treatment.code, thickness.code].every((code, index) => code === ['SV', 'AR', '1.60'][index]),
);
const pages = (...ids: readonly unknown[]) => ({
  attributeName: 'rxFileStorageIds',
  attributeValue: JSON.stringify(ids),
});

/** A frame with lenses whose prescription is documents. */
const pair = (attribute: object, group = 'g-1') => [
  {
    partNumber: frame,
    xitem_field1: group,
    orderItemExtendAttribute: [{ attributeName: 'RxLensId', attributeValue: offer?.lensId ?? '' }],
  },
  ...['SRV-SV', 'SRV-AR', 'SRV-IDX-160'].map((partNumber, index) => ({
    partNumber,
    xitem_field1: group,
    orderItemExtendAttribute: [
      { attributeName: 'IsRoxLens', attributeValue: 'true' },
      ...(index === 0 ? [attribute] : []),
    ],
  })),
];

describe('documents that lenses come with', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
    await sql`create table if not exists members (user_id text primary key)`.execute(shop.db);
    await migrate(shop.db, [...shop.migrations, prescriptionMigrations]);
    for (const user of ['921', '922']) {
      await sql`insert into members (user_id) values (${user})`.execute(shop.db);
      for (const page of [1, 2]) {
        await sql`insert into prescription_files (file_id, user_id, key_id, content, description, content_type, created_at)
          values (${`f-${user}-${page}`}, ${user}, 'k', '', '', 'application/pdf', now())`.execute(shop.db);
      }
    }
  });
  afterAll(() => shop.close());

  const add = (user: string, orderItem: object[]) =>
    shop.as(user, 'POST', 'cart', { orderId: '.', x_calculateOrder: '1', orderItem });
  const linked = async (orderItemId: string) => {
    const { rows } = await sql<{ file_id: string }>`select file_id from prescription_links
      where order_item_id = ${orderItemId} order by file_id`.execute(shop.db);
    return rows.map((row) => row.file_id);
  };

  it('are on the line of the lenses with the bag itself, and an optician reads them after the order [RX-06] [RX-07] [RX-11]', async () => {
    expect((await add('921', pair(pages('f-921-1', 'f-921-2')))).statusCode).toBe(201);
    const orderId = await shop.ready('921', [['2900000000024', 1]]);
    expect((await shop.as('921', 'POST', 'cart/@self/checkout', { orderId })).statusCode).toBe(200);
    const { orderItem, orderStatus } = (await shop.as('921', 'GET', `order/${orderId}`)).json();
    const line = orderItem.find(({ partNumber }: { partNumber: string }) => partNumber === 'SRV-SV');
    expect([orderStatus, line.x_prescriptionState]).toEqual(['W', 'waiting']);
    expect(await linked(line.orderItemId)).toEqual(['f-921-1', 'f-921-2']);
    expect(JSON.stringify(orderItem)).not.toContain('f-921');
    const { lines } = (
      await shop.app.inject({
        url: `/operations/orders/${orderId}/prescriptions`,
        headers: { authorization: `Bearer ${operationsToken}` },
      })
    ).json<{ lines: { version: string }[] }>();
    const approved = await shop.app.inject({
      method: 'POST',
      url: `/operations/orders/${orderId}/prescriptions/${line.orderItemId}/approve`,
      headers: { authorization: `Bearer ${operationsToken}` },
      payload: { version: lines[0]?.version },
    });
    expect(approved.json()).toMatchObject({ orderStatus: 'R' });
  });

  it.each([
    ['RX_FILE_NOT_FOUND', pages('f-922-1', 'f-921-1')],
    ['RX_FILE_NOT_FOUND', pages('f-none')],
    ['_ERR_INVALID_INPUT', pages('../x')],
    ['_ERR_INVALID_INPUT', pages(...Array.from({ length: 21 }, (_, index) => `f-${index}`))],
    ['_ERR_INVALID_INPUT', { attributeName: 'rxFileStorageIds', attributeValue: 'f-922-1' }],
  ])(
    'are refused with %s when they are not the shopper’s own or no list of ids, and nothing is added [RX-06] [PLAT-07]',
    async (key, attribute) => {
      const answer = await add('922', pair(attribute));
      expect(answer.json().errors[0].errorKey).toBe(key);
      const cart = await shop.as('922', 'GET', 'cart/@self');
      expect(cart.json().orderItem ?? []).toEqual([]);
      const { rows } = await sql`select 1 from prescription_links where user_id = '922'`.execute(shop.db);
      expect(rows).toEqual([]);
    },
  );

  it('come with a new line of lenses alone [RX-06] [PLAT-06]', async () => {
    const own = pages('f-922-1');
    expect((await add('922', [{ partNumber: frame, orderItemExtendAttribute: [own] }])).statusCode).toBe(400);
    const orderItem = (await add('922', [{ partNumber: frame }])).json().orderItem;
    const change = { orderItem: [{ orderItemId: orderItem[0].orderItemId, orderItemExtendAttribute: [own] }] };
    expect((await shop.as('922', 'PUT', 'cart/@self/update_order_item', change)).statusCode).toBe(400);
  });
});
