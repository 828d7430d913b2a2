import { openTradeApp, shopOrigin, type TradeApp } from '../../testing/tradeApp';

const frame = '2900000000017';
const back = `${shopOrigin}/cart`;

describe('the identity discount', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const answer = (group: string, choice = 'confirm', redirect = back) =>
    shop.partners.app.inject({
      method: 'POST',
      url: '/identity/answer',
      payload: { redirect_uri: redirect, group, answer: choice },
    });
  /** The token a shopper comes back with. */
  const tokenOf = async (group: string) =>
    new URL(String((await answer(group)).headers.location)).searchParams.get('access_token') ?? '';
  const bag = async (user: string) =>
    (
      await shop.as(user, 'POST', 'cart', {
        orderId: '.',
        x_calculateOrder: '1',
        orderItem: [{ partNumber: frame, quantity: '1' }],
      })
    ).json() as { orderId: string };
  const comeBack = (user: string, orderId: string, token: string) =>
    shop.as(user, 'GET', `idme/returntocart?catalogId=20601&langId=-1&orderId=${orderId}&access_token=${token}`);

  it('is put on the cart of a shopper the partner vouches for [AUTH-13]', async () => {
    const { orderId } = await bag('701');
    const got = await comeBack('701', orderId, await tokenOf('military'));
    expect(got.json()).toEqual({
      orderId,
      promoCode: 'IDME-MIL',
      group: 'military',
      discountApplied: true,
      resourceName: 'idme',
    });
    expect((await shop.as('701', 'GET', 'cart/@self')).json()).toMatchObject({ totalAdjustment: '-82.50000' });
  });

  it('says why nothing is taken off: not verified, used before, too late, unknown [AUTH-13]', async () => {
    const { orderId } = await bag('702');
    const messageOf = async (token: string) => {
      const got = await comeBack('702', orderId, token);
      expect(got.statusCode).toBe(400);
      return (got.json() as { errors: { errorMessage: string }[] }).errors[0]?.errorMessage;
    };
    expect(await messageOf(await tokenOf('none'))).toBe('Your status could not be verified.');
    const used = await tokenOf('teacher');
    await comeBack('703', (await bag('703')).orderId, used);
    expect(await messageOf(used)).toBe('This verification is not known or was used before.');
    expect(await messageOf('forged')).toBe('This verification is not known or was used before.');
    const late = await tokenOf('student');
    shop.clock.advance(600_001);
    expect(await messageOf(late)).toBe('This verification took too long. Please start again.');
    expect((await shop.as('702', 'GET', 'cart/@self')).json()).toMatchObject({ totalAdjustment: '0.00000' });
  });

  it('cannot be typed in as a code [AUTH-13]', async () => {
    await bag('704');
    const got = await shop.as('704', 'POST', 'cart/assigned_promotion_code', { promoCode: 'IDME-MIL' });
    expect(got.json()).toMatchObject({ errors: [{ errorKey: 'ERR_PROMOTION_CODE_INVALID' }] });
  });

  it('leaves somebody else’s cart alone [AUTH-13]', async () => {
    const { orderId } = await bag('705');
    expect((await comeBack('706', orderId, await tokenOf('student'))).statusCode).toBeGreaterThanOrEqual(400);
    expect((await shop.as('705', 'GET', 'cart/@self')).json()).toMatchObject({ totalAdjustment: '0.00000' });
  });

  it('sends shoppers back to the shop only, and without a token when they refuse [AUTH-13]', async () => {
    expect((await answer('student', 'confirm', 'https://stranger.example/cart')).statusCode).toBe(400);
    const page = await shop.partners.app.inject(`/identity/verify?redirect_uri=${encodeURIComponent('javascript:1')}`);
    expect(page.statusCode).toBe(400);
    expect((await answer('student', 'cancel')).headers.location).toBe(back);
  });
});
