import { inTransaction } from '../../kernel';
import { openTradeApp, type TradeApp } from '../../testing/tradeApp';

const frame = '2900000000017';
const cloth = '2900000000024';
const path = 'cart/@self/saved_items';

interface Line {
  readonly orderItemId: string;
  readonly partNumber: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly shipModeCode: string;
  readonly orderItemExtendAttribute?: { readonly attributeName: string; readonly attributeValue: string }[];
}

describe('lines kept for later [CART-03]', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const add = async (user: string, orderItem: object[]): Promise<string[]> =>
    (await shop.as(user, 'POST', 'cart', { orderId: '.', x_calculateOrder: '1', orderItem }))
      .json()
      .orderItem.map((line: Line) => line.orderItemId);
  const lines = async (user: string, of = 'cart/@self'): Promise<Line[]> => {
    const answer = await shop.as(user, 'GET', of);
    return answer.statusCode === 404 ? [] : (answer.json().orderItem ?? []);
  };
  const parts = async (user: string, of?: string) => (await lines(user, of)).map((line) => line.partNumber);

  it('leave the cart with its totals, and come back with today’s price', async () => {
    const [first] = await add('900', [{ partNumber: frame }, { partNumber: cloth, quantity: '2' }]);
    expect((await shop.as('900', 'POST', path, { orderItemId: [first] })).statusCode).toBe(200);
    expect(await parts('900')).toEqual([cloth]);
    expect((await shop.as('900', 'GET', 'cart/@self')).json().grandTotal).toBe('39.80000');
    const sku = shop.skus.get(frame);
    if (!sku) throw new Error('The frame is not in the catalogue');
    shop.skus.set(frame, { ...sku, offerMinor: 50_000 });
    const [kept] = await lines('900', path);
    expect(kept).toMatchObject({ partNumber: frame, unitPrice: '500.00000', orderItemInventoryStatus: 'Available' });
    await shop.as('900', 'PUT', `${path}/restore`, { orderItemId: [kept?.orderItemId] });
    expect((await shop.as('900', 'GET', 'cart/@self')).json().grandTotal).toBe('539.80000');
    expect(await lines('900', path)).toEqual([]);
    shop.skus.set(frame, sku);
  });

  it('keep lenses with their frame, whichever of them is named, and their values', async () => {
    const attribute = (attributeName: string, attributeValue: string) => ({ attributeName, attributeValue });
    const [, lens] = await add('901', [
      { partNumber: frame, xitem_field1: 'g-1', orderItemExtendAttribute: [attribute('RxLensId', 'L-1')] },
      {
        partNumber: 'SRV-SV',
        xitem_field1: 'g-1',
        orderItemExtendAttribute: [
          attribute('IsRoxLens', 'true'),
          attribute(
            'x_lens_prescription',
            JSON.stringify({ x_spherePower_right: '-1.00', x_spherePower_left: '-1.25', x_Pupillary_distance: '63' }),
          ),
        ],
      },
      { partNumber: cloth },
    ]);
    await shop.as('901', 'POST', path, { orderItemId: [lens] });
    expect(await parts('901')).toEqual([cloth]);
    const kept = await lines('901', path);
    expect(kept.map((line) => line.partNumber)).toEqual([frame, 'SRV-SV']);
    expect(JSON.stringify(kept[1]?.orderItemExtendAttribute)).toContain('x_Pupillary_distance');
    await shop.as('901', 'PUT', `${path}/restore`, { orderItemId: [kept[0]?.orderItemId] });
    expect(await parts('901')).toEqual([cloth, frame, 'SRV-SV']);
  });

  it('make a cart when there is none, and add up with what is there', async () => {
    const [only] = await add('902', [{ partNumber: cloth }]);
    await shop.as('902', 'POST', path, { orderItemId: [only] });
    await shop.as('902', 'DELETE', 'cart/@self');
    const [kept] = await lines('902', path);
    await shop.as('902', 'PUT', `${path}/restore`, { orderItemId: [kept?.orderItemId] });
    expect(await parts('902')).toEqual([cloth]);
    const [again] = await add('902', [{ partNumber: frame }]);
    await shop.as('902', 'POST', path, { orderItemId: [again] });
    const [frameKept] = await lines('902', path);
    await add('902', [{ partNumber: frame }]);
    await shop.as('902', 'PUT', `${path}/restore`, { orderItemId: [frameKept?.orderItemId] });
    expect((await lines('902')).map((line) => [line.partNumber, line.quantity])).toEqual([
      [cloth, '1.0'],
      [frame, '2.0'],
    ]);
  });

  it('stay where they are when the cart would hold more pieces than a line may', async () => {
    const [kept] = await add('909', [{ partNumber: cloth, quantity: '999999' }]);
    await shop.as('909', 'POST', path, { orderItemId: [kept] });
    await add('909', [{ partNumber: cloth }]);
    const [saved] = await lines('909', path);
    const back = await shop.as('909', 'PUT', `${path}/restore`, { orderItemId: [saved?.orderItemId] });
    expect([back.statusCode, back.json().errors[0].errorKey]).toEqual([400, '_ERR_QUANTITY_LIMIT']);
    expect((await lines('909')).map(({ quantity }) => quantity)).toEqual(['1.0']);
    expect((await lines('909', path)).map(({ quantity }) => quantity)).toEqual(['999999.0']);
  });

  it('are saved by the wish lists’ call too, one line or several, and by nobody else [PLAT-02]', async () => {
    const [first, second] = await add('907', [{ partNumber: frame }, { partNumber: cloth }]);
    const later = 'wishlist/saveForLater';
    expect((await shop.as('908', 'POST', later, { orderItemId: first })).statusCode).toBe(404);
    expect((await shop.as('', 'POST', later, { orderItemId: first })).statusCode).toBe(401);
    expect((await shop.as('907', 'POST', later, { orderItemId: first })).statusCode).toBe(200);
    expect(await parts('907')).toEqual([cloth]);
    expect((await shop.as('907', 'PUT', later, { orderItemId: [second] })).statusCode).toBe(200);
    expect(await parts('907')).toEqual([]);
    expect(await parts('907', path)).toEqual([frame, cloth]);
  });

  it('travel without the delivery that was chosen, and can be forgotten', async () => {
    await shop.ready('903', [[frame, 1]]);
    const [line] = await lines('903');
    await shop.as('903', 'POST', path, { orderItemId: [line?.orderItemId] });
    const [kept] = await lines('903', path);
    expect(kept).toMatchObject({ shipModeCode: 'Interim' });
    expect(kept).not.toHaveProperty('addressId');
    await shop.as('903', 'PUT', `${path}/delete`, { orderItemId: [kept?.orderItemId] });
    expect((await shop.as('903', 'GET', path)).json()).toEqual({ recordSetTotal: '0', resourceName: 'cart' });
  });

  it('follow a guest into the account, beside what the account keeps [AUTH-09]', async () => {
    for (const [user, partNumber] of [
      ['904', frame],
      ['r904', cloth],
    ] as const) {
      const [id] = await add(user, [{ partNumber }]);
      await shop.as(user, 'POST', path, { orderItemId: [id] });
    }
    await inTransaction(shop.db, (trx) => shop.trade.mergeCarts(trx, '904', 'r904'));
    expect(await parts('r904', path)).toEqual([cloth, frame]);
    expect(await lines('904', path)).toEqual([]);
  });

  it('are nobody else’s, and gifts are not among them [PLAT-04]', async () => {
    const [id] = await add('905', [{ partNumber: frame }]);
    const foreign = await shop.as('906', 'POST', path, { orderItemId: [id] });
    expect(foreign.statusCode).toBe(404);
    await add('906', [{ partNumber: frame }]);
    expect((await shop.as('906', 'POST', path, { orderItemId: [id] })).json().errors[0].errorKey).toBe(
      '_ERR_FINDER_EXCEPTION',
    );
    await shop.as('905', 'POST', 'cart/assigned_promotion_code', { promoCode: 'CLEARVIEW' });
    const gift = (await lines('905')).find((line) => line.partNumber === '2962000060003');
    expect((await shop.as('905', 'POST', path, { orderItemId: [gift?.orderItemId] })).statusCode).toBe(400);
    expect((await shop.as('905', 'POST', path, { orderItemId: [] })).statusCode).toBe(400);
    expect((await shop.as('', 'GET', path)).statusCode).toBe(401);
  });
});
