import { openTradeApp, operationsToken, type TradeApp } from '../../testing/tradeApp';
import { writtenLetters } from '../../testing/testMail';
import { findOrder } from '../order';
import { isExchangeable } from './exchange.domain';

const frame = '2900000000017';
const green = '2900000000109';
const DAY_MS = 86_400_000;

interface Line {
  readonly orderItemId: string;
  readonly partNumber: string;
  readonly quantity: string;
  readonly orderItemPrice: string;
}
interface Record {
  readonly grandTotal: string;
  readonly orderItem: readonly Line[];
  readonly x_parcels?: readonly { readonly number: string }[];
  readonly x_timeline: readonly object[];
}

describe('exchanges', () => {
  let shop: TradeApp;
  let count = 0;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const operate = (path: string, body?: object) =>
    shop.as('', 'POST', `/operations/${path}`, body, { authorization: `Bearer ${operationsToken}` });
  const read = async <Body>(answer: ReturnType<TradeApp['as']>): Promise<Body> => {
    const got = await answer;
    if (got.statusCode >= 300) throw new Error(`${got.statusCode} ${got.body}`);
    return got.json<Body>();
  };
  const orderOf = (user: string, orderId: string) => read<Record>(shop.as(user, 'GET', `order/${orderId}`));
  async function delivered(partNumber = frame, pieces = 1) {
    const user = `swap${(count += 1)}`;
    const orderId = await shop.ready(user, [[partNumber, pieces]]);
    await read(shop.as(user, 'POST', 'cart/@self/checkout', { orderId }));
    await read(operate(`orders/${orderId}/ship`));
    await read(operate(`orders/${orderId}/deliver`));
    const order = await orderOf(user, orderId);
    return { user, orderId, order, lineId: order.orderItem[0]?.orderItemId ?? '' };
  }
  const announce = (user: string, orderId: string, orderItemId: string, more: object = {}) =>
    shop.as(user, 'POST', 'process/weaver/shipping/api', {
      orderId,
      labelType: 'PDF',
      locale: 'en-us',
      items: [{ orderItemId, partNumber: frame, quantity: '1', reasonCode: '02', ...more }],
      contact: { email: '', phone: '' },
    });
  const arrive = async (rmaId: string, body?: object) => {
    await read(operate(`returns/${rmaId}/receive`));
    await read(operate(`returns/${rmaId}/refund`, body));
  };
  const lettersOf = async (orderId: string) =>
    (await writtenLetters(shop.db)).filter(({ facts }) => facts['orderId'] === orderId);
  const offersOf = async (user: string, orderId: string) =>
    (await read<{ lines: object[] }>(shop.as(user, 'GET', `return/lines?orderId=${orderId}`))).lines;

  it('are offered for articles of the same model at the same price that are in stock [RET-02]', async () => {
    const { user, orderId, lineId } = await delivered();
    expect(await offersOf(user, orderId)).toMatchObject([{ orderItemId: lineId, left: '1.0', exchanges: [green] }]);
    await shop.setStock(green, 0);
    expect(await offersOf(user, orderId)).toMatchObject([{ orderItemId: lineId, left: '1.0', exchanges: [] }]);
    await shop.setStock(green, 1000);
    shop.clock.advance(31 * DAY_MS);
    expect(await offersOf(user, orderId)).toEqual([]);
    expect((await shop.as('stranger', 'GET', `return/lines?orderId=${orderId}`)).statusCode).toBe(404);
  });

  it.each([
    ['lenses, which are made to values', { opticalRole: 'contactLens' }],
    ['a frame with its lenses', { groupKey: 'pair-1' }],
    ['a gift', { giftOf: 'PRESENT' }],
    ['what was collected in a store', { pickUp: { physicalStoreId: '1', physicalStoreExternalId: 'a' } }],
  ] as const)('are not offered for %s [RET-02]', async (_what, change) => {
    const { orderId } = await delivered();
    const order = await findOrder(shop.db, orderId);
    const [line] = order?.lines ?? [];
    if (!order || !line) throw new Error('The order is gone');
    expect(isExchangeable(order, line)).toBe(true);
    expect(isExchangeable(order, { ...line, ...change })).toBe(false);
  });

  it('refuse what is not offered, whatever the page says [RET-02]', async () => {
    const { user, orderId, lineId } = await delivered();
    for (const x_exchangeFor of ['2900000000055', '2900000000116', frame, '2900000000031']) {
      const refused = await announce(user, orderId, lineId, { x_exchangeFor });
      expect([refused.statusCode, refused.json<{ errors: object[] }>().errors[0]]).toEqual([
        409,
        expect.objectContaining({ errorKey: 'RMA_NOT_ELIGIBLE', errorParameters: `exchange,${lineId}` }),
      ]);
    }
  });

  it('send the other article when the first has arrived, once, and move no money [RET-02]', async () => {
    const { user, orderId, order, lineId } = await delivered(frame, 3);
    const stock = await shop.stockOf(green);
    const { rmaId } = await read<{ rmaId: string }>(
      announce(user, orderId, lineId, { x_exchangeFor: green, quantity: '2' }),
    );
    expect(await shop.stockOf(green)).toBe(stock);
    const label = (await lettersOf(orderId)).find(({ kind }) => kind === 'returnAnnounced');
    expect(label?.facts).toMatchObject({
      amountMinor: 0,
      instead: [{ name: '2 × Frame in green (Green, L)', amountMinor: expect.any(Number) }],
      handInBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    await arrive(rmaId, { trackingNumbers: ['1Z-EX-1'] });
    await read(operate(`returns/${rmaId}/refund`, { trackingNumbers: ['1Z-EX-2'] }));
    expect(await shop.stockOf(green)).toBe(stock - 2);
    const after = await orderOf(user, orderId);
    expect(after.orderItem.map(({ partNumber, quantity }) => [partNumber, Number(quantity)])).toEqual([
      [frame, 3],
      [green, 2],
    ]);
    expect(Number(after.orderItem[1]?.orderItemPrice)).toBe(0);
    expect(after.grandTotal).toBe(order.grandTotal);
    expect(await offersOf(user, orderId)).toMatchObject([{ left: '1.0' }, { left: '2.0' }]);
    expect(after.x_timeline).toContainEqual(expect.objectContaining({ event: 'exchangeSent', subject: rmaId }));
    expect(after.x_parcels?.map(({ number }) => number)).toEqual(['1Z-EX-1']);
    expect((await shop.trade.fulfilment.standing(orderId)).refundedMinor).toBe(0);
    const told = (await lettersOf(orderId)).filter(({ kind }) => /Exchanged|Refunded/.test(kind));
    expect(told).toMatchObject([
      { kind: 'orderExchanged', facts: { names: ['2 × Frame in green (Green, L)'], trackingNumbers: ['1Z-EX-1'] } },
    ]);
    const item = await read<object>(shop.as(user, 'GET', `returns/rmaItemDetail/${lineId}`));
    expect(item).toMatchObject({ RMAItemStatus: 'REF', x_exchangeFor: green, x_exchanged: 'true' });
  });

  it('can be sent back for what the first article cost, and not twice [RET-02]', async () => {
    const { user, orderId, order, lineId } = await delivered();
    const { rmaId } = await read<{ rmaId: string }>(announce(user, orderId, lineId, { x_exchangeFor: green }));
    shop.clock.advance(29 * DAY_MS);
    await arrive(rmaId);
    // The time to send something back begins again with what was sent.
    shop.clock.advance(29 * DAY_MS);
    const instead = (await orderOf(user, orderId)).orderItem[1]?.orderItemId ?? '';
    const back = await read<{ rmaId: string }>(announce(user, orderId, instead));
    await arrive(back.rmaId);
    const { refundedMinor } = await shop.trade.fulfilment.standing(orderId);
    expect(refundedMinor).toBeGreaterThan(0);
    expect(refundedMinor).toBeLessThanOrEqual(Math.round(Number(order.grandTotal) * 100));
    for (const line of [lineId, instead])
      expect((await announce(user, orderId, line)).json<{ errors: object[] }>().errors[0]).toMatchObject({
        errorKey: 'RMA_NOT_ELIGIBLE',
        errorParameters: `quantity,${line}`,
      });
  });

  it('become money when the article is sold out by then [RET-02]', async () => {
    const { user, orderId, lineId } = await delivered();
    const { rmaId } = await read<{ rmaId: string }>(announce(user, orderId, lineId, { x_exchangeFor: green }));
    await shop.setStock(green, 0);
    await arrive(rmaId);
    await shop.setStock(green, 1000);
    expect((await orderOf(user, orderId)).orderItem).toHaveLength(1);
    expect((await shop.trade.fulfilment.standing(orderId)).refundedMinor).toBeGreaterThan(0);
    const told = (await lettersOf(orderId)).map(({ kind }) => kind).filter((kind) => /Exchanged|Refunded/.test(kind));
    expect(told).toEqual(['orderRefunded']);
    const item = await read<object>(shop.as(user, 'GET', `returns/rmaItemDetail/${lineId}`));
    expect(item).not.toHaveProperty('x_exchanged');
  });
});
