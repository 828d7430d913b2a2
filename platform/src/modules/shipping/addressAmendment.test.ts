import { writtenLetters } from '../../testing/testMail';
import { openTradeApp, operationsToken, type TradeApp } from '../../testing/tradeApp';

const frame = '2900000000017';

describe('another address for a placed order [ORD-01]', () => {
  let shop: TradeApp;
  let count = 0;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  interface Line {
    readonly city: string;
    readonly zipCode: string;
    readonly firstName: string;
    readonly country: string;
    readonly email1: string;
    readonly salesTax: string;
  }
  const orderOf = async (user: string, orderId: string) =>
    (await shop.as(user, 'GET', `order/${orderId}`)).json<{
      orderStatus: string;
      orderItem: Line[];
      grandTotal: string;
      x_canChangeAddress?: string;
    }>();

  async function bought() {
    const user = `moves${(count += 1)}`;
    const orderId = await shop.ready(user, [[frame, 1]]);
    expect((await shop.as(user, 'POST', 'cart/@self/checkout', { orderId })).statusCode).toBe(200);
    const order = await orderOf(user, orderId);
    const [line] = order.orderItem;
    if (!line) throw new Error('The order has no line.');
    /** Another house of the same town. */
    const near = {
      firstName: ' Bea ',
      lastName: 'Doe',
      addressLine: ['77 Other Road'],
      city: line.city,
      state: '',
      zipCode: line.zipCode,
      phone1: '2125550111',
    };
    return { user, orderId, order, line, near };
  }
  const amend = (user: string, orderId: string, body: object) => shop.as(user, 'PUT', `order/${orderId}/address`, body);
  const refusal = async (answer: ReturnType<TradeApp['as']>) => {
    const got = await answer;
    const [error] = got.json<{ errors: { errorKey: string; errorParameters?: string }[] }>().errors;
    return [got.statusCode, error?.errorKey, error?.errorParameters?.split(',')[0]];
  };
  const refusedFor = (why: string) => [409, '_ERR_ADDRESS_NOT_AMENDABLE', why];

  it('is written on every line, at the same price, and told by a letter of each change [ACC-09]', async () => {
    const { user, orderId, order, line, near } = await bought();
    expect((await amend(user, orderId, near)).statusCode).toBe(200);
    const after = await orderOf(user, orderId);
    expect([order.x_canChangeAddress, after.x_canChangeAddress]).toEqual(['true', 'true']);
    expect(after.orderItem[0]).toMatchObject({
      firstName: 'Bea',
      addressLine: ['77 Other Road', '', ''],
      country: line.country,
      email1: line.email1,
      salesTax: line.salesTax,
    });
    expect([after.grandTotal, after.orderStatus]).toEqual([order.grandTotal, order.orderStatus]);
    expect((await amend(user, orderId, { ...near, firstName: 'Cas' })).statusCode).toBe(200);
    const letters = (await writtenLetters(shop.db)).filter(({ kind }) => kind === 'orderAddressChanged');
    expect(letters.map(({ facts }) => facts)).toEqual([
      expect.objectContaining({ orderId, address: expect.arrayContaining(['Bea Doe', '77 Other Road']) }),
      expect.objectContaining({ orderId, address: expect.arrayContaining(['Cas Doe', '77 Other Road']) }),
    ]);
  });

  it('is refused where it would cost another tax, is not whole, or nobody delivers', async () => {
    const { user, orderId, order, near } = await bought();
    // Oregon has no sales tax.
    const oregon = { ...near, city: 'Portland', state: 'OR', zipCode: '97201' };
    expect(await refusal(amend(user, orderId, oregon))).toEqual(refusedFor('tax'));
    for (const wrong of [{ zipCode: 'x' }, { zipCode: '' }, { addressLine: [' '] }, { lastName: ' ' }, { city: '' }])
      expect(await refusal(amend(user, orderId, { ...near, ...wrong }))).toEqual(refusedFor('address'));
    expect(await orderOf(user, orderId)).toEqual(order);
  });

  it('is refused once the order was sent, and nobody else can write one', async () => {
    const { user, orderId, near } = await bought();
    expect((await amend('moves-other', orderId, near)).statusCode).toBe(404);
    const headers = { authorization: `Bearer ${operationsToken}` };
    expect((await shop.as('', 'POST', `/operations/orders/${orderId}/ship`, undefined, headers)).statusCode).toBe(200);
    expect(await refusal(amend(user, orderId, near))).toEqual(refusedFor('status'));
    expect((await orderOf(user, orderId)).x_canChangeAddress).toBeUndefined();
  });

  it('has bounds, and writes neither country nor e-mail address', async () => {
    const { user, orderId, line, near } = await bought();
    expect((await amend(user, orderId, { ...near, city: 'x'.repeat(129) })).statusCode).toBe(400);
    expect((await amend(user, orderId, { ...near, country: 'CA', email1: 'thief@mail.example' })).statusCode).toBe(200);
    const [now] = (await orderOf(user, orderId)).orderItem;
    expect([now?.country, now?.email1]).toEqual([line.country, line.email1]);
  });
});
