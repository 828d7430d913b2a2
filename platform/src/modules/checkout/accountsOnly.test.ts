import { openTradeApp, type TradeApp } from '../../testing/tradeApp';

const frame = '2900000000017';

describe('a store that sells to accounts alone', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp({ accountsOnly: ['10801'] });
  });
  afterAll(() => shop.close());

  it('lets a guest fill a cart and neither check nor place it, whatever the page asks [CHK-02] [PLAT-06]', async () => {
    await expect(shop.ready('g1', [[frame, 1]])).rejects.toThrow('ERR_USER_AUTHORITY');
    const { orderId, prepareIndicator } = (await shop.as('g1', 'GET', 'cart/@self')).json();
    expect(prepareIndicator).toBe('false');
    const placed = await shop.as('g1', 'POST', 'cart/@self/checkout', { orderId });
    expect([placed.statusCode, placed.json().errors[0].errorKey]).toEqual([400, '_ERR_ORDER_NOT_PREPARED']);
    expect((await shop.as('g1', 'GET', 'order/@history')).json().recordSetTotal).toBe('0');
  });

  it('sells to whoever is signed in [CHK-02]', async () => {
    const orderId = await shop.ready('r1', [[frame, 1]]);
    expect((await shop.as('r1', 'POST', 'cart/@self/checkout', { orderId })).statusCode).toBe(200);
  });
});
