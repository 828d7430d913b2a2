import { inTransaction } from '../../kernel';
import { openTradeApp, type Answer, type TradeApp } from '../../testing/tradeApp';
import { LIMITS } from '../limits';

const cloth = '2900000000024';

/** Lines that never combine. */
const linesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    partNumber: cloth,
    quantity: '1',
    xitem_field1: `g-${first + index}`,
  }));

describe('what a shopper may keep in carts', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const add = (user: string, orderItem: object[]) => shop.as(user, 'POST', 'cart', { orderId: '.', orderItem });
  const cartOf = async (user: string) => (await shop.as(user, 'GET', 'cart/@self')).json();
  const savedOf = async (user: string) => (await shop.as(user, 'GET', 'cart/@self/saved_items')).json();
  const refusal = (answer: Answer) => [answer.statusCode, answer.json().errors[0].errorParameters];
  const merge = (from: string, to: string) => inTransaction(shop.db, (trx) => shop.trade.mergeCarts(trx, from, to));

  it('are a hundred lines: one more is refused whole, fewer and other quantities are not [PLAT-08]', async () => {
    expect(refusal(await add('900', linesFrom(0, LIMITS.cartLines + 1)))).toEqual([409, 'cartLines,100']);
    expect((await add('900', linesFrom(0, LIMITS.cartLines))).statusCode).toBe(201);
    expect(refusal(await add('900', linesFrom(500, 1)))).toEqual([409, 'cartLines,100']);
    const { orderItem } = await cartOf('900');
    expect(orderItem).toHaveLength(LIMITS.cartLines);
    const change = { orderItem: [{ orderItemId: orderItem[0].orderItemId, quantity: '3' }] };
    expect((await shop.as('900', 'PUT', 'cart/@self/update_order_item', change)).statusCode).toBe(200);
  });

  it('leave the guest’s lines waiting beside a cart that would become too long, up to the limit of those [PLAT-08]', async () => {
    await add('r901', linesFrom(0, 60));
    for (const guest of ['901', '902', '903', '904']) {
      await add(guest, linesFrom(Number(guest) * 1000, 60));
      await merge(guest, 'r901');
    }
    expect((await cartOf('r901')).orderItem).toHaveLength(60);
    expect((await savedOf('r901')).orderItem).toHaveLength(LIMITS.savedLines);
  });

  it('leave the guest’s lines waiting, too, where the pieces of a line would become too many [PLAT-08] [CART-03]', async () => {
    const many = (quantity: string) => [{ partNumber: cloth, quantity }];
    await add('r910', many('999999'));
    await add('910', many('1'));
    await merge('910', 'r910');
    expect((await cartOf('r910')).orderItem).toMatchObject([{ quantity: '999999.0' }]);
    expect((await savedOf('r910')).orderItem).toMatchObject([{ quantity: '1.0' }]);
  });

  it('are so many carts, made at once too, in all stores together [PLAT-08]', async () => {
    const create = () => shop.as('905', 'POST', 'cart/createCart', { description: 'another' });
    const atOnce = await Promise.all(Array.from({ length: LIMITS.carts + 4 }, create));
    const statuses = atOnce.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([...Array.from({ length: LIMITS.carts }, () => 201), 409, 409, 409, 409]);
    expect(refusal(await create())).toEqual([409, 'carts,30']);
    expect(refusal(await shop.as('905', 'POST', '/wcs/resources/store/10802/cart/createCart', {}))).toEqual([
      409,
      'carts,30',
    ]);
    expect((await shop.as('906', 'POST', 'cart/createCart', {})).statusCode).toBe(201);
  });

  it('are so many payment instructions of a cart; the ones that are there may change [PLAT-08]', async () => {
    const orderItem = [{ partNumber: cloth, quantity: '1' }];
    await shop.as('907', 'POST', 'cart', { orderId: '.', x_calculateOrder: '1', orderItem });
    const put = (body: object) =>
      shop.as('907', 'POST', 'cart/@self/payment_instruction', { payMethodId: 'COD', piAmount: '1.00', ...body });
    const made: Answer[] = [];
    for (let count = 0; count < LIMITS.paymentInstructions; count += 1) made.push(await put({}));
    expect(new Set(made.map((answer) => answer.statusCode))).toEqual(new Set([201]));
    expect(refusal(await put({}))).toEqual([409, 'paymentInstructions,10']);
    const [first] = (await cartOf('907')).paymentInstruction;
    const change = { piId: first.piId, payMethodId: 'COD', piAmount: '2.00' };
    expect((await shop.as('907', 'PUT', 'cart/@self/payment_instruction', change)).statusCode).toBe(200);
  });

  it('are nothing once a buyer who never ordered is forgotten; whoever ordered stays [PLAT-08]', async () => {
    await add('908', linesFrom(0, 2));
    const orderId = await shop.ready('909', [[cloth, 1]]);
    await shop.as('909', 'POST', 'cart/@self/checkout', { orderId });
    await add('909', linesFrom(0, 1));
    expect(await inTransaction(shop.db, (trx) => shop.trade.forgetBuyers(trx, ['908', '909']))).toEqual(['909']);
    expect((await shop.as('908', 'GET', 'cart/@self')).statusCode).toBe(404);
    expect((await cartOf('909')).orderItem).toHaveLength(1);
    expect((await shop.as('909', 'GET', `order/${orderId}`)).statusCode).toBe(200);
  });
});
