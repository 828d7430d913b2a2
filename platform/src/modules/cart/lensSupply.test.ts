import { openTradeApp, type TradeApp } from '../../testing/tradeApp';

/** Boxes of six monthly lenses: 180 days for one eye. */
const lenses = '2900000000048';
const eye = { power: '-2.00', baseCurve: '8.6', diameter: '14.2' };
const DAY_MS = 86_400_000;

interface Line {
  readonly orderItemId: string;
  readonly quantity: string;
}

describe('boxes of contact lenses by the day of their prescription', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const daysAgo = (days: number) => new Date(shop.clock.now().getTime() - days * DAY_MS).toISOString().slice(0, 10);
  const boxes = (quantity: number, values: object) => ({
    partNumber: lenses,
    quantity: String(quantity),
    orderItemExtendAttribute: [{ attributeName: 'contactLensData', attributeValue: JSON.stringify(values) }],
  });
  const add = (user: string, quantity: number, values: object) =>
    shop.as(user, 'POST', 'cart', { orderId: '.', orderItem: [boxes(quantity, values)] });
  const lines = async (user: string) =>
    (await shop.as(user, 'GET', 'cart/@self')).json<{ orderItem?: readonly Line[] }>().orderItem ?? [];
  const refusal = async (answer: Awaited<ReturnType<typeof add>>) => {
    const { errors } = answer.json<{ errors?: { errorKey: string; errorParameters: string }[] }>();
    return [answer.statusCode, errors?.[0]?.errorKey, errors?.[0]?.errorParameters.split(',')[0]];
  };

  it('are refused when they last longer than it counts, with how many do not [RX-20] [PLAT-04]', async () => {
    // It counts 730 days in this store: 4 boxes of a new one, 2 of one that is a year old.
    expect(await refusal(await add('many', 5, { right: eye, issuedOn: daysAgo(0) }))).toEqual([
      400,
      'RX_LENS_SUPPLY',
      '4',
    ]);
    expect(await refusal(await add('many', 3, { right: eye, issuedOn: daysAgo(365) }))).toEqual([
      400,
      'RX_LENS_SUPPLY',
      '2',
    ]);
    expect(await lines('many')).toEqual([]);
    expect((await add('many', 4, { right: eye, issuedOn: daysAgo(0) })).statusCode).toBe(201);
    expect((await add('pair', 8, { right: eye, left: eye, issuedOn: daysAgo(0) })).statusCode).toBe(201);
    // Nobody told its day: it could be of today, and none counts longer.
    expect(await refusal(await add('nobody', 5, { right: eye }))).toEqual([400, 'RX_LENS_SUPPLY', '4']);
    expect((await add('nobody', 4, { right: eye })).statusCode).toBe(201);
    expect(await refusal(await add('nobody', 1, { right: eye }))).toEqual([400, 'RX_LENS_SUPPLY', '4']);
  });

  it('are counted with those that are in the bag already, and when their number changes [RX-20] [CART-03]', async () => {
    const values = { right: eye, issuedOn: daysAgo(365) };
    expect((await add('more', 1, values)).statusCode).toBe(201);
    expect(await refusal(await add('more', 2, values))).toEqual([400, 'RX_LENS_SUPPLY', '2']);
    const [line] = await lines('more');
    const change = (quantity: number) =>
      shop.as('more', 'PUT', 'cart/@self/update_order_item', {
        orderItem: [{ orderItemId: line?.orderItemId, quantity: String(quantity) }],
      });
    expect(await refusal(await change(3))).toEqual([400, 'RX_LENS_SUPPLY', '2']);
    expect((await change(2)).statusCode).toBe(200);
  });

  it('are summed over all lines of the same eye, whatever the days of its prescriptions [RX-20]', async () => {
    const right = { right: eye, issuedOn: daysAgo(0) };
    expect((await add('lines', 4, { right: eye, left: eye, issuedOn: daysAgo(0) })).statusCode).toBe(201);
    // Two of the four are for the right eye, which may have four.
    expect(await refusal(await add('lines', 3, right))).toEqual([400, 'RX_LENS_SUPPLY', '4']);
    expect(await refusal(await add('lines', 3, { ...right, issuedOn: daysAgo(1) }))).toEqual([
      400,
      'RX_LENS_SUPPLY',
      '4',
    ]);
    expect((await add('lines', 1, right)).statusCode).toBe(201);
    expect((await add('lines', 1, { ...right, issuedOn: daysAgo(1) })).statusCode).toBe(201);
    // Full for the right eye; the left one has two more, and other values are another eye.
    expect(await refusal(await add('lines', 1, { ...right, issuedOn: daysAgo(2) }))).toEqual([
      400,
      'RX_LENS_SUPPLY',
      '4',
    ]);
    expect((await add('lines', 2, { left: eye, issuedOn: daysAgo(0) })).statusCode).toBe(201);
    expect((await add('lines', 4, { ...right, right: { ...eye, power: '-1.75' } })).statusCode).toBe(201);
  });

  it('are none of an expired prescription, and none of one from a day to come [RX-05] [RX-20]', async () => {
    expect(await refusal(await add('old', 1, { right: eye, issuedOn: daysAgo(731) }))).toEqual([
      400,
      'RX_LENS_SUPPLY',
      '0',
    ]);
    expect((await add('old', 1, { right: eye, issuedOn: daysAgo(-5) })).statusCode).toBe(400);
    expect((await add('old', 1, { right: eye, issuedOn: '2026-02-31' })).statusCode).toBe(400);
    // How long a box lasts says the article alone.
    expect((await add('old', 5, { right: eye, issuedOn: daysAgo(0), boxDays: 1 })).statusCode).toBe(400);
  });

  it('are counted again before they are paid, and stand in the way of nothing else: time goes by in a bag [RX-20] [CART-10]', async () => {
    const orderId = await shop.ready('slow', [[lenses, 2]]);
    const [line] = await lines('slow');
    const { orderItemExtendAttribute } = boxes(2, { right: eye, issuedOn: daysAgo(365) });
    const changed = await shop.as('slow', 'PUT', 'cart/@self/update_order_item', {
      orderItem: [{ orderItemId: line?.orderItemId, orderItemExtendAttribute }],
    });
    expect(changed.statusCode).toBe(200);
    shop.clock.advance(20 * DAY_MS);
    const other = { orderId: '.', orderItem: [{ partNumber: '2900000000024', quantity: '1' }] };
    expect((await shop.as('slow', 'POST', 'cart', other)).statusCode).toBe(201);
    const answer = await shop.as('slow', 'PUT', 'cart/@self/precheckout', { orderId });
    expect(await refusal(answer)).toEqual([400, 'RX_LENS_SUPPLY', '1']);
  });
});
