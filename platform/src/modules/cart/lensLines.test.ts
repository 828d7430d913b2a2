import { Writable } from 'node:stream';

import { sql } from 'kysely';
import pino from 'pino';

import { openTradeApp, type TradeApp } from '../../testing/tradeApp';

const sphere = '2900000000048';
const multifocal = '2900000000086';
const eye = { power: '-2.00', baseCurve: '8.6', diameter: '14.2' };
const full = { right: { ...eye, addition: 'LO', colour: 'Blue' }, dominance: 'right' };
type Line = Record<string, unknown> & {
  orderItemId: string;
  orderItemExtendAttribute?: { attributeName: string; attributeType: string; attributeValue: string }[];
};

describe('contact lenses in the cart', () => {
  const logged: string[] = [];
  let shop: TradeApp;
  beforeAll(async () => {
    const stream = new Writable({
      write(chunk, _encoding, done) {
        logged.push(String(chunk));
        done();
      },
    });
    shop = await openTradeApp({ logger: pino({ level: 'trace' }, stream) });
  });
  afterAll(() => shop.close());

  const item = (values: unknown, partNumber = sphere, quantity = '1') => ({
    partNumber,
    quantity,
    orderItemExtendAttribute: [{ attributeName: 'contactLensData', attributeValue: JSON.stringify(values) }],
  });
  const add = (user: string, ...orderItem: object[]) => shop.as(user, 'POST', 'cart', { orderId: '.', orderItem });
  const change = (user: string, line: object) =>
    shop.as(user, 'PUT', 'cart/@self/update_order_item', { orderItem: [line] });
  const lines = async (user: string, path = 'cart/@self'): Promise<Line[]> =>
    (await shop.as(user, 'GET', path)).json().orderItem ?? [];
  /** What an eye was told; how long a box lasts is the article's own. */
  const valuesOf = (line: Line | undefined): unknown => {
    const kept = line?.orderItemExtendAttribute?.find((one) => one.attributeName === 'contactLensData');
    const { boxDays: _days, ...values } = JSON.parse(kept?.attributeValue ?? '{}') as Record<string, unknown>;
    return values;
  };

  it('keeps the values of each eye on its line and never combines different ones [RX-20] [CART-02]', async () => {
    expect((await add('901', item({ right: eye }, sphere, '2'), item({ left: eye }, sphere, '4'))).statusCode).toBe(
      201,
    );
    const [right, left, ...none] = await lines('901');
    expect([none, right?.quantity, left?.quantity]).toEqual([[], '2.0', '4.0']);
    expect([valuesOf(right), valuesOf(left)]).toEqual([{ right: eye }, { left: eye }]);
    expect(right?.orderItemExtendAttribute?.[0]?.attributeType).toBe('STRING');
  });

  it('combines what is the same to the last value, in whatever order it is told [RX-20]', async () => {
    await add('902', item({ right: eye }));
    const { power, ...rest } = eye;
    await add(
      '902',
      item({ right: { ...rest, power, boxes: 3 }, left: {} }, sphere, '3'),
      item({ right: { ...eye, power: '-1.75' } }),
    );
    expect((await lines('902')).map((line) => line.quantity)).toEqual(['4.0', '1.0']);
  });

  it('takes everything a lens of many parameters is made in [RX-20]', async () => {
    expect((await add('903', item(full, multifocal))).statusCode).toBe(201);
    expect(valuesOf((await lines('903'))[0])).toEqual(full);
  });

  it.each([
    ['right.power', { right: { ...eye, power: '-7.77' } }, sphere],
    ['right.baseCurve', { right: { power: '-2.00', diameter: '14.2' } }, sphere],
    ['left.axis', { left: { ...eye, axis: '10' } }, sphere],
    ['left.addition', { left: { ...eye, colour: 'Blue' }, dominance: 'left' }, multifocal],
    ['dominance', { ...full, dominance: 'both' }, multifocal],
    ['dominance', { right: eye, dominance: 'right' }, sphere],
    ['right', { right: { ...eye, note: 'x' } }, sphere],
    ['left', { left: 'far' }, sphere],
    ['contactLensData', {}, sphere],
    ['contactLensData', ['x'], sphere],
    ['right.power', { right: eye }, '2900000000017'],
  ])(
    'refuses %s that the item is not made in and repeats no value [RX-20] [PLAT-04]',
    async (field, values, partNumber) => {
      const answer = await add('904', item(values, partNumber));
      expect([answer.statusCode, answer.json().errors[0].errorKey]).toEqual([400, '_ERR_INVALID_INPUT']);
      expect(answer.json().errors[0].errorParameters).toBe(field);
      expect(answer.body).not.toContain('-7.77');
      expect((await shop.as('904', 'GET', 'cart/@self')).statusCode).toBe(404);
    },
  );

  it('takes no values by another name [RX-20]', async () => {
    await add('905', item({ right: eye }));
    const [line] = await lines('905');
    const alias = [{ attributeName: 'ContactLens', attributeValue: JSON.stringify({ right: eye }) }];
    const named = { partNumber: sphere, quantity: '1', orderItemExtendAttribute: alias };
    expect((await add('905', named)).statusCode).toBe(400);
    expect((await change('905', { orderItemId: line?.orderItemId, orderItemExtendAttribute: alias })).statusCode).toBe(
      400,
    );
    expect((await lines('905')).map(valuesOf)).toEqual([{ right: eye }]);
  });

  it('take other values and another number in one step, judged as at first [RX-20] [CART-03] [PLAT-06]', async () => {
    await add('912', item({ right: eye }, sphere, '2'), item({ left: eye }, sphere, '1'));
    const [right] = await lines('912');
    const told = (values: unknown, quantity = '3') =>
      change('912', { ...item(values, sphere, quantity), orderItemId: right?.orderItemId });
    for (const wrong of [{ right: { ...eye, power: '-7.77' } }, { right: {} }]) {
      expect((await told(wrong)).statusCode).toBe(400);
    }
    expect((await lines('912')).map((line) => [line.quantity, valuesOf(line)])).toEqual([
      ['2.0', { right: eye }],
      ['1.0', { left: eye }],
    ]);
    expect((await told({ right: { ...eye, power: '-1.75' } })).statusCode).toBe(200);
    expect((await lines('912')).map((line) => [line.quantity, valuesOf(line)])).toEqual([
      ['3.0', { right: { ...eye, power: '-1.75' } }],
      ['1.0', { left: eye }],
    ]);
  });

  it('join a line of the same values when they are changed to them [RX-20] [CART-02]', async () => {
    const other = { ...eye, power: '-1.75' };
    await add('913', item({ right: eye }, sphere, '2'), item({ right: other }));
    const [, second] = await lines('913');
    await change('913', { ...item({ right: eye }), orderItemId: second?.orderItemId });
    expect((await lines('913')).map((line) => [line.quantity, valuesOf(line)])).toEqual([['3.0', { right: eye }]]);
  });

  it('are never taken by a line of another article [RX-20] [PLAT-06]', async () => {
    await add('914', { partNumber: '2900000000017', quantity: '1' });
    const [frame] = await lines('914');
    const { partNumber: _other, ...values } = item({ right: eye });
    expect((await change('914', { ...values, orderItemId: frame?.orderItemId })).statusCode).toBe(400);
  });

  it('are refused in words without the values of an eye, by article as by product, and leave no cart [RX-20] [EMB-01]', async () => {
    const productId = shop.skus.get(sphere)?.productId;
    for (const wanted of [{ partNumber: sphere }, { productId, quantity: '1' }, item({ right: {} })]) {
      const answer = await add('909', { partNumber: '2900000000024' }, wanted);
      expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([
        400,
        {
          errorKey: '_ERR_INVALID_INPUT',
          errorMessage: expect.stringMatching(/eye/),
          errorParameters: 'contactLensData',
        },
      ]);
    }
    expect((await shop.as('909', 'GET', 'cart/@self')).statusCode).toBe(404);
    expect((await add('909', { partNumber: '2900000000024' })).statusCode).toBe(201);
  });

  it('are neither checked, placed nor copied where an older order holds them without values [RX-20]', async () => {
    const forget = (orderId: string) =>
      sql`update order_items set attributes = '[]' where order_id = ${orderId}`.execute(shop.db);
    const [cart, placed] = [await shop.ready('910', [[sphere, 1]]), await shop.ready('911', [[sphere, 1]])];
    expect((await shop.as('911', 'POST', 'cart/@self/checkout', { orderId: placed })).statusCode).toBe(200);
    for (const orderId of [cart, placed]) await forget(orderId);
    const missing = [400, { errorKey: '_ERR_CONTACT_LENS_VALUES_MISSING' }];
    const placing = await shop.as('910', 'POST', 'cart/@self/checkout', { orderId: cart });
    expect([placing.statusCode, placing.json().errors[0]]).toMatchObject(missing);
    const checking = await shop.as('910', 'PUT', 'cart/@self/precheckout', { orderId: cart });
    expect([checking.statusCode, checking.json().errors[0]]).toMatchObject(missing);
    const copying = await shop.as('911', 'POST', 'cart/copy_order', { fromOrderId_1: placed, toOrderId: '.' });
    expect([copying.statusCode, copying.json().errors[0].errorParameters]).toEqual([400, 'contactLensData']);
  });

  it('goes with the line when it is kept for later, bought and bought again [RX-20]', async () => {
    await add('906', item({ left: eye }, sphere, '2'));
    const [line] = await lines('906');
    await shop.as('906', 'POST', 'cart/@self/saved_items', { orderItemId: [line?.orderItemId] });
    const [saved] = await lines('906', 'cart/@self/saved_items');
    expect(valuesOf(saved)).toEqual({ left: eye });
    await shop.as('906', 'PUT', 'cart/@self/saved_items/restore', { orderItemId: [saved?.orderItemId] });
    const orderId = await shop.ready('906', [['2900000000024', 1]]);
    expect((await shop.as('906', 'POST', 'cart/@self/checkout', { orderId })).statusCode).toBe(200);
    expect((await lines('906', `order/${orderId}`)).map(valuesOf)).toContainEqual({ left: eye });
    await shop.as('906', 'POST', 'cart/copy_order', { fromOrderId_1: orderId, toOrderId: '.' });
    expect((await lines('906')).map(valuesOf)).toContainEqual({ left: eye });
  });

  it('shows the values to nobody else, and neither the database nor the log says them [RX-20] [PLAT-04]', async () => {
    const added = await add('907', item({ right: { ...eye, power: '+1.00' } }));
    const { orderId } = added.json();
    const other = await shop.as('908', 'GET', `order/${orderId}`);
    expect([other.statusCode, other.body.includes('+1.00')]).toEqual([404, false]);
    const rows = await shop.db
      .withTables<{ order_items: { order_id: string; attributes: unknown } }>()
      .selectFrom('order_items')
      .select('attributes')
      .where('order_id', '=', orderId)
      .execute();
    const kept = JSON.stringify(rows);
    expect(kept).toContain('SEALED');
    for (const secret of ['power', '+1.00', '8.6', 'right']) expect(kept).not.toContain(secret);
    expect(logged.join('')).not.toContain('+1.00');
  });
});
