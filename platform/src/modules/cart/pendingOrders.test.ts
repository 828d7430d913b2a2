import { openTradeApp, type TradeApp } from '../../testing/tradeApp';

const frame = '2900000000017';
const cloth = '2900000000024';

interface Line {
  readonly orderItemId: string;
  readonly partNumber: string;
  readonly quantity: string;
  readonly freeGift: string;
  readonly shipModeCode: string;
}

describe('several pending orders of one shopper [PLAT-02]', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const add = async (user: string, orderItem: object[], orderId = '.'): Promise<string> =>
    (await shop.as(user, 'POST', 'cart', { orderId, x_calculateOrder: '1', orderItem })).json().orderId;
  const read = async (user: string, orderId = '') =>
    (await shop.as(user, 'GET', `cart/@self${orderId ? `?orderId=${orderId}` : ''}`)).json();
  const current = async (user: string): Promise<string> => (await read(user)).orderId;
  const lines = async (user: string, orderId: string): Promise<Line[]> => (await read(user, orderId)).orderItem ?? [];
  const contents = async (user: string, orderId: string) =>
    (await lines(user, orderId)).map(({ partNumber, quantity }) => [partNumber, quantity]);
  const choose = (user: string, orderId: string, method: 'POST' | 'PUT' = 'POST') =>
    shop.as(user, method, `cart/${orderId}/set_pending_order`);
  const move = (user: string, body: object, method: 'POST' | 'PUT' = 'PUT') =>
    shop.as(user, method, 'cart/move_order_item', body);
  const problem = (answer: { statusCode: number; json(): unknown }) => {
    const [first] = (answer.json() as { errors?: { errorKey: string }[] }).errors ?? [];
    return [answer.statusCode, first?.errorKey];
  };

  it('can each be made the current one, and exactly one is [CART-01]', async () => {
    const first = await add('960', [{ partNumber: frame }]);
    const second = await add('960', [{ partNumber: cloth }], '**');
    expect(await current('960')).toBe(first);
    const chosen = await choose('960', second);
    expect(chosen.statusCode).toBe(200);
    expect(chosen.json()).toEqual({ orderId: [second], viewTaskName: 'RedirectView', resourceName: 'cart' });
    expect(await current('960')).toBe(second);
    expect(await contents('960', first)).toEqual([[frame, '1.0']]);
    expect((await choose('960', second, 'PUT')).statusCode).toBe(200);
    const answers = await Promise.all([choose('960', first), choose('960', second), choose('960', first)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const kept = await shop.db
      .withTables<{ orders: { order_id: string; buyer_id: string; is_current: boolean } }>()
      .selectFrom('orders')
      .select(['order_id', 'is_current'])
      .where('buyer_id', '=', '960')
      .execute();
    expect(kept.map(({ order_id }) => order_id).toSorted()).toEqual([first, second].toSorted());
    expect(kept.filter(({ is_current }) => is_current)).toHaveLength(1);
  });

  it('take the place of a cart that was deleted', async () => {
    await add('961', [{ partNumber: frame }]);
    const second = await add('961', [{ partNumber: cloth }], '**');
    await shop.as('961', 'DELETE', 'cart/@self');
    expect((await choose('961', second)).statusCode).toBe(200);
    expect(await current('961')).toBe(second);
  });

  it('stay as they are while one of the two is locked, placed, foreign or a list of saved lines [PLAT-04]', async () => {
    const first = await add('962', [{ partNumber: frame }]);
    const second = await add('962', [{ partNumber: cloth }], '**');
    for (const locked of [first, second]) {
      await shop.as('a1', 'POST', `cart/${locked}/lockOnBehalf?forUserId=962`);
      expect(problem(await choose('962', second))).toEqual([400, '_ERR_ORDER_IS_LOCKED']);
      await shop.as('a1', 'POST', `cart/${locked}/unlockOnBehalf?forUserId=962`);
    }
    expect(await current('962')).toBe(first);
    expect(problem(await choose('963', second))).toEqual([404, '_ERR_ORDER_NOT_FOUND']);
    expect(problem(await choose('962', 'x'))).toEqual([404, '_ERR_ORDER_NOT_FOUND']);
    expect((await choose('', second)).statusCode).toBe(401);
    const placed = await shop.ready('964', [[cloth, 1]], { payMethodId: 'COD' });
    await shop.as('964', 'POST', 'cart/@self/checkout', { orderId: placed });
    expect(problem(await choose('964', placed))).toEqual([400, '_ERR_ORDER_WRONG_STATUS']);
    const [line] = await lines('962', first);
    await shop.as('962', 'POST', 'cart/@self/saved_items', { orderItemId: [line?.orderItemId] });
    const saved = (await shop.as('962', 'GET', 'cart/@self/saved_items')).json();
    expect(problem(await choose('962', saved.orderId))).toEqual([404, '_ERR_ORDER_NOT_FOUND']);
    expect(problem(await move('962', { fromOrderId: saved.orderId, toOrderId: '.' }))).toEqual([
      404,
      '_ERR_ORDER_NOT_FOUND',
    ]);
    expect(problem(await shop.as('962', 'POST', 'cart/createCart', { description: '@saved' }))).toEqual([
      400,
      '_ERR_INVALID_INPUT',
    ]);
  });

  it('are calculated by their id as the current one is, and only by their shopper', async () => {
    await add('965', [{ partNumber: frame }]);
    const second = (
      await shop.as('965', 'POST', 'cart', { orderId: '**', orderItem: [{ partNumber: cloth, quantity: '3' }] })
    ).json().orderId;
    expect((await read('965', second)).grandTotal).toBe('0.00000');
    for (const method of ['POST', 'PUT'] as const) {
      const answer = await shop.as('965', method, `cart/${second}/calculate`, { calculationUsageId: '-1' });
      expect(answer.json()).toEqual({ orderId: [second], viewTaskName: 'RedirectView' });
    }
    expect((await read('965', second)).grandTotal).toBe('59.70000');
    expect(problem(await shop.as('966', 'POST', `cart/${second}/calculate`, {}))).toEqual([
      404,
      '_ERR_ORDER_NOT_FOUND',
    ]);
  });

  it('give their lines to each other, with both totals and the id of the line [CART-03]', async () => {
    const to = await add('967', [{ partNumber: cloth }]);
    const from = await add('967', [{ partNumber: frame }, { partNumber: cloth, quantity: '2' }], '**');
    const [framed, wiped] = await lines('967', from);
    const moved = await move('967', { fromOrderId: from, toOrderId: '.', fromOrderItemId: framed?.orderItemId });
    expect(moved.json()).toEqual({
      orderId: [to],
      orderItemId: [framed?.orderItemId],
      viewTaskName: 'RedirectView',
      resourceName: 'cart',
    });
    expect(await contents('967', to)).toEqual([
      [cloth, '1.0'],
      [frame, '1.0'],
    ]);
    expect((await read('967', to)).grandTotal).toBe('569.89000');
    expect((await read('967', from)).grandTotal).toBe('39.80000');
    const rest = await move(
      '967',
      { fromOrderId: from, toOrderId: to, orderItemId_1: wiped?.orderItemId, deleteIfEmpty: '1' },
      'POST',
    );
    expect(rest.statusCode).toBe(200);
    expect(await contents('967', to)).toEqual([
      [cloth, '3.0'],
      [frame, '1.0'],
    ]);
    expect(problem(await shop.as('967', 'GET', `cart/@self?orderId=${from}`))).toEqual([404, '_ERR_ORDER_NOT_FOUND']);
  });

  it('give what the shopper noted on a line along with it, and that it is an order of lenses [ORD-05]', async () => {
    const note = (attributeName: string, attributeValue: string) => ({
      attributeName,
      attributeType: 'STRING',
      attributeValue,
    });
    const engraved = [note('engraving', 'Ann')];
    const added = await shop.as('972', 'POST', 'cart', {
      orderItem: [{ partNumber: frame, orderItemExtendAttribute: engraved }],
      orderExtendAttribute: [note('IS_ROX_ORDER', 'true'), note('recipientName', 'Ann')],
    });
    const moved = await move('972', { fromOrderId: added.json().orderId, toOrderId: '**' });
    const to = await read('972', moved.json().orderId[0]);
    expect(to.orderExtendAttribute).toEqual([note('IS_ROX_ORDER', 'true')]);
    expect(to.orderItem).toMatchObject([{ partNumber: frame, orderItemExtendAttribute: engraved }]);
  });

  it('keep pairs together, leave gifts and delivery behind, and stay when they are empty unless told otherwise', async () => {
    const from = await add('968', [
      { partNumber: frame, xitem_field1: 'g-1' },
      { partNumber: cloth, xitem_field1: 'g-1' },
    ]);
    await shop.as('968', 'PUT', 'cart/@self/shipping_info', { addressId: '968-home', shipModeId: '14502' });
    await shop.as('968', 'POST', 'cart/assigned_promotion_code', { promoCode: 'CLEARVIEW' });
    const own = (await lines('968', from)).filter(({ freeGift }) => freeGift === 'false');
    const moved = await move('968', { fromOrderId: '.', toOrderId: '**', fromOrderItemId: [own[1]?.orderItemId] });
    const [to] = moved.json().orderId;
    expect(to).not.toBe(from);
    expect(await lines('968', to)).toMatchObject([
      { partNumber: frame, shipModeCode: 'Interim' },
      { partNumber: cloth, shipModeCode: 'Interim' },
    ]);
    expect(await current('968')).toBe(from);
    expect(await lines('968', from)).toEqual([]);
  });

  it('make a new order for nothing only when asked to', async () => {
    const from = await add('969', [{ partNumber: frame }]);
    await shop.as('969', 'PUT', 'cart/@self/delete_order_item', {
      orderItemId: (await lines('969', from))[0]?.orderItemId,
    });
    expect((await move('969', { fromOrderId: from, toOrderId: '**' })).statusCode).toBe(404);
    const made = await move('969', { fromOrderId: from, toOrderId: '**', createIfEmpty: '1', deleteIfEmpty: '*' });
    expect(made.statusCode).toBe(200);
    expect(await contents('969', made.json().orderId[0])).toEqual([]);
    expect((await shop.as('969', 'GET', 'cart/@self')).statusCode).toBe(404);
  });

  it('refuse moves of foreign lines, between locked orders, onto themselves and over the limit [PLAT-04]', async () => {
    const first = await add('970', [{ partNumber: cloth, quantity: '999999' }]);
    const second = await add('970', [{ partNumber: cloth }], '**');
    const foreign = await add('971', [{ partNumber: frame }]);
    const [foreignLine] = await lines('971', foreign);
    expect(problem(await move('970', { fromOrderId: foreign, toOrderId: '.' }))).toEqual([404, '_ERR_ORDER_NOT_FOUND']);
    expect(problem(await move('970', { fromOrderId: second, toOrderId: foreign }))).toEqual([
      404,
      '_ERR_ORDER_NOT_FOUND',
    ]);
    expect(
      problem(await move('970', { fromOrderId: second, toOrderId: '.', fromOrderItemId: foreignLine?.orderItemId })),
    ).toEqual([400, '_ERR_FINDER_EXCEPTION']);
    expect(problem(await move('970', { fromOrderId: second, toOrderId: '.' }))).toEqual([400, '_ERR_QUANTITY_LIMIT']);
    expect(problem(await move('970', { fromOrderId: '.', toOrderId: '.' }))).toEqual([400, '_ERR_INVALID_INPUT']);
    expect(problem(await move('970', { fromOrderId: second, toOrderId: second }))).toEqual([400, '_ERR_INVALID_INPUT']);
    expect(problem(await move('970', {}))).toEqual([400, '_ERR_CMD_MISSING_PARAM']);
    for (const locked of [first, second]) {
      await shop.as('a1', 'POST', `cart/${locked}/lockOnBehalf?forUserId=970`);
      expect(problem(await move('970', { fromOrderId: second, toOrderId: first }))).toEqual([
        400,
        '_ERR_ORDER_IS_LOCKED',
      ]);
      await shop.as('a1', 'POST', `cart/${locked}/unlockOnBehalf?forUserId=970`);
    }
    expect(await contents('970', first)).toEqual([[cloth, '999999.0']]);
    expect(await contents('970', second)).toEqual([[cloth, '1.0']]);
    expect(await contents('971', foreign)).toEqual([[frame, '1.0']]);
  });
});
