import { sql } from 'kysely';

import { writtenLetters } from '../../testing/testMail';
import { openTradeApp, operationsToken, type TradeApp } from '../../testing/tradeApp';
import { itemOf } from '../../testing/tradeFixture';

const frame = '2900000000031';
const cloth = '2900000000024';
const FRAME_MINOR = 3333;
const CHEAPEST_MINOR = 395;
const MODES = { standard: '14501', express: '14502', green: '14503' };

interface Detail {
  readonly rmaId: string;
  readonly refundAmount: string;
  readonly x_deliveryRefund?: string;
  readonly x_deliveryWaits?: string;
}

describe('the delivery of an order that comes back whole', () => {
  let shop: TradeApp;
  let count = 0;
  beforeAll(async () => {
    shop = await openTradeApp();
    for (const part of [frame, cloth]) await shop.setStock(part, 1000, 'EUROPE');
  });
  afterAll(() => shop.close());

  const read = async <Body>(answer: ReturnType<TradeApp['as']>): Promise<Body> => {
    const got = await answer;
    if (got.statusCode >= 300) throw new Error(`${got.statusCode} ${got.body}`);
    return got.json<Body>();
  };
  const operate = (path: string) =>
    read(shop.as('', 'POST', `/operations/${path}`, undefined, { authorization: `Bearer ${operationsToken}` }));

  /** An order that has arrived in Italy (or in another store), and what its buyer can do with it. */
  async function delivered(
    parts: readonly (readonly [partNumber: string, quantity: number])[],
    { mode = MODES.standard, storeId = '10802', place = 'abroad' } = {},
  ) {
    const user = `whole${(count += 1)}`;
    const call = <Body>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
      read<Body>(shop.as(user, method, `/wcs/resources/store/${storeId}/${path}`, body));
    const orderItem = parts.map(([partNumber, quantity]) => itemOf(partNumber, { quantity: String(quantity) }));
    const cart = { orderId: '.', x_calculateOrder: '1' };
    const { orderId } = await call<{ orderId: string }>('POST', 'cart', { ...cart, orderItem });
    await call('PUT', 'cart/@self/shipping_info', { ...cart, addressId: `${user}-${place}`, shipModeId: mode });
    const paymentToken = await shop.token();
    await call('POST', 'cart/@self/payment_instruction', { payMethodId: 'VISA', paymentToken });
    await call('PUT', 'cart/@self/precheckout', { orderId });
    await call('POST', 'cart/@self/checkout', { orderId });
    await operate(`orders/${orderId}/ship`);
    await operate(`orders/${orderId}/deliver`);
    const order = await call<{ orderItem: { orderItemId: string; partNumber: string }[] }>('GET', `order/${orderId}`);
    const lineOf = (part: string) => order.orderItem.find(({ partNumber }) => partNumber === part)?.orderItemId ?? '';
    return {
      orderId,
      announce: async (...items: readonly (readonly [part: string, quantity: number])[]) => {
        const { rmaId } = await call<{ rmaId: string }>('POST', 'process/weaver/shipping/api', {
          orderId,
          labelType: 'PDF',
          locale: 'it-it',
          contact: { email: 'ann@mail.example', phone: '2125550100' },
          items: items.map(([partNumber, quantity]) => ({
            orderItemId: lineOf(partNumber),
            partNumber,
            quantity: String(quantity),
            reasonCode: '03',
          })),
        });
        return rmaId;
      },
      cancel: (rmaId: string) => call('POST', 'process/weaver/returns/cancel', { rmaId }),
      settle: async (rmaId: string) => {
        await operate(`returns/${rmaId}/receive`);
        await operate(`returns/${rmaId}/refund`);
      },
      /** What the page that announces is told. */
      promised: async () =>
        (await call<{ x_deliveryRefund?: string }>('GET', `return/lines?orderId=${orderId}`)).x_deliveryRefund,
      /** What the returns of a line say of the delivery, the newest first. */
      told: async (part: string) => {
        const { x_earlier: earlier = [], ...newest } = await call<Detail & { x_earlier?: Detail[] }>(
          'GET',
          `returns/rmaItemDetail/${lineOf(part)}`,
        );
        return [newest, ...earlier].map((one) => [one.x_deliveryRefund, one.x_deliveryWaits]);
      },
      refunded: async () => (await shop.trade.fulfilment.standing(orderId)).refundedMinor,
      letters: async () =>
        (await writtenLetters(shop.db))
          .filter(({ kind, facts }) => kind === 'orderRefunded' && facts['orderId'] === orderId)
          .map(({ facts }) => [facts['amountMinor'], facts['deliveryMinor']]),
    };
  }

  it('is given back in Italy, as the cheapest that was offered, and told before and after [RET-02] [ACC-09]', async () => {
    const order = await delivered([[frame, 1]]);
    expect(await order.promised()).toBe('3.95000');
    const rmaId = await order.announce([frame, 1]);
    expect(await order.promised()).toBeUndefined();
    expect(await order.told(frame)).toEqual([['3.95000', undefined]]);
    await order.settle(rmaId);
    await operate(`returns/${rmaId}/refund`);
    expect(await order.refunded()).toBe(FRAME_MINOR + CHEAPEST_MINOR);
    expect(await order.told(frame)).toEqual([['3.95000', undefined]]);
    expect(await order.letters()).toEqual([[FRAME_MINOR + CHEAPEST_MINOR, CHEAPEST_MINOR]]);
  });

  it('stays paid while a part of it stays with its buyer [RET-02]', async () => {
    const order = await delivered([
      [frame, 1],
      [cloth, 1],
    ]);
    const rmaId = await order.announce([frame, 1]);
    expect(await order.told(frame)).toEqual([[undefined, undefined]]);
    await order.settle(rmaId);
    expect(await order.refunded()).toBe(FRAME_MINOR);
    expect(await order.letters()).toEqual([[FRAME_MINOR, 0]]);
    // What is left would bring it back.
    expect(await order.promised()).toBeDefined();
  });

  it('comes once with the last of the returns that are the whole together [RET-02]', async () => {
    const order = await delivered(
      [
        [frame, 1],
        [cloth, 1],
      ],
      { mode: MODES.express },
    );
    const first = await order.announce([frame, 1]);
    const last = await order.announce([cloth, 1]);
    const [[amount, waits] = []] = await order.told(cloth);
    expect([await order.told(frame), waits]).toEqual([[[undefined, undefined]], 'true']);
    await order.settle(last);
    const cloths = await order.refunded();
    // The other one carries it now.
    expect([await order.told(cloth), await order.told(frame)]).toEqual([
      [[undefined, undefined]],
      [[amount, undefined]],
    ]);
    await order.settle(first);
    expect(await order.refunded()).toBe(cloths + FRAME_MINOR + Math.round(Number(amount) * 100));
    expect((await order.letters()).map(([, delivery]) => delivery)).toEqual([0, Math.round(Number(amount) * 100)]);
  });

  it('comes once when both are paid back at the same time [RET-02]', async () => {
    const order = await delivered([[frame, 2]], { mode: MODES.green });
    const both = [await order.announce([frame, 1]), await order.announce([frame, 1])];
    for (const rmaId of both) await operate(`returns/${rmaId}/receive`);
    await Promise.all([...both, ...both].map((rmaId) => operate(`returns/${rmaId}/refund`)));
    expect(await order.refunded()).toBe(2 * FRAME_MINOR + CHEAPEST_MINOR);
    expect((await order.letters()).map(([, delivery]) => delivery).toSorted()).toEqual([0, CHEAPEST_MINOR]);
  });

  it('is not paid with a return when another one was cancelled [RET-02]', async () => {
    const order = await delivered([[frame, 2]]);
    const first = await order.announce([frame, 1]);
    const second = await order.announce([frame, 1]);
    await order.cancel(first);
    expect(await order.told(frame)).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    await order.settle(second);
    expect((await order.letters()).map(([, delivery]) => delivery)).toEqual([0]);
  });

  it('is paid in full where it was the cheapest, and to nobody where the cheapest was free [RET-02]', async () => {
    const green = await delivered([[frame, 1]], { mode: MODES.green });
    await green.settle(await green.announce([frame, 1]));
    expect(await green.refunded()).toBe(FRAME_MINOR + CHEAPEST_MINOR);
    const free = await delivered([[frame, 6]], { mode: MODES.express });
    expect(await free.promised()).toBeUndefined();
    await free.settle(await free.announce([frame, 6]));
    expect(await free.refunded()).toBe(6 * FRAME_MINOR);
  });

  it('is what was paid for orders from before the cheapest was kept [RET-02]', async () => {
    const order = await delivered([[frame, 1]]);
    await sql`update orders set cheapest_delivery_minor = null where order_id = ${order.orderId}`.execute(shop.db);
    await order.settle(await order.announce([frame, 1]));
    expect(await order.refunded()).toBe(FRAME_MINOR + 595);
  });

  it('is never more than what the ledger has left beside the goods [RET-02]', async () => {
    const order = await delivered([[frame, 1]]);
    await shop.trade.fulfilment.refund(order.orderId, 'goodwill', 400);
    expect(await order.promised()).toBe('1.95000');
    await order.settle(await order.announce([frame, 1]));
    expect(await order.refunded()).toBe(FRAME_MINOR + 595);
  });

  it('stays paid in the United States [RET-02]', async () => {
    const order = await delivered([[frame, 1]], { storeId: '10801', place: 'oregon' });
    expect(await order.promised()).toBeUndefined();
    const rmaId = await order.announce([frame, 1]);
    expect(await order.told(frame)).toEqual([[undefined, undefined]]);
    await order.settle(rmaId);
    expect(await order.refunded()).toBe(FRAME_MINOR);
  });
});
