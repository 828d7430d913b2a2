import { openTradeApp, type TradeApp } from '../../testing/tradeApp';

const frame = '2900000000017';
const cloth = '2900000000024';

describe('orders', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const place = async (user: string, partNumber = cloth): Promise<string> => {
    const orderId = await shop.ready(user, [[partNumber, 1]], { payMethodId: 'COD' });
    await shop.as(user, 'POST', 'cart/@self/checkout', { orderId });
    return orderId;
  };

  it('are listed newest first, without lines, with text counts; none is an empty answer [ORD-02]', async () => {
    expect((await shop.as('900', 'GET', 'order/@history')).json()).toEqual({
      recordSetCount: '0',
      recordSetTotal: '0',
      recordSetStartNumber: '0',
      recordSetComplete: 'true',
      resourceName: 'order',
    });
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      ids.push(await place('900'));
      shop.clock.advance(86_400_000);
    }
    const all = (await shop.as('900', 'GET', 'order/@history?pageNumber=1&pageSize=100')).json();
    expect(all.Order.map((entry: { orderId: string }) => entry.orderId)).toEqual(ids.toReversed());
    expect(all.Order[0]).toMatchObject({
      orderStatus: 'M',
      placedDate: expect.any(String),
      buyerId: '900',
      grandTotal: '26.89000',
    });
    expect(all.Order[0]).not.toHaveProperty('orderItem');
    const page = (await shop.as('900', 'GET', 'order/@history?pageNumber=2&pageSize=2')).json();
    expect(page).toMatchObject({
      recordSetCount: '1',
      recordSetTotal: '3',
      recordSetStartNumber: '2',
      recordSetComplete: 'true',
      Order: [{ orderId: ids[0] }],
    });
    await shop.as('900', 'PUT', `order/${ids[1]}/cancel`);
    const cancelled = (await shop.as('900', 'GET', 'order/@history?isCancelledOrders=true')).json();
    expect(cancelled.Order.map((entry: { orderId: string }) => entry.orderId)).toEqual([ids[1]]);
    expect((await shop.as('900', 'GET', 'order/@history?isCancelledOrders=false')).json().recordSetTotal).toBe('2');
    const before = (await shop.as('900', 'GET', 'order/@history?dateBefore=2026-03-01T12:00:00.000Z')).json();
    expect(before.Order.map((entry: { orderId: string }) => entry.orderId)).toEqual([ids[0]]);
    for (const wrong of ['soon', '-100000-01-01', '%2B275760-09-13', '2026-13-01', '2026'])
      expect((await shop.as('900', 'GET', `order/@history?dateBefore=${wrong}`)).statusCode).toBe(400);
    expect((await shop.as('900', 'GET', 'order/@history?dateBefore=2026-03-01')).statusCode).toBe(200);
    expect((await shop.as('900', 'GET', 'order/@history?pageSize=0')).statusCode).toBe(400);
  });

  it('are readable by their buyer only, whatever call is used [PLAT-04]', async () => {
    const orderId = await place('901', frame);
    expect((await shop.as('901', 'GET', `order/${orderId}`)).statusCode).toBe(200);
    for (const path of [`order/${orderId}`, `sapinvoice/${orderId}/download`, `cart/@self?orderId=${orderId}`]) {
      expect([path, (await shop.as('902', 'GET', path)).statusCode]).toEqual([path, 404]);
      expect([path, (await shop.as('', 'GET', path)).statusCode]).toEqual([path, 401]);
    }
    expect((await shop.as('901', 'GET', `/wcs/resources/store/10802/order/${orderId}`)).statusCode).toBe(404);
    expect((await shop.as('902', 'GET', `order/@history?userId=901`)).json().recordSetTotal).toBe('0');
    expect(await shop.trade.orders.owned(shop.db, '901', orderId)).toMatchObject({
      orderId,
      lines: [{ partNumber: frame }],
    });
    expect(await shop.trade.orders.owned(shop.db, '902', orderId)).toBeNull();
  });

  it('are found by their parent; the parent id is demanded [ORD-02]', async () => {
    const parent = await place('903');
    const child = await place('903');
    await shop.db
      .withTables<{ orders: { order_id: string; parent_order_id: string | null } }>()
      .updateTable('orders')
      .set({ parent_order_id: parent })
      .where('order_id', '=', child)
      .execute();
    const found = (
      await shop.as('903', 'GET', `order?q=findByParentOrderId&orderId=${parent}&pageNumber=1&pageSize=10`)
    ).json();
    expect(found.Order).toMatchObject([{ orderId: child, parentOrderId: parent }]);
    expect((await shop.as('904', 'GET', `order?q=findByParentOrderId&orderId=${parent}`)).json().recordSetTotal).toBe(
      '0',
    );
    const missing = await shop.as('903', 'GET', 'order?q=findByParentOrderId');
    expect([missing.statusCode, missing.json().errors[0].errorParameters]).toEqual([400, 'orderId']);
  });

  it('have an invoice as a PDF once they are placed [ORD-04]', async () => {
    const orderId = await place('905');
    for (const langId of ['-1', '-2', '-3', '-4', '-5', '-6', '-24']) {
      const invoice = await shop.as('905', 'GET', `sapinvoice/${orderId}/download?langId=${langId}`);
      expect(invoice.statusCode).toBe(200);
      expect(invoice.headers['content-type']).toBe('application/pdf');
      expect(invoice.headers['content-disposition']).toBe(`attachment; filename="${orderId}.pdf"`);
      expect(invoice.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const { orderId: cart } = (
      await shop.as('905', 'POST', 'cart', { orderId: '.', orderItem: [{ partNumber: cloth }] })
    ).json();
    expect((await shop.as('905', 'GET', `sapinvoice/${cart}/download`)).statusCode).toBe(404);
  });

  it('have no invoice when they were called off before anything was received [ORD-04] [ORD-06]', async () => {
    const orderId = await place('906');
    await shop.as('906', 'PUT', `order/${orderId}/cancel`);
    expect((await shop.as('906', 'GET', `sapinvoice/${orderId}/download`)).statusCode).toBe(404);
  });

  it('move the promotion id where placed orders carry it [ORD-05]', async () => {
    await shop.as('906', 'POST', 'cart', { orderId: '.', x_calculateOrder: '1', orderItem: [{ partNumber: cloth }] });
    await shop.as('906', 'POST', 'cart/assigned_promotion_code', { promoCode: 'LATER' });
    const orderId = await place('906');
    const record = (await shop.as('906', 'GET', `order/${orderId}`)).json();
    expect(record.promotionCode[0].associatedPromotion[0]).toEqual({
      promotionIdentifier: { uniqueID: '10000655' },
      description: 'Takes effect later',
    });
  });
});

describe('orders by their status [PLAT-02]', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const ids = (answer: { json(): { Order?: { orderId: string }[] } }) =>
    answer.json().Order?.map(({ orderId }) => orderId);

  it('are those of the letters asked for, newest first, in pages, and nobody else’s [ORD-02]', async () => {
    const placed: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const orderId = await shop.ready('980', [[cloth, 1]], { payMethodId: 'COD' });
      await shop.as('980', 'POST', 'cart/@self/checkout', { orderId });
      placed.unshift(orderId);
      shop.clock.advance(1000);
    }
    await shop.as('980', 'PUT', `order/${placed[1]}/cancel`);
    expect(ids(await shop.as('980', 'GET', 'order/byStatus/M'))).toEqual([placed[0], placed[2]]);
    expect(ids(await shop.as('980', 'GET', 'order/byStatus/X,A,M'))).toEqual(placed);
    expect((await shop.as('980', 'GET', 'order/byStatus/M?pageNumber=2&pageSize=1')).json()).toMatchObject({
      Order: [{ orderId: placed[2], orderStatus: 'M' }],
      recordSetCount: '1',
      recordSetTotal: '2',
      recordSetStartNumber: '1',
      recordSetComplete: 'true',
      resourceName: 'order',
    });
    // The product's letters without a meaning here find nothing, and neither does a cart.
    await shop.as('980', 'POST', 'cart', { orderId: '.', orderItem: [{ partNumber: cloth }] });
    expect((await shop.as('980', 'GET', 'order/byStatus/A,P')).json()).toMatchObject({ recordSetTotal: '0' });
    expect((await shop.as('980', 'GET', 'order/byStatus/A')).json()).not.toHaveProperty('Order');
    expect((await shop.as('981', 'GET', 'order/byStatus/M,X')).json()).toMatchObject({ recordSetTotal: '0' });
    for (const nonsense of ['m', 'MX', 'M,,X', `M${',X'.repeat(36)}`])
      expect((await shop.as('980', 'GET', `order/byStatus/${nonsense}`)).statusCode).toBe(400);
    expect((await shop.as('', 'GET', 'order/byStatus/M')).statusCode).toBe(401);
  });
});
