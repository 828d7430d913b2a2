import { openTradeApp, type TradeApp } from '../../testing/tradeApp';
import { itemOf } from '../../testing/tradeFixture';

const frame = '2900000000017';
const cloth = '2900000000024';
const usages = '-1,-2,-3,-4,-5,-6,-7';
type Line = Record<string, unknown> & { orderItemId: string };
type Cart = Record<string, string> & { orderItem?: Line[]; [key: string]: unknown };

describe('the cart', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const read = async (user: string): Promise<Cart> => (await shop.as(user, 'GET', 'cart/@self')).json();
  const add = (user: string, orderItem: object[], more: object = {}) =>
    shop.as(user, 'POST', 'cart', {
      orderId: '.',
      x_calculateOrder: '1',
      x_calculationUsage: usages,
      orderItem,
      userAgent: 'test',
      forterToken: 'f-1',
      ...more,
    });
  const errorKey = (answer: { json(): unknown }) =>
    (answer.json() as { errors: { errorKey: string }[] }).errors[0]?.errorKey;

  it('answers 404 without a pending order and 401 without an identity [CART-04]', async () => {
    expect((await shop.as('10', 'GET', 'cart/@self')).statusCode).toBe(404);
    const generic = await shop.as('', 'GET', 'cart/@self');
    expect(generic.statusCode).toBe(401);
    expect(errorKey(generic)).toBe('USR.CWXFR0130E');
  });

  it('answers the record of the contract with text amounts and currencies beside them [CART-01]', async () => {
    const added = await add('11', [{ partNumber: frame, quantity: '1' }]);
    expect(added.statusCode).toBe(201);
    const { orderId, orderItem, resourceName } = added.json();
    expect(resourceName).toBe('cart');
    const cart = await read('11');
    expect(cart).toMatchObject({
      orderId,
      orderStatus: 'P',
      buyerId: '11',
      storeUniqueID: '10801',
      locked: 'false',
      prepareIndicator: 'false',
      totalProductPrice: '549.99000',
      totalAdjustment: '0.00000',
      totalShippingCharge: '0.00000',
      totalSalesTax: '0.00000',
      totalShippingTax: '0.00000',
      grandTotal: '549.99000',
      grandTotalCurrency: 'USD',
      totalProductPriceCurrency: 'USD',
      recordSetCount: '1',
      recordSetTotal: '1',
      recordSetStartNumber: '0',
      recordSetComplete: 'true',
      paymentInstruction: [],
      x_promoHasAdjustment: 'false',
      resourceName: 'cart',
    });
    expect(cart.orderItem?.[0]).toMatchObject({
      orderItemId: orderItem[0].orderItemId,
      partNumber: frame,
      quantity: '1.0',
      unitPrice: '549.99000',
      orderItemPrice: '549.99000',
      currency: 'USD',
      orderItemStatus: 'P',
      orderItemInventoryStatus: 'Available',
      contractId: '-11001',
      freeGift: 'false',
      shipModeId: '14500',
      shipModeCode: 'Interim',
      shippingCharge: '0.00000',
      xitem_field1: '0',
      totalAdjustment: { currency: 'USD', value: '0.00000' },
    });
    expect(cart).not.toHaveProperty('adjustment');
    expect(cart).not.toHaveProperty('promotionCode');
  });

  it('keeps totals stale until a calculation is asked for', async () => {
    await add('12', [{ partNumber: frame, quantity: '1' }], { x_calculateOrder: '0' });
    expect((await read('12'))['totalProductPrice']).toBe('0.00000');
    const calculated = await shop.as('12', 'POST', 'cart/calculate', {
      calculationUsageId: ['-1', '-2'],
      updatePrices: '1',
    });
    expect(calculated.json()).toMatchObject({ orderId: [expect.any(String)] });
    expect((await read('12'))['totalProductPrice']).toBe('549.99000');
  });

  it('combines equal lines and keeps different ones apart; grouped and prescription lines never combine', async () => {
    const item = { partNumber: cloth, quantity: '2' };
    await add('13', [item]);
    await add('13', [item]);
    expect((await read('13')).orderItem).toHaveLength(1);
    expect((await read('13')).orderItem?.[0]?.['quantity']).toBe('4.0');
    await add('13', [{ ...item, orderItemExtendAttribute: [{ attributeName: 'note', attributeValue: 'gift' }] }]);
    await add('13', [{ ...item, contractId: '-11009' }]);
    await add('13', [
      { ...item, xitem_field1: 'g-1' },
      { ...item, xitem_field1: 'g-1' },
    ]);
    await add('13', [{ partNumber: 'SRV-SV' }, { partNumber: 'SRV-SV' }]);
    expect((await read('13')).orderItem).toHaveLength(7);
  });

  it('adds a list as one unit: one item that cannot be bought and nothing is added', async () => {
    const refused = await add('14', [{ partNumber: frame }, { partNumber: '2900000000079' }]);
    expect([refused.statusCode, errorKey(refused)]).toEqual([400, '_ERR_PRODUCT_NOT_BUYABLE']);
    const unknown = await add('14', [{ productId: '999' }]);
    expect([unknown.statusCode, errorKey(unknown)]).toEqual([400, '_ERR_FINDER_EXCEPTION']);
    expect((await shop.as('14', 'GET', 'cart/@self')).statusCode).toBe(404);
  });

  it('validates stock only when asked and limits quantities to 999999 [CART-03]', async () => {
    const short = await add('15', [{ partNumber: frame, quantity: '1001' }], { x_inventoryValidation: 'true' });
    expect([short.statusCode, errorKey(short)]).toEqual([400, '_API_BAD_INV']);
    expect((await add('15', [{ partNumber: frame, quantity: 1001 }])).statusCode).toBe(201);
    expect((await read('15')).orderItem?.[0]?.['orderItemInventoryStatus']).toBe('Backordered');
    const huge = await add('15', [{ partNumber: frame, quantity: '1000000' }]);
    expect([huge.statusCode, errorKey(huge)]).toEqual([400, '_ERR_QUANTITY_LIMIT']);
  });

  it('labels lines Unallocated when nothing is left [CART-04]', async () => {
    await add('16', [itemOf('2900000000048')]);
    await shop.setStock('2900000000048', 0);
    expect((await read('16')).orderItem?.[0]?.['orderItemInventoryStatus']).toBe('Unallocated');
    await shop.setStock('2900000000048', 1000);
  });

  it('changes quantities, deletes with quantity 0 and answers an array id on delete [CART-03]', async () => {
    const { orderItem } = (await add('17', [{ partNumber: frame }, { partNumber: cloth, quantity: '3' }])).json();
    const [first, second] = orderItem as Line[];
    await shop.as('17', 'PUT', 'cart/@self/update_order_item', {
      orderId: '.',
      x_calculateOrder: '1',
      orderItem: [{ orderItemId: first?.orderItemId, quantity: '2' }],
    });
    expect((await read('17'))['totalProductPrice']).toBe('1159.68000');
    const zero = await shop.as('17', 'PUT', 'cart/@self/update_order_item', {
      orderItem: [{ orderItemId: first?.orderItemId, quantity: '0' }],
    });
    expect(zero.json().orderItem).toEqual([]);
    const removed = await shop.as('17', 'PUT', 'cart/@self/delete_order_item', {
      orderItemId_0: second?.orderItemId,
      calculateOrder: '1',
    });
    expect(removed.json()).toMatchObject({ orderId: [expect.any(String)], resourceName: 'cart' });
    expect(await read('17')).not.toHaveProperty('orderItem');
    const again = await shop.as('17', 'PUT', 'cart/@self/delete_order_item', { orderItemId: second?.orderItemId });
    expect(again.statusCode).toBe(400);
  });

  it('sorts and pages lines as asked', async () => {
    await add('18', [{ partNumber: frame }, { partNumber: cloth }]);
    const sorted = await shop.as(
      '18',
      'GET',
      'cart/@self?sortOrderItemBy=unitPrice&sortOrder=asc&pageNumber=1&pageSize=1',
    );
    expect(sorted.json()).toMatchObject({
      recordSetCount: '1',
      recordSetTotal: '2',
      recordSetComplete: 'false',
      orderItem: [{ partNumber: cloth }],
    });
  });

  it('replaces and removes order attributes by name', async () => {
    await add('19', [{ partNumber: frame }]);
    const set = (attributeValue: string) =>
      shop.as('19', 'POST', 'cart/@self/order_ext_attribute', {
        orderId: '.',
        orderExtendAttribute: [{ attributeName: 'recipientName', attributeType: 'STRING', attributeValue }],
      });
    await set('A');
    await set('B');
    expect((await read('19'))['orderExtendAttribute']).toEqual([
      { attributeName: 'recipientName', attributeType: 'STRING', attributeValue: 'B' },
    ]);
    await set('');
    expect(await read('19')).not.toHaveProperty('orderExtendAttribute');
  });

  it('locks for its owner only and shows it; nobody acts for others [CART-08]', async () => {
    const { orderId } = (await add('20', [{ partNumber: frame }])).json();
    const locked = await shop.as('20', 'POST', `cart/${orderId}/lock`);
    expect(locked.json()).toMatchObject({ orderId: [orderId], orderVersion: expect.any(String), resourceName: 'cart' });
    expect((await read('20'))['locked']).toBe('true');
    expect((await shop.as('20', 'POST', `cart/${orderId}/unlock`)).statusCode).toBe(200);
    expect(errorKey(await shop.as('20', 'POST', `cart/${orderId}/unlock`))).toBe('_ERR_ORDER_IS_NOT_LOCKED');
    expect((await shop.as('21', 'POST', `cart/${orderId}/lock`)).statusCode).toBe(404);
    expect((await shop.as('20', 'POST', `cart/${orderId}/lockOnBehalf?forUserId=20`)).statusCode).toBe(400);
    expect((await shop.as('20', 'POST', `cart/${orderId}/lockOnBehalf?forUserId=21`)).statusCode).toBe(403);
  });

  it('has one current cart a store; two stars make a separate pending order; deleting answers 204', async () => {
    const first = (await add('22', [{ partNumber: frame }])).json().orderId;
    const extra = (await add('22', [{ partNumber: cloth }], { orderId: '**' })).json().orderId;
    expect(extra).not.toBe(first);
    expect((await read('22'))['orderId']).toBe(first);
    expect((await shop.as('22', 'GET', `cart/@self?orderId=${extra}`)).json().orderItem).toHaveLength(1);
    const together = await Promise.all(Array.from({ length: 6 }, () => add('23', [{ partNumber: frame }])));
    expect(new Set(together.map((answer) => answer.json().orderId)).size).toBe(1);
    expect((await read('23')).orderItem?.[0]?.['quantity']).toBe('6.0');
    expect((await shop.as('22', 'DELETE', 'cart/@self')).statusCode).toBe(204);
    expect((await shop.as('22', 'GET', 'cart/@self')).statusCode).toBe(404);
    expect((await shop.as('24', 'POST', 'cart/createCart', {})).json()).toMatchObject({
      orderId: expect.any(String),
      outOrderId: expect.any(String),
    });
  });

  it('hides other shoppers carts behind the answers of unknown ids [PLAT-04]', async () => {
    const { orderId, orderItem } = (await add('25', [{ partNumber: frame }])).json();
    const calls: [method: 'GET' | 'PUT' | 'POST', path: string, body?: object][] = [
      ['GET', `cart/@self?orderId=${orderId}`],
      [
        'PUT',
        'cart/@self/update_order_item',
        { orderId, orderItem: [{ orderItemId: orderItem[0].orderItemId, quantity: '5' }] },
      ],
      ['PUT', 'cart/@self/delete_order_item', { orderId, orderItemId: orderItem[0].orderItemId }],
      ['POST', 'cart/copy_order', { fromOrderId_1: orderId, toOrderId: '.**.' }],
      ['PUT', 'cart/@self/precheckout', { orderId }],
      ['POST', 'cart/@self/checkout', { orderId }],
      ['GET', `cart/orderId/${orderId}/shipCharges`],
      ['POST', 'cart/@self/payment_instruction', { orderId, payMethodId: 'COD' }],
      ['GET', `order/${orderId}`],
    ];
    for (const [method, path, body] of calls) {
      const answer = await shop.as('26', method, path, body);
      const unknown = await shop.as(
        '26',
        method,
        path.replace(orderId, '99'),
        body ? JSON.parse(JSON.stringify(body).replaceAll(orderId, '99')) : undefined,
      );
      expect([path, answer.statusCode]).toEqual([path, 404]);
      expect(answer.body.replaceAll(orderId, '#')).toBe(unknown.body.replaceAll('"99"', '"#"').replaceAll('99', '#'));
    }
    expect((await read('25')).orderItem).toHaveLength(1);
  });

  it('refuses bad input in the error shape, naming the field [PLAT-04]', async () => {
    for (const [body, field] of [
      [{ orderItem: [] }, 'orderItem'],
      [{ orderItem: [{ partNumber: frame, quantity: '-1' }] }, 'quantity'],
      [{ orderItem: [{ partNumber: frame, quantity: '1.5' }] }, 'quantity'],
    ] as const) {
      const answer = await shop.as('27', 'POST', 'cart', body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0]).toMatchObject({
        errorKey: '_ERR_INVALID_INPUT',
        errorParameters: expect.stringContaining(field),
      });
    }
    expect((await shop.as('27', 'GET', '/wcs/resources/store/77777/cart/@self')).statusCode).toBe(400);
  });

  it('copies a cart of the shopper into a new one [ORD-06]', async () => {
    const { orderId } = (await add('28', [{ partNumber: frame }, { partNumber: cloth, quantity: '2' }])).json();
    const copied = (
      await shop.as('28', 'POST', 'cart/copy_order', {
        fromOrderId_1: orderId,
        toOrderId: '.**.',
        copyOrderItemId_1: '*',
      })
    ).json();
    expect(copied).toMatchObject({ newOrderItemsCount: 2, orderId: [expect.any(String)] });
    const copy = (await shop.as('28', 'GET', `cart/@self?orderId=${copied.orderId[0]}`)).json();
    expect(copy.grandTotal).toBe('589.79000');
  });

  it('copies that an order is of lenses, and no other note of the shopper on it [ORD-05] [ORD-06]', async () => {
    const note = (attributeName: string, attributeValue: string) => ({
      attributeName,
      attributeType: 'STRING',
      attributeValue,
    });
    const noted = await shop.as('30', 'POST', 'cart', {
      orderItem: [{ partNumber: frame }],
      orderExtendAttribute: [note('IS_ROX_ORDER', 'true'), note('recipientName', 'Ann')],
    });
    const copying = { fromOrderId_1: noted.json().orderId, toOrderId: '.**.' };
    const [copied] = (await shop.as('30', 'POST', 'cart/copy_order', copying)).json().orderId;
    const copy = (await shop.as('30', 'GET', `cart/@self?orderId=${copied}`)).json();
    expect(copy.orderExtendAttribute).toEqual([note('IS_ROX_ORDER', 'true')]);
  });

  it('gives an earned gift while a piece is left beside those that are bought, travelling with the rest [CART-06]', async () => {
    const gift = '2962000060003';
    await shop.setStock(gift, 2);
    await add('31', [{ partNumber: frame, quantity: '3' }]);
    await shop.as('31', 'PUT', 'cart/@self/shipping_info', { addressId: '31-home', shipModeId: '14502' });
    await shop.as('31', 'POST', 'cart/assigned_promotion_code', { promoCode: 'CLEARVIEW' });
    const lines = async () =>
      (await shop.as('31', 'GET', 'cart/@self'))
        .json()
        .orderItem.map((line: Record<string, string>) => [line['partNumber'], line['quantity'], line['freeGift']]);
    const [bought, given] = [
      [frame, '3.0', 'false'],
      [gift, '1.0', 'true'],
    ];
    expect(await lines()).toEqual([bought, given]);
    expect((await shop.as('31', 'GET', 'cart/@self')).json().orderItem[1]).toMatchObject({
      addressId: '31-home',
      shipModeCode: 'Express',
    });
    await add('31', [{ partNumber: gift }]);
    expect(await lines()).toEqual([bought, [gift, '1.0', 'false'], given]);
    await add('31', [{ partNumber: gift }]);
    expect(await lines()).toEqual([bought, [gift, '2.0', 'false']]);
  });

  it('answers an empty list of purchase orders', async () => {
    await add('29', [{ partNumber: frame }]);
    expect((await shop.as('29', 'GET', 'cart/@self/buyer_purchase_order/1')).json()).toEqual({ resultList: [] });
  });
});
