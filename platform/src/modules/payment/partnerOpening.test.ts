import { openTradeApp, shopOrigin, type TradeApp } from '../../testing/tradeApp';
import { type OpeningRequest, partnerRequest } from './partnerOpening.service';

const frame = '2900000000017';
const [us, italy, international] = ['10801', '10802', '10809'];

describe('what a payment partner is told of an order', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  async function asked(userId: string, storeId: string, opening: Partial<OpeningRequest> = {}) {
    const ports = { db: shop.db, clock: shop.clock };
    const caller = { kind: 'guest', userId } as OpeningRequest['caller'];
    const whole: OpeningRequest = { caller, storeId, orderId: '.', method: 'PAYPAL', ...opening };
    return (await partnerRequest(ports, { shopOrigins: [shopOrigin] }, whole)).request;
  }
  const add = async (user: string, storeId: string, quantity = '1'): Promise<string> =>
    (
      await shop.as(user, 'POST', `/wcs/resources/store/${storeId}/cart`, {
        orderId: '.',
        x_calculateOrder: '1',
        orderItem: [{ partNumber: frame, quantity }],
      })
    ).json().orderId;

  it('is the sum, the country of the store, and whether delivery is chosen [PAY-06]', async () => {
    const orderId = await add('g520', us);
    const known = { partner: 'PAYPAL', storeId: us, merchantReference: orderId, amountMinor: 54_999, currency: 'USD' };
    const none = { successUrl: '', cancelUrl: '', locale: 'en-us', country: 'US' };
    expect(await asked('g520', us)).toEqual({ ...known, ...none, express: true });
    await shop.as('g520', 'PUT', 'cart/@self/shipping_info', { addressId: 'g520-home', shipModeId: '14501' });
    expect(await asked('g520', us)).toMatchObject({ express: false });
    expect(await asked('g520', us, { express: true })).toMatchObject({ express: true });
    await add('g520', international);
    expect(await asked('g520', international)).toMatchObject({ country: 'US', locale: 'en-ww' });
  });

  it('is where to send the shopper back to, in the language of that address [PAY-06]', async () => {
    await add('g521', italy);
    const back = (successUrl: string) => asked('g521', italy, { successUrl, cancelUrl: '/it-it/cart' });
    expect(await back(`${shopOrigin}/it-it/checkout`)).toMatchObject({
      successUrl: `${shopOrigin}/it-it/checkout`,
      cancelUrl: `${shopOrigin}/it-it/cart`,
      country: 'IT',
      locale: 'it-it',
    });
    for (const path of ['/fr-fr/checkout', '/', '/checkout']) expect((await back(path)).locale).toBe('it-it');
    await expect(back('https://elsewhere.example/')).rejects.toMatchObject({ parameters: ['successUrl'] });
    const cancelUrl = 'https://elsewhere.example/';
    await expect(asked('g521', italy, { cancelUrl })).rejects.toMatchObject({ parameters: ['cancelUrl'] });
  });

  it('is nothing of an order that cannot be paid that way [PAY-01]', async () => {
    await add('g522', us, '3');
    await expect(asked('g522', us, { method: 'KLARNA' })).rejects.toMatchObject({ parameters: ['payMethodId'] });
    await expect(asked('g523', us)).rejects.toMatchObject({ errorKey: '_ERR_NO_PENDING_ORDER' });
  });
});
