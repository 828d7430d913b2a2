import { openTradeApp, type TradeApp } from '../../testing/tradeApp';

const frame = '2900000000017';
const cloth = '2900000000024';

describe('what was chosen for delivery [PLAT-02]', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  it('is read line by line, with address and mode as the cart shows them [CART-01]', async () => {
    const added = await shop.as('930', 'POST', 'cart', {
      orderId: '.',
      orderItem: [{ partNumber: frame }, { partNumber: cloth }],
    });
    const { orderId, orderItem } = added.json();
    await shop.as('930', 'PUT', 'cart/@self/shipping_info', {
      orderItem: [{ orderItemId: orderItem[0].orderItemId, addressId: '930-home', shipModeId: '14502' }],
    });
    const answer = (await shop.as('930', 'GET', 'cart/@self/shipping_info')).json();
    expect(answer).toMatchObject({
      orderId,
      recordSetCount: '2',
      recordSetTotal: '2',
      recordSetComplete: 'true',
      resourceName: 'cart',
    });
    expect(answer.orderItem).toMatchObject([
      {
        orderItemId: orderItem[0].orderItemId,
        shipModeId: '14502',
        shipModeCode: 'Express',
        addressId: '930-home',
        addressLine: ['1 Front Street', '', ''],
        city: 'New York',
        zipCode: '10001',
        postalCode: '10001',
        stateOrProvinceName: 'NY',
        nickName: 'home',
      },
      { orderItemId: orderItem[1].orderItemId, shipModeCode: 'Interim' },
    ]);
    expect(answer.orderItem[1]).not.toHaveProperty('addressId');
    const page = (await shop.as('930', 'GET', 'cart/@self/shipping_info?pageNumber=2&pageSize=1')).json();
    expect(page).toMatchObject({
      recordSetStartNumber: '1',
      orderItem: [{ orderItemId: orderItem[1].orderItemId }],
    });
    expect(page.orderItem).toHaveLength(1);
    const foreign = await shop.as('931', 'GET', `cart/@self/shipping_info?orderId=${orderId}`);
    expect(foreign.statusCode).toBe(404);
    expect((await shop.as('931', 'GET', 'cart/@self/shipping_info')).statusCode).toBe(404);
    expect((await shop.as('', 'GET', 'cart/@self/shipping_info')).statusCode).toBe(401);
  });
});
