import { sql } from 'kysely';

import { openTradeApp, type TradeApp } from '../../testing/tradeApp';
import { ledgerBalance } from '../payment';

const frame = '2900000000017';
const cloth = '2900000000024';
const lens = '2900000000048';

describe('placing an order', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const checkout = (user: string, orderId: string, body: object = {}, headers: Record<string, string> = {}) =>
    shop.as(user, 'POST', 'cart/@self/checkout', { orderId, notifyShopper: '1', userAgent: 'test', ...body }, headers);
  const order = async (user: string, orderId: string) => (await shop.as(user, 'GET', `order/${orderId}`)).json();
  const key = (answer: { json(): { errors: { errorKey: string }[] } }) => answer.json().errors[0]?.errorKey;
  const ledger = async (orderId: string) =>
    (
      await sql<{
        kind: 'authorise' | 'capture' | 'void';
        status: 'approved' | 'declined' | 'pending';
        amount_minor: string;
        reason_code: string;
      }>`
      select kind, status, amount_minor, reason_code from payment_ledger where order_id = ${orderId} order by entry_id`.execute(
        shop.db,
      )
    ).rows.map((row) => ({ ...row, amountMinor: Number(row.amount_minor) }));

  it('keeps the cart id, takes stock, authorises the total and leaves no cart [CHK-05]', async () => {
    const before = await shop.stockOf(frame);
    const orderId = await shop.ready('700', [[frame, 2]]);
    const placed = await checkout('700', orderId, { notify_EMailSender_recipient: 'ann@example.com' });
    expect([placed.statusCode, placed.json()]).toEqual([200, { orderId, resourceName: 'cart' }]);
    const record = await order('700', orderId);
    expect(record).toMatchObject({
      orderId,
      orderStatus: 'M',
      orderTypeCode: 'ORD',
      placedDate: expect.any(String),
      resourceName: 'order',
      grandTotal: '1143.98000',
      totalSalesTax: '44.00000',
      paymentInstruction: [{ payMethodId: 'VISA' }],
    });
    expect(record.orderItem[0]).toMatchObject({ orderItemInventoryStatus: 'Allocated', orderItemStatus: 'M' });
    expect((await shop.as('700', 'GET', 'cart/@self')).statusCode).toBe(404);
    expect(await shop.stockOf(frame)).toBe(before - 2);
    expect(await ledger(orderId)).toMatchObject([
      { kind: 'authorise', status: 'approved', amountMinor: 114_398, reason_code: '100' },
    ]);
    const next = await shop.as('700', 'POST', 'cart', { orderId: '.', orderItem: [{ partNumber: cloth }] });
    expect(next.json().orderId).not.toBe(orderId);
    const change = await shop.as('700', 'PUT', 'cart/@self/update_order_item', {
      orderId,
      orderItem: [{ orderItemId: record.orderItem[0].orderItemId, quantity: '9' }],
    });
    expect(key(change)).toBe('_ERR_ORDER_WRONG_STATUS');
  });

  it('gives one order and one charge however often it is asked, at once or later [CHK-05] [PLAT-03]', async () => {
    const before = await shop.stockOf(frame);
    const orderId = await shop.ready('701', [[frame, 1]]);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => checkout('701', orderId, {}, { 'idempotency-key': 'press' })),
    );
    expect(answers.map((answer) => [answer.statusCode, answer.json().orderId])).toEqual(
      Array.from({ length: 8 }, () => [200, orderId]),
    );
    const later = await checkout('701', orderId);
    expect(later.body).toBe(answers[0]?.body);
    expect(await shop.stockOf(frame)).toBe(before - 1);
    expect(await ledger(orderId)).toHaveLength(1);
    const charges = await sql`select 1 from gateway_authorisations where merchant_reference = ${orderId}`.execute(
      shop.db,
    );
    expect(charges.rows).toHaveLength(1);
    const history = (await shop.as('701', 'GET', 'order/@history?pageNumber=1&pageSize=100')).json();
    expect(history.recordSetTotal).toBe('1');
  });

  it('sells ten pieces to exactly ten of fifty buyers, charging nobody else [PLAT-03]', async () => {
    const scarce = '2900000000062';
    const buyers: [user: string, orderId: string][] = [];
    for (let first = 0; first < 50; first += 10) {
      const users = Array.from({ length: 10 }, (_, index) => String(7100 + first + index));
      const ids = await Promise.all(users.map((user) => shop.ready(user, [[scarce, 1]], { payMethodId: 'COD' })));
      users.forEach((user, index) => buyers.push([user, ids[index] ?? '']));
    }
    await shop.setStock(scarce, 10);
    const answers = await Promise.all(buyers.map(([user, orderId]) => checkout(user, orderId)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(10);
    expect(answers.filter((answer) => answer.statusCode === 400).map(key)).toEqual(Array(40).fill('_API_BAD_INV'));
    expect(await shop.stockOf(scarce)).toBe(0);
    const placed = await sql<{
      count: string;
    }>`select count(*) from orders o join order_items i using (order_id) where i.part_number = ${scarce} and o.status = 'M'`.execute(
      shop.db,
    );
    expect(Number(placed.rows[0]?.count)).toBe(10);
    const charged = await sql<{
      count: string;
    }>`select count(distinct l.order_id) from payment_ledger l join order_items i using (order_id) where i.part_number = ${scarce}`.execute(
      shop.db,
    );
    expect(Number(charged.rows[0]?.count)).toBe(10);
    // Fifty carts take a while on a database server that writes through to disk.
  }, 60_000);

  it('refuses a fraud token before anything is touched [PAY-10]', async () => {
    const before = await shop.stockOf(frame);
    const orderId = await shop.ready('702', [[frame, 1]]);
    const refused = await checkout('702', orderId, { forterToken: 'reject-me' });
    expect([refused.statusCode, key(refused)]).toEqual([400, 'FORTER_REJECTED']);
    expect(await shop.stockOf(frame)).toBe(before);
    expect(await ledger(orderId)).toEqual([]);
    expect((await checkout('702', orderId, { forterToken: 'good' })).statusCode).toBe(200);
  });

  it('gives stock back when the card is refused and lets the shopper pay with another [PAY-05]', async () => {
    const before = await shop.stockOf(frame);
    const orderId = await shop.ready('703', [[frame, 1]], {
      payMethodId: 'VISA',
      paymentToken: await shop.token('4000900000052210'),
    });
    const refused = await checkout('703', orderId);
    expect([refused.statusCode, refused.json().errors[0]]).toMatchObject([
      400,
      { errorCode: '210', errorKey: 'PLUGIN_RC_CREDIT_LIMIT_EXCEEDED' },
    ]);
    expect(await shop.stockOf(frame)).toBe(before);
    expect((await shop.as('703', 'GET', 'cart/@self')).json()).toMatchObject({
      orderId,
      orderStatus: 'P',
      locked: 'false',
    });
    await shop.as('703', 'DELETE', 'cart/@self/payment_instruction');
    await shop.as('703', 'POST', 'cart/@self/payment_instruction', {
      payMethodId: 'VISA',
      paymentToken: await shop.token(),
    });
    expect((await checkout('703', orderId)).statusCode).toBe(200);
    expect((await ledger(orderId)).map((row) => [row.status, row.reason_code])).toEqual([
      ['declined', '210'],
      ['approved', '100'],
    ]);
  });

  it('refuses review, missing and failed authentication with a key of its own [PAY-05]', async () => {
    for (const [number, errorKey] of [
      ['4000900000082480', 'PLUGIN_RC_REVIEW'],
      ['4000900000072481', 'PLUGIN_RC_DECLINED'],
      ['4000000000001091', 'PLUGIN_RC_AUTHENTICATION_REQUIRED'],
    ] as const) {
      const user = `704${number.slice(-4)}`;
      const orderId = await shop.ready(user, [[cloth, 1]], {
        payMethodId: 'VISA',
        paymentToken: await shop.token(number),
      });
      expect(key(await checkout(user, orderId))).toBe(errorKey);
    }
  });

  it('finds out the truth after a time-out: the charge happened, so there is an order [PLAT-03]', async () => {
    const orderId = await shop.ready('705', [[cloth, 1]], {
      payMethodId: 'VISA',
      paymentToken: 'timeout-after-charge',
    });
    expect((await checkout('705', orderId)).statusCode).toBe(200);
    expect(await ledger(orderId)).toMatchObject([{ status: 'approved', reason_code: '100' }]);
    expect((await order('705', orderId)).orderStatus).toBe('M');
  });

  it('finishes what a crash left open: one order, one charge [PLAT-03]', async () => {
    const orderId = await shop.ready('706', [[cloth, 1]]);
    // The process dies after the intent was written: the gateway is never asked.
    const silent = jest.spyOn(shop.gateway.api, 'authorise').mockRejectedValueOnce(new Error('killed'));
    expect((await checkout('706', orderId)).statusCode).toBe(500);
    silent.mockRestore();
    const change = await shop.as('706', 'POST', 'cart', { orderId: '.', orderItem: [{ partNumber: frame }] });
    expect(key(change)).toBe('_ERR_ORDER_IS_LOCKED');
    expect(await shop.trade.checkout.reconcile()).toBe(1);
    expect(await shop.trade.checkout.reconcile()).toBe(0);
    expect((await order('706', orderId)).orderStatus).toBe('M');
    expect(await ledger(orderId)).toHaveLength(1);
  });

  it('takes the money once when the order is sent; what is captured cannot be given back', async () => {
    const orderId = await shop.ready('711', [[cloth, 1]]);
    await checkout('711', orderId);
    const { settlement } = shop.trade;
    const capture = async () => {
      await shop.db.transaction().execute((trx) => settlement.captureInLedger(trx, orderId, 'gateway'));
      return settlement.carryOut(orderId);
    };
    expect([await capture(), await capture()]).toEqual([1, 0]);
    const { openMinor, capturedMinor } = ledgerBalance(await ledger(orderId));
    expect([openMinor, capturedMinor]).toEqual([0, 2689]);
    await shop.db.transaction().execute((trx) => settlement.voidInLedger(trx, orderId));
    expect(await settlement.carryOut(orderId)).toBe(0);
    expect(ledgerBalance(await ledger(orderId))).toEqual({ openMinor: 0, capturedMinor: 2689, refundedMinor: 0 });
    const charge = await sql<{
      captured_minor: string;
      voided_minor: string;
    }>`select * from gateway_authorisations where merchant_reference = ${orderId}`.execute(shop.db);
    expect([Number(charge.rows[0]?.captured_minor), Number(charge.rows[0]?.voided_minor)]).toEqual([2689, 0]);
  });

  it('answers every concurrent press with the refusal when the card is refused [CHK-05]', async () => {
    const before = await shop.stockOf(frame);
    const orderId = await shop.ready('712', [[frame, 1]], {
      payMethodId: 'VISA',
      paymentToken: await shop.token('4000900000032204'),
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => checkout('712', orderId)));
    expect(answers.map((answer) => [answer.statusCode, key(answer)])).toEqual(
      Array.from({ length: 5 }, () => [400, 'PLUGIN_RC_INSUFFICIENT_FUNDS']),
    );
    expect(await shop.stockOf(frame)).toBe(before);
    expect((await ledger(orderId)).every((row) => row.status === 'declined')).toBe(true);
  });

  it('waits as pending prescription until every lens line has one, then for the optician [RX-07]', async () => {
    const body = {
      orderId: '.',
      x_calculateOrder: '1',
      orderItem: [
        {
          partNumber: 'SRV-SV',
          xitem_field1: 'g-1',
          orderItemExtendAttribute: [{ attributeName: 'IsRoxLens', attributeValue: 'true' }],
        },
      ],
    };
    const { orderId, orderItem } = (await shop.as('707', 'POST', 'cart', body)).json();
    await shop.ready('707', [[cloth, 1]]);
    await checkout('707', orderId);
    expect((await order('707', orderId)).orderStatus).toBe('E');
    const changes = [{ attributeName: 'prescriptionUploaded', attributeType: 'STRING', attributeValue: 'true' }];
    const { orders } = shop.trade;
    const done = await shop.db
      .transaction()
      .execute((trx) => orders.setLineAttributes(trx, '707', orderId, orderItem[0].orderItemId, changes));
    expect(done?.status).toBe('W');
    expect(
      await shop.db
        .transaction()
        .execute((trx) => orders.setLineAttributes(trx, '708', orderId, orderItem[0].orderItemId, changes)),
    ).toBeNull();
    expect((await order('707', orderId)).orderItem[0].orderItemExtendAttribute).toContainEqual(changes[0]);
  });

  it('is cancelled only while created, giving stock and authorisation back so that the ledger balances [ORD-06]', async () => {
    const before = await shop.stockOf(frame);
    const orderId = await shop.ready('709', [[frame, 1]]);
    expect((await shop.as('709', 'PUT', `order/${orderId}/cancel`)).statusCode).toBe(409);
    await checkout('709', orderId);
    expect((await shop.as('710', 'PUT', `order/${orderId}/cancel`)).statusCode).toBe(404);
    const cancelled = await shop.as('709', 'PUT', `order/${orderId}/cancel`);
    expect(cancelled.json()).toMatchObject({ orderId, orderStatus: 'X' });
    expect((await shop.as('709', 'PUT', `order/${orderId}/cancel`)).statusCode).toBe(200);
    expect(await shop.stockOf(frame)).toBe(before);
    expect(ledgerBalance(await ledger(orderId))).toEqual({ openMinor: 0, capturedMinor: 0, refundedMinor: 0 });
    const charge = await sql<{
      open: string;
    }>`select amount_minor - captured_minor - voided_minor as open from gateway_authorisations where merchant_reference = ${orderId}`.execute(
      shop.db,
    );
    expect(Number(charge.rows[0]?.open)).toBe(0);
    expect((await checkout('709', orderId)).statusCode).toBe(200);
    expect((await order('709', orderId)).orderStatus).toBe('X');
  });
});

describe('the check before paying', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const pre = (user: string, orderId: string) => shop.as(user, 'PUT', 'cart/@self/precheckout', { orderId });
  const key = (answer: { json(): { errors: { errorKey: string }[] } }) => answer.json().errors[0]?.errorKey;
  const pay = async (user: string) => {
    await shop.as(user, 'DELETE', 'cart/@self/payment_instruction');
    await shop.as(user, 'POST', 'cart/@self/payment_instruction', {
      payMethodId: 'VISA',
      paymentToken: await shop.token(),
    });
  };

  it('wants lines, delivery and a payment that covers the total [CHK-05]', async () => {
    const { orderId } = (await shop.as('800', 'POST', 'cart/createCart', {})).json();
    expect(key(await pre('800', orderId))).toBe('_ERR_ORDER_IS_EMPTY');
    await shop.as('800', 'POST', 'cart', { orderId, x_calculateOrder: '1', orderItem: [{ partNumber: frame }] });
    expect(key(await pre('800', orderId))).toBe('_ERR_ORDER_SHIPPING_INCOMPLETE');
    await shop.as('800', 'PUT', 'cart/@self/shipping_info', {
      orderId: '.',
      addressId: '800-oregon',
      shipModeId: '14501',
      x_calculateOrder: '1',
    });
    expect(key(await pre('800', orderId))).toBe('_ERR_PAY_AMOUNT_MISMATCH');
    await shop.as('800', 'POST', 'cart/@self/payment_instruction', { payMethodId: 'COD', piAmount: '549.98' });
    expect(key(await pre('800', orderId))).toBe('_ERR_PAY_AMOUNT_MISMATCH');
    expect(key(await shop.as('800', 'POST', 'cart/@self/checkout', { orderId }))).toBe('_ERR_ORDER_NOT_PREPARED');
    await pay('800');
    expect((await pre('800', orderId)).json()).toEqual({ orderId, resourceName: 'cart' });
    expect((await shop.as('800', 'GET', 'cart/@self')).json().prepareIndicator).toBe('true');
    // Any change has to be checked again.
    await shop.as('800', 'POST', 'cart', { orderId, x_calculateOrder: '1', orderItem: [{ partNumber: frame }] });
    expect(key(await shop.as('800', 'POST', 'cart/@self/checkout', { orderId }))).toBe('_ERR_ORDER_NOT_PREPARED');
  });

  it('tells about a changed price once, with the new price in the cart [CART-10]', async () => {
    const orderId = await shop.ready('801', [[lens, 1]]);
    const sku = shop.skus.get(lens);
    if (!sku) throw new Error('no such item');
    shop.skus.set(lens, { ...sku, offerMinor: 13_000 });
    const told = await pre('801', orderId);
    expect([key(told), told.json().errors[0].errorParameters]).toEqual(['_ERR_ORDER_PRICE_CHANGED', lens]);
    expect((await shop.as('801', 'GET', 'cart/@self')).json()).toMatchObject({
      totalProductPrice: '130.00000',
      prepareIndicator: 'false',
    });
    await pay('801');
    expect((await pre('801', orderId)).statusCode).toBe(200);
    // Prices are frozen from here on.
    shop.skus.set(lens, { ...sku, offerMinor: 14_000 });
    expect((await shop.as('801', 'POST', 'cart/@self/checkout', { orderId })).statusCode).toBe(200);
    expect((await shop.as('801', 'GET', `order/${orderId}`)).json().totalProductPrice).toBe('130.00000');
    shop.skus.set(lens, sku);
  });

  it('tells about stock that is gone and codes that ended [CART-10]', async () => {
    const orderId = await shop.ready('802', [[lens, 1]]);
    await shop.setStock(lens, 0);
    const gone = await pre('802', orderId);
    expect([key(gone), gone.json().errors[0].errorParameters]).toEqual(['_API_BAD_INV', lens]);
    await shop.setStock(lens, 1000);
    await shop.as('802', 'POST', 'cart/assigned_promotion_code', { promoCode: 'AUTUMN25' });
    await pay('802');
    expect((await pre('802', orderId)).statusCode).toBe(200);
    shop.clock.advance(new Date('2026-11-02T00:00:00Z').getTime() - shop.clock.now().getTime());
    expect(key(await pre('802', orderId))).toBe('ERR_PROMOTION_NOT_AVAILABLE_AT_THIS_TIME');
    expect((await shop.as('802', 'GET', 'cart/@self')).json()).not.toHaveProperty('promotionCode');
  });

  it('refuses an eleventh pair with prescription before anything is charged [CHK-07]', async () => {
    const orderId = await shop.ready('804', [[cloth, 1]]);
    const pair = (group: number) => [
      {
        partNumber: frame,
        xitem_field1: `g-${group}`,
        orderItemExtendAttribute: [{ attributeName: 'RxLensId', attributeValue: 'L-1' }],
      },
      {
        partNumber: 'SRV-SV',
        xitem_field1: `g-${group}`,
        orderItemExtendAttribute: [{ attributeName: 'IsRoxLens', attributeValue: 'true' }],
      },
    ];
    const add = (groups: number[]) =>
      shop.as('804', 'POST', 'cart', { orderId, x_calculateOrder: '1', orderItem: groups.flatMap(pair) });
    await add([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await pay('804');
    expect((await pre('804', orderId)).statusCode).toBe(200);
    await add([11]);
    expect(key(await pre('804', orderId))).toBe('RX_LIMIT_EXCEEDED');
  });

  it('does not hold for ever', async () => {
    const orderId = await shop.ready('803', [[cloth, 1]]);
    shop.clock.advance(61 * 60_000);
    expect(key(await shop.as('803', 'POST', 'cart/@self/checkout', { orderId }))).toBe('_ERR_ORDER_NOT_PREPARED');
  });
});
