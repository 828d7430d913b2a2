import { openTradeApp, type TradeApp } from '../../testing/tradeApp';
import { itemOf } from '../../testing/tradeFixture';
import { savePromotions } from './promotion.repository';
import { seedPromotions } from './promotion.seed';

const cloth = '2900000000024';
/** Different articles, so that buyers do not already wait for each other's stock. */
const articles = ['2900000000017', cloth, '2900000000031', '2900000000048'];

describe('limits of promotions', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
    const welcome = seedPromotions.find(({ code }) => code === 'WELCOME10');
    if (!welcome) throw new Error('There is no code to begin with');
    const limit = (promotionId: string, code: string, usesInAll: number) => ({
      ...welcome,
      promotionId,
      code,
      usesInAll,
      usesPerShopper: null,
      minimumMinor: 0,
    });
    await savePromotions(shop.db, [limit('91', 'THREE', 3), limit('92', 'BACK', 1), limit('93', 'DOUBT', 1)]);
  });
  afterAll(() => shop.close());

  /** A buyer with the code in a cart that is checked and ready to be placed. */
  const readyWith = async (
    user: string,
    promoCode: string,
    { partNumber = cloth, card = '' }: { partNumber?: string; card?: string } = {},
  ): Promise<string> => {
    const orderItem = [itemOf(partNumber)];
    await shop.as(user, 'POST', 'cart', { orderId: '.', x_calculateOrder: '1', orderItem });
    const entered = await shop.as(user, 'POST', 'cart/assigned_promotion_code', { promoCode });
    expect(entered.statusCode).toBe(201);
    const pay = card ? { payMethodId: 'VISA', paymentToken: await shop.token(card) } : undefined;
    return shop.ready(user, [[partNumber, 1]], pay);
  };
  const press = (user: string, orderId: string) => shop.as(user, 'POST', 'cart/@self/checkout', { orderId });
  const prepare = (user: string, orderId: string) => shop.as(user, 'PUT', 'cart/@self/precheckout', { orderId });
  const keyOf = (answer: { json(): { errors?: { errorKey: string }[] } }) => answer.json().errors?.[0]?.errorKey;

  it('hold when twelve buyers pay at once: three have the price, nobody else is charged [CART-06] [PLAT-03]', async () => {
    const stock = async () =>
      (await Promise.all(articles.map((part) => shop.stockOf(part)))).reduce((sum, pieces) => sum + pieces);
    const before = await stock();
    const buyers: [user: string, orderId: string][] = [];
    for (let number = 0; number < 12; number += 1) {
      const user = String(340 + number);
      const partNumber = articles[number % articles.length] ?? cloth;
      buyers.push([user, await readyWith(user, 'THREE', { partNumber })]);
    }
    const answers = await Promise.all(buyers.map(([user, orderId]) => press(user, orderId)));
    const placed = buyers.filter((_, place) => answers[place]?.statusCode === 200);
    expect(placed).toHaveLength(3);
    expect(answers.filter((answer) => keyOf(answer) === 'ERR_PROMOTION_LIMIT_EXCEEDED')).toHaveLength(9);
    expect(await stock()).toBe(before - 6);

    const [user, orderId] = buyers.find((buyer) => !placed.includes(buyer)) ?? ['', ''];
    const told = await prepare(user, orderId);
    expect(keyOf(told)).toBe('ERR_PROMOTION_NOT_AVAILABLE_AT_THIS_TIME');
    expect((await shop.as(user, 'GET', 'cart/@self')).json()).toMatchObject({ totalAdjustment: '0.00000' });
    await shop.as(user, 'DELETE', 'cart/@self/payment_instruction');
    await shop.as(user, 'POST', 'cart/@self/payment_instruction', {
      payMethodId: 'VISA',
      paymentToken: await shop.token(),
    });
    expect((await prepare(user, orderId)).statusCode).toBe(200);
    expect((await press(user, orderId)).statusCode).toBe(200);
  });

  it('give a use back when the payment is refused, or the order is cancelled [CART-06] [PAY-05]', async () => {
    const refused = await readyWith('360', 'BACK', { card: '4000900000052210' });
    expect(keyOf(await press('360', refused))).toBe('PLUGIN_RC_CREDIT_LIMIT_EXCEEDED');
    const first = await readyWith('361', 'BACK');
    const second = await readyWith('362', 'BACK');
    expect((await press('361', first)).statusCode).toBe(200);
    expect(keyOf(await press('362', second))).toBe('ERR_PROMOTION_LIMIT_EXCEEDED');
    await shop.as('361', 'PUT', `order/${first}/cancel`);
    expect((await press('362', second)).statusCode).toBe(200);
  });

  it('count a use as long as nobody knows how its payment ends, once [CART-06] [PLAT-03]', async () => {
    const open = await readyWith('370', 'DOUBT');
    const other = await readyWith('371', 'DOUBT');
    const silent = jest.spyOn(shop.gateway.api, 'authorise').mockRejectedValueOnce(new Error('killed'));
    expect((await press('370', open)).statusCode).toBe(500);
    silent.mockRestore();
    expect(keyOf(await press('371', other))).toBe('ERR_PROMOTION_LIMIT_EXCEEDED');
    expect((await press('370', open)).statusCode).toBe(200);
    expect((await press('370', open)).statusCode).toBe(200);
    expect(keyOf(await press('371', other))).toBe('ERR_PROMOTION_LIMIT_EXCEEDED');
  });
});
