import { openTradeApp, operationsToken, type TradeApp } from '../../testing/tradeApp';

const frame = '2900000000017';
const box = '2900000000024';
const DAY_MS = 86_400_000;

describe('the filters of the order list', () => {
  let shop: TradeApp;
  let old: string;
  let half: string;
  let arrived: string;
  let cancelled: string;
  const user = '990';
  const place = async (partNumber: string): Promise<string> => {
    const orderId = await shop.ready(user, [[partNumber, 1]], { payMethodId: 'COD' });
    await shop.as(user, 'POST', 'cart/@self/checkout', { orderId });
    return orderId;
  };
  beforeAll(async () => {
    shop = await openTradeApp();
    old = await place(frame);
    shop.clock.advance(200 * DAY_MS);
    half = await place(box);
    shop.clock.advance(200 * DAY_MS);
    arrived = await place(frame);
    const headers = { authorization: `Bearer ${operationsToken}` };
    for (const step of ['ship', 'deliver'])
      await shop.as('', 'POST', `/operations/orders/${arrived}/${step}`, undefined, headers);
    cancelled = await place(box);
    await shop.as(user, 'PUT', `order/${cancelled}/cancel`);
  });
  afterAll(() => shop.close());

  const found = async (query: string, who = user) => {
    const answer = (await shop.as(who, 'GET', `order/@history?${query}`)).json<{
      Order?: { orderId: string }[];
      recordSetTotal: string;
    }>();
    const ids = (answer.Order ?? []).map(({ orderId }) => orderId);
    expect(answer.recordSetTotal).toBe(String(ids.length));
    return ids;
  };

  it('take half a year, a year, and everything, by the clock of the platform [RET-03] [ORD-02]', async () => {
    expect(await found('period=Last6Months')).toEqual([cancelled, arrived]);
    expect(await found('period=LastYear')).toEqual([cancelled, arrived, half]);
    expect(await found('period=All')).toEqual([cancelled, arrived, half, old]);
  });

  it('tell what is open, what has arrived, and what was cancelled [ORD-01] [ORD-02]', async () => {
    expect(await found('group=open')).toEqual([half, old]);
    expect(await found('group=done')).toEqual([arrived]);
    expect(await found('group=cancelled&period=LastYear')).toEqual([cancelled]);
  });

  it('find a number, with its spaces or its beginning alone, and words of what was bought [ORD-02]', async () => {
    expect(await found(`searchTerm=${half.slice(0, 2)}%20${half.slice(2)}`)).toEqual([half]);
    expect(await found(`searchTerm=ITEM%20${frame}&period=All`)).toEqual([arrived, old]);
    expect(await found('searchTerm=no%20such%20thing')).toEqual([]);
    // Signs that mean something to the database mean themselves here.
    for (const sign of ['%25', '_', '%5C', "'"]) expect(await found(`searchTerm=${sign}`)).toEqual([]);
  });

  it('never find orders of others, and take nothing else [ORD-02] [PLAT-08]', async () => {
    expect(await found(`searchTerm=${half}`, '991')).toEqual([]);
    for (const query of ['group=all', 'period=Forever', `searchTerm=${'x'.repeat(61)}`])
      expect((await shop.as(user, 'GET', `order/@history?${query}`)).statusCode).toBe(400);
  });
});
