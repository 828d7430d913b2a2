import { openingTime } from '../../testing/shopperApp';
import { openTradeApp, type TradeApp } from '../../testing/tradeApp';

const frame = '2900000000017';
const cloth = '2900000000024';
const words = (text: string): string[] => text.split(/\s+/).toSorted();

const money =
  'grandTotal grandTotalCurrency totalAdjustment totalAdjustmentCurrency totalProductPrice totalProductPriceCurrency ' +
  'totalSalesTax totalSalesTaxCurrency totalShippingCharge totalShippingChargeCurrency totalShippingTax ' +
  'totalShippingTaxCurrency';
const summary =
  `adjustment buyerId lastUpdateDate locked orderExtendAttribute orderId orderStatus orderTypeCode orgUniqueID ` +
  `prepareIndicator promotionCode shipAsComplete storeNameIdentifier storeUniqueID x_isPurchaseOrderNumberRequired ` +
  `x_promoHasAdjustment x_trackingIds ${money}`;
const whole =
  `deliveryPromise ${summary} orderItem paymentInstruction recordSetComplete recordSetCount recordSetStartNumber recordSetTotal ` +
  'resourceId resourceName';
const line =
  'UOM addressId addressLine adjustment carrier city contractId country createDate currency description email1 ' +
  'expectedShipDate firstName freeGift fulfillmentCenterName lastName lastUpdateDate nickName orderItemExtendAttribute ' +
  'orderItemFulfillmentStatus orderItemId orderItemInventoryStatus orderItemPrice orderItemStatus partNumber phone1 ' +
  'postalCode productId quantity salesTax shipModeCode shipModeDescription shipModeId shippingCharge shippingTax ' +
  'state stateOrProvinceName totalAdjustment unitPrice unitQuantity xitem_field1 xitem_field2 zipCode';

describe('answers of the trade, field by field', () => {
  let shop: TradeApp;
  let orderId: string;
  const user = '4100';
  const get = async (path: string) => (await shop.as(user, 'GET', path)).json();
  const keys = (record: object): string[] => Object.keys(record).toSorted();

  beforeAll(async () => {
    shop = await openTradeApp();
    const attribute = { attributeName: 'note', attributeValue: 'gift' };
    await shop.as(user, 'POST', 'cart', {
      orderId: '.',
      x_calculateOrder: '1',
      orderItem: [{ partNumber: cloth, quantity: '1', orderItemExtendAttribute: [attribute] }],
      orderExtendAttribute: [attribute],
    });
    await shop.as(user, 'POST', 'cart/assigned_promotion_code', { promoCode: 'SAVE25' });
    orderId = await shop.ready(user, [[frame, 1]], {
      payMethodId: 'VISA',
      paymentToken: await shop.token(),
      billing_address_id: `${user}-home`,
    });
  }, openingTime);
  afterAll(() => shop.close());

  it('give the cart, its lines and its discounts whole [CART-01] [PLAT-02]', async () => {
    const cart = await get('cart/@self');
    expect(keys(cart)).toEqual(words(whole));
    expect(keys(cart.orderItem[0])).toEqual(words(line));
    expect(cart).toMatchObject({
      orderTypeCode: 'ORD',
      orgUniqueID: '-2000',
      resourceId: '/wcs/resources/store/10801/cart/@self',
    });
    expect(cart.orderItem[0]).toMatchObject({ UOM: 'C62', fulfillmentCenterName: 'AMERICAS' });
    const discount =
      'amount code currency description descriptionLanguage displayLevel language usage xadju_calUsageId';
    expect(keys(cart.adjustment[0])).toEqual(words(discount));
  });

  it('give a payment instruction with the whole billing address [PAY-03] [PLAT-02]', async () => {
    const answer = await get('cart/@self/payment_instruction');
    expect(answer.resourceId).toBe('/wcs/resources/store/10801/cart/@self/payment_instruction');
    const [instruction] = answer.paymentInstruction;
    const fields =
      'addressLine billing_address_id city country email1 firstName lastName nickName payMethodId phone1 piAmount ' +
      'piCurrency piDescription piId piStatus postalCode protocolData state stateOrProvinceName xpaym_policyId ' +
      'xpaym_punchoutPayment xpaym_tokenization zipCode';
    expect(keys(instruction)).toEqual(words(fields));
    expect(instruction).toMatchObject({
      email1: `${user}@example.com`,
      phone1: '2065550114',
      nickName: 'home',
      postalCode: '10001',
      stateOrProvinceName: 'NY',
    });
    expect((await get('cart/@self')).paymentInstruction).toEqual([instruction]);
  });

  it('give ways of delivery and what they cost whole [CHK-03] [PLAT-02]', async () => {
    const mode = 'carrier description language shipModeCode shipModeId shippingCharge shippingChargeCurrency';
    const modes = await get('cart/@self/usable_shipping_mode');
    expect(keys(modes)).toEqual(words('orderId resourceName usableShippingMode'));
    expect(keys(modes.usableShippingMode[0])).toEqual(words(mode));
    const info = await get('cart/@self/usable_shipping_info');
    expect(keys(info)).toEqual(words('orderId orderItem resourceName usableShippingAddress'));
    expect(keys(info.orderItem[0])).toEqual(
      words('orderItemId usableShippingAddress usableShippingChargePolicy usableShippingMode'),
    );
    expect(keys(info.orderItem[0].usableShippingChargePolicy[0])).toEqual(words('name type uniqueID'));
    const charges = await get(`cart/orderId/${orderId}/shipCharges`);
    expect(keys(charges.resultList[0])).toEqual(words('isShipChargesExist numberOfShipModes shipChargesByShipMode'));
    expect(keys(charges.resultList[0].shipChargesByShipMode[0])).toEqual(
      words('amount numberOfShipChargeTypes shipModeDesc shipModeId shippingChargeTypes'),
    );
    const promised = await get(`ShipModes/GetShipModes?orderId=${orderId}`);
    expect(keys(promised.usableShippingMode[0])).toEqual(
      words('deliveryPromise field1 field2 shipModeCode shipModeDescription shipModeId'),
    );
    const [payment] = (await get('cart/@self/usable_payment_info')).usablePaymentInformation;
    expect(keys(payment)).toEqual(
      words(
        'description language paymentMethodName paymentTermConditionId usableBillingAddress xumet_attrPageName ' +
          'xumet_policyId',
      ),
    );
  });

  it('pay no attention to keys of a body that they do not know [PLAT-02]', async () => {
    const { orderItem } = await get('cart/@self');
    const ids = orderItem.map(({ orderItemId }: { orderItemId: string }) => orderItemId);
    const answer = await shop.as(user, 'PUT', 'cart/@self/shipping_info', {
      orderId: '.',
      orderItemId: ids,
      addressId: `${user}-home`,
      shipModeId: '14501',
      x_calculateOrder: '1',
      x_allocate: '***',
      orderItem: [{ orderItemId: ids[0], shipModeId: '14501', unitPrice: '0', store: null }],
    });
    expect([answer.statusCode, answer.json().orderId]).toEqual([200, orderId]);
    const after = await get('cart/@self');
    expect(after.orderItem.map(({ unitPrice }: { unitPrice: string }) => unitPrice)).toEqual(
      orderItem.map(({ unitPrice }: { unitPrice: string }) => unitPrice),
    );
  });

  it('still read the numbered keys of the calls that have them [CART-03] [ORD-06]', async () => {
    const lines = [{ partNumber: cloth }, { partNumber: frame }];
    const added = (await shop.as('4101', 'POST', 'cart', { orderId: '.', orderItem: lines })).json();
    const [first, second] = added.orderItem.map(({ orderItemId }: { orderItemId: string }) => orderItemId);
    const copied = await shop.as('4101', 'POST', 'cart/copy_order', {
      fromOrderId_1: added.orderId,
      toOrderId: '.**.',
      copyOrderItemId_1: second,
    });
    expect(copied.json().newOrderItemsCount).toBe(1);
    await shop.as('4101', 'PUT', 'cart/@self/delete_order_item', { orderItemId_0: first });
    const left = (await shop.as('4101', 'GET', 'cart/@self')).json().orderItem;
    expect(left.map(({ orderItemId }: { orderItemId: string }) => orderItemId)).toEqual([second]);
  });

  it('describe a new order by its query as well as by its body [CART-01] [PLAT-02]', async () => {
    for (const [path, body] of [
      ['cart/create_order?description=Gift', {}],
      ['cart/createCart', { description: 'Gift' }],
    ] as const) {
      const created = (await shop.as('4102', 'POST', path, body)).json();
      expect(created).toEqual({ orderId: created.orderId, outOrderId: created.orderId, resourceName: 'cart' });
      const order = (await shop.as('4102', 'GET', `order/${created.orderId}`)).json();
      expect(order.orderDescription).toBe('Gift');
    }
  });

  it('refuse a profile that they do not know [PLAT-02]', async () => {
    const status = async (path: string) => (await shop.as(user, 'GET', path)).statusCode;
    for (const path of ['cart/@self', 'cart/@self/buyer_purchase_order/1']) {
      expect([path, await status(`${path}?profileName=IBM_Details`)]).toEqual([path, 200]);
      expect([path, await status(`${path}?profileName=Nonsense`)]).toEqual([path, 400]);
    }
    expect(await status('order/1?profileName=Nonsense')).toBe(400);
  });

  it('say of a word where an order number belongs that there is no such order [ORD-02]', async () => {
    for (const word of ['abc', '1x', '.', '-1', '9'.repeat(40)]) {
      for (const path of [`order/${word}`, `sapinvoice/${word}/download`])
        expect([path, (await shop.as(user, 'GET', path)).statusCode]).toEqual([path, 404]);
    }
  });

  it('give a placed order as whole as the cart it was, and list it without lines [ORD-02] [PLAT-02]', async () => {
    const prepared = await shop.as(user, 'DELETE', 'cart/@self/payment_instruction');
    expect(prepared.statusCode).toBe(200);
    await shop.as(user, 'POST', 'cart/@self/payment_instruction', {
      orderId,
      payMethodId: 'VISA',
      paymentToken: await shop.token(),
    });
    await shop.as(user, 'PUT', 'cart/@self/precheckout', { orderId });
    expect((await shop.as(user, 'POST', 'cart/@self/checkout', { orderId })).statusCode).toBe(200);
    const order = await get(`order/${orderId}`);
    expect(keys(order)).toEqual(words(`${whole} placedDate x_timeline x_return x_canChangeAddress`));
    expect(keys(order.orderItem[0])).toEqual(words(line));
    const history = await get('order/@history');
    expect(keys(history)).toEqual(
      words('Order recordSetComplete recordSetCount recordSetStartNumber recordSetTotal resourceName'),
    );
    expect(keys(history.Order[0])).toEqual(words(`${summary} placedDate`));
  });
});
