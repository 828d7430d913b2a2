import { openTradeApp, type TradeApp } from '../../testing/tradeApp';

const frame = '2900000000017';

/** What no cart may believe or keep, at every call that writes to it (issue: bad input). */
describe('a cart that is told nonsense [PLAT-04]', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const add = (user: string, orderItem: object[], more: object = {}) =>
    shop.as(user, 'POST', 'cart', { orderId: '.', x_calculateOrder: '1', orderItem, ...more });
  const read = async (user: string) => (await shop.as(user, 'GET', 'cart/@self')).json();
  const problem = (answer: { statusCode: number; json(): unknown }) => {
    const [first] = (answer.json() as { errors?: { errorKey: string }[] }).errors ?? [];
    return [answer.statusCode, first?.errorKey];
  };

  it.each(['-1', '0.5', '1.5', '1e3', 'NaN', 'Infinity', '١', ' ', '1 ', '0x10', '9999999999'])(
    'refuses the quantity "%s", on adding and on changing, and changes nothing [CART-03]',
    async (quantity) => {
      expect(problem(await add('950', [{ partNumber: frame, quantity }]))).toEqual([400, '_ERR_INVALID_INPUT']);
      const { orderItem } = (await add('951', [{ partNumber: frame }])).json();
      const before = (await read('951')).grandTotal;
      const changed = await shop.as('951', 'PUT', 'cart/@self/update_order_item', {
        x_calculateOrder: '1',
        orderItem: [{ orderItemId: orderItem[0].orderItemId, quantity }],
      });
      expect(problem(changed)).toEqual([400, '_ERR_INVALID_INPUT']);
      expect((await read('951')).grandTotal).toBe(before);
    },
  );

  it('refuses the millionth piece, also when it comes in two goes [CART-03]', async () => {
    expect(problem(await add('952', [{ partNumber: frame, quantity: '1000000' }]))).toEqual([
      400,
      '_ERR_QUANTITY_LIMIT',
    ]);
    expect((await add('952', [{ partNumber: frame, quantity: '999999' }])).statusCode).toBe(201);
    expect(problem(await add('952', [{ partNumber: frame }]))).toEqual([400, '_ERR_QUANTITY_LIMIT']);
    expect((await read('952')).orderItem[0].quantity).toBe('999999.0');
  });

  it('takes prices from the catalogue, whatever a body claims [CART-01]', async () => {
    const claims = {
      unitPrice: '0.01000',
      price: '0.01',
      offerPrice: 0.01,
      orderItemPrice: '0.01000',
      totalAdjustment: '-549.98000',
      grandTotal: '0.01000',
      salesTax: '0.00000',
      shippingCharge: '0.00000',
      adjustment: [{ amount: '-549.98000', code: 'MINE', displayLevel: 'Order', usage: 'Discount' }],
      freeGift: 'true',
    };
    const { orderItem } = (await add('953', [{ partNumber: frame, ...claims }], claims)).json();
    const { orderItemId } = orderItem[0];
    await shop.as('953', 'PUT', 'cart/@self/update_order_item', {
      x_calculateOrder: '1',
      ...claims,
      orderItem: [{ orderItemId, quantity: '1', ...claims }],
    });
    await shop.as('953', 'PUT', 'cart/@self/shipping_info', {
      x_calculateOrder: '1',
      addressId: '953-home',
      shipModeId: '14502',
      ...claims,
    });
    await shop.as('953', 'POST', 'cart/calculate', { ...claims });
    const cart = await read('953');
    expect(cart).toMatchObject({
      totalProductPrice: '549.99000',
      totalAdjustment: '0.00000',
      totalShippingCharge: '14.95000',
      totalSalesTax: '22.00000',
    });
    await shop.as('953', 'POST', 'cart/@self/payment_instruction', { payMethodId: 'COD', piAmount: '0.01' });
    const { orderId } = cart;
    const placed = await shop.as('953', 'POST', 'cart/@self/checkout', { orderId, ...claims });
    // Without the check before paying nothing is placed, so nothing cheap is either.
    expect(problem(placed)).toEqual([400, '_ERR_ORDER_NOT_PREPARED']);
  });

  it('gives back hostile words as they came, as data and nothing else', async () => {
    const words = `<script>alert(1)</script> '; drop table orders; -- \u202e {{constructor}} \\u0000`;
    const attribute = { attributeName: 'note', attributeValue: words };
    await add('954', [{ partNumber: frame, xitem_field2: words, orderItemExtendAttribute: [attribute] }]);
    const cart = await shop.as('954', 'GET', 'cart/@self');
    expect(cart.headers['content-type']).toMatch(/^application\/json/);
    expect(cart.json().orderItem[0]).toMatchObject({ xitem_field2: words, orderItemExtendAttribute: [attribute] });
  });

  it('refuses characters that no database keeps', async () => {
    const nothing = 'a\u0000b';
    for (const body of [
      { orderItem: [{ partNumber: nothing }] },
      { orderItem: [{ partNumber: frame, xitem_field2: nothing }] },
      {
        orderItem: [
          { partNumber: frame, orderItemExtendAttribute: [{ attributeName: 'note', attributeValue: nothing }] },
        ],
      },
    ]) {
      const answer = await shop.as('958', 'POST', 'cart', body);
      expect([JSON.stringify(body), answer.statusCode]).toEqual([JSON.stringify(body), 400]);
    }
    await add('958', [{ partNumber: frame }]);
    const code = await shop.as('958', 'POST', 'cart/assigned_promotion_code', { promoCode: nothing });
    expect(code.statusCode).toBe(400);
    expect((await shop.as('958', 'DELETE', 'cart/assigned_promotion_code/a%00b')).statusCode).toBe(400);
    expect((await shop.as('958', 'GET', 'cart/@self?orderId=%00')).statusCode).toBe(400);
    // Words about the character are no such character.
    const words = await shop.as('958', 'POST', 'cart', {
      orderItem: [{ partNumber: frame, xitem_field2: 'a\\u0000' }],
    });
    expect(words.statusCode).toBe(201);
  });

  it('refuses words that are too long and lists that are too many', async () => {
    const long = 'x'.repeat(300);
    const attribute = (attributeValue: string) => ({ attributeName: 'note', attributeValue });
    for (const body of [
      { orderItem: [{ partNumber: long }] },
      { orderItem: [{ partNumber: frame, xitem_field1: long }] },
      { orderItem: [{ partNumber: frame, orderItemExtendAttribute: [{ ...attribute('1'), attributeName: long }] }] },
      { orderItem: Array.from({ length: 201 }, () => ({ partNumber: frame })) },
      { orderItem: 'all of them' },
      { orderItem: [null] },
    ]) {
      expect(problem(await shop.as('955', 'POST', 'cart', body))).toEqual([400, '_ERR_INVALID_INPUT']);
    }
    expect((await shop.as('955', 'GET', 'cart/@self')).statusCode).toBe(404);
  });

  it('knows no lines, addresses, stores and codes of others, at any call', async () => {
    const { orderItem } = (await add('956', [{ partNumber: frame }])).json();
    const theirs = orderItem[0].orderItemId;
    await add('957', [{ partNumber: frame }]);
    const before = await read('957');
    const calls: readonly (readonly ['PUT' | 'POST' | 'DELETE', string, object?])[] = [
      ['PUT', 'cart/@self/update_order_item', { orderItem: [{ orderItemId: theirs, quantity: '9' }] }],
      ['PUT', 'cart/@self/delete_order_item', { orderItemId: theirs }],
      ['POST', 'cart/@self/saved_items', { orderItemId: [theirs] }],
      ['PUT', 'cart/@self/shipping_info', { addressId: '956-home', shipModeId: '14501' }],
      ['PUT', 'cart/@self/shipping_info', { orderItem: [{ orderItemId: theirs, shipModeId: '14501' }] }],
      ['PUT', 'cart/@self/shipping_info', { shipModeId: '14504', physicalStoreId: '99999' }],
      ['DELETE', 'cart/assigned_promotion_code/SAVE25'],
    ];
    for (const [method, path, body] of calls) {
      const answer = await shop.as('957', method, path, body);
      expect([path, answer.statusCode]).toEqual([path, 400]);
    }
    const after = await read('957');
    expect(after.orderItem).toEqual(before.orderItem);
    expect((await read('956')).orderItem).toHaveLength(1);
  });

  it('answers every call of somebody without identity with 401, so that nothing is lost unseen [AUTH-10]', async () => {
    const calls: readonly (readonly ['GET' | 'PUT' | 'POST' | 'DELETE', string, object?])[] = [
      ['GET', 'cart/@self'],
      ['POST', 'cart', { orderItem: [{ partNumber: frame }] }],
      ['PUT', 'cart/@self/update_order_item', { orderItem: [{ orderItemId: '1', quantity: '1' }] }],
      ['PUT', 'cart/@self/delete_order_item', { orderItemId: '1' }],
      ['POST', 'cart/assigned_promotion_code', { promoCode: 'SAVE25' }],
      ['POST', 'estimatedTax/calculate', { zipCode: '10001' }],
      ['PUT', 'cart/@self/shipping_info', { shipModeId: '14501' }],
      ['GET', 'cart/@self/usable_shipping_mode'],
      ['GET', 'cart/@self/saved_items'],
      ['POST', 'cart/@self/order_ext_attribute', { orderExtendAttribute: [] }],
      ['POST', 'cart/calculate', {}],
      ['PUT', 'cart/@self/precheckout', { orderId: '1' }],
      ['POST', 'cart/@self/checkout', { orderId: '1' }],
    ];
    for (const [method, path, body] of calls) {
      expect([path, (await shop.as('', method, path, body)).statusCode]).toEqual([path, 401]);
    }
  });
});
