import { readCart } from '../cart';
import { listOrderHistory } from './';
import { answeringClient } from '../../testing';

describe('carts and orders', () => {
  const record = {
    orderId: '7307966',
    orderStatus: 'P',
    grandTotal: '539.93000',
    grandTotalCurrency: 'USD',
    totalProductPrice: '549.99000',
    totalAdjustment: '-25.00000',
    totalShippingCharge: '14.94000',
    totalSalesTax: '0.00000',
    totalShippingTax: '0.00000',
    locked: 'true',
    x_promoHasAdjustment: 'false',
    orderItem: [
      {
        orderItemId: '10023',
        partNumber: 'SKU-1',
        quantity: '2.0',
        unitPrice: '274.99500',
        orderItemPrice: '549.99000',
        currency: 'USD',
        orderItemInventoryStatus: 'Available',
        freeGift: 'false',
        addressId: '307445',
        addressLine: ['1 Front Street', '', ''],
        city: 'New York',
        postalCode: '10001 ',
        country: 'us',
        xitem_field1: '0',
        adjustment: [{ amount: '-25.00000', code: 'SAVE25', displayLevel: 'Order', usage: 'Discount' }],
        totalAdjustment: { currency: 'USD', value: '-25.00000' },
        orderItemExtendAttribute: [{ attributeName: 'IsRox', attributeType: 'STRING', attributeValue: 'false' }],
      },
    ],
    adjustment: { amount: '-25.00000', code: 'SAVE25', displayLevel: 'Order', usage: 'Discount' },
    promotionCode: [{ code: 'SAVE25', associatedPromotion: [{ promotionId: '1', description: 'Save 25' }] }],
    orderExtendAttribute: [{ attributeName: 'IS_ROX_ORDER', attributeValue: 'false' }],
    paymentInstruction: [
      {
        piId: '1',
        payMethodId: 'VISA',
        piAmount: '539.93000',
        protocolData: [
          { name: 'account', value: '************1111' },
          { name: 'cc_cvc', value: '---' },
        ],
      },
    ],
    resourceName: 'cart',
  };

  it('are read with their money in minor units [CART-01] [CART-05]', async () => {
    const cart = await readCart(answeringClient(record));
    expect(cart).toMatchObject({
      orderId: '7307966',
      locked: true,
      promoHasAdjustment: false,
      numItems: 2,
      grandTotal: { minor: 53_993, currency: 'USD' },
      totalAdjustment: { minor: -2500, currency: 'USD' },
      adjustments: [{ code: 'SAVE25', amount: { minor: -2500 } }],
      promotionCodes: [{ code: 'SAVE25', descriptions: ['Save 25'] }],
      extendedAttributes: { IS_ROX_ORDER: 'false' },
      paymentInstructions: [{ piId: '1', maskedAccount: '************1111', billingAddress: null }],
    });
    expect(cart?.lines[0]).toMatchObject({
      quantity: 2,
      groupKey: '',
      orderItemPrice: { minor: 54_999 },
      totalAdjustment: { minor: -2500 },
      address: { zipCode: '10001', country: 'US', addressLine: ['1 Front Street'] },
      extendedAttributes: { IsRox: 'false' },
      inventoryStatus: 'Available',
    });
    expect(JSON.stringify(cart)).not.toContain('---');
  });

  it('may be empty, or of a kind nobody knows [CART-04]', async () => {
    const cart = await readCart(answeringClient({ orderId: 7 }));
    expect(cart).toMatchObject({ orderId: '7', orderStatus: 'P', lines: [], numItems: 0, grandTotal: { minor: 0 } });
    const odd = { ...record, orderItem: [{ orderItemId: 1, orderItemInventoryStatus: 'OnTheMoon' }] };
    const read = await readCart(answeringClient(odd));
    expect(read?.lines[0]).toMatchObject({ inventoryStatus: 'Unknown', address: null });
  });

  it('name the store an order is collected from as its list does [STOR-02]', async () => {
    const place = { firstName: '1370 Milano Via Garibaldi', addressId: 'store-1', country: 'IT' };
    const nameOf = async (line: object) =>
      (await readCart(answeringClient({ ...record, orderItem: [{ orderItemId: 1, ...place, ...line }] })))?.lines[0]
        ?.address?.firstName;
    expect(await nameOf({ physicalStoreId: '1370' })).toBe('Milano Via Garibaldi');
    expect(await nameOf({})).toBe('1370 Milano Via Garibaldi');
  });

  it('must have an id [API-02]', async () => {
    await expect(readCart(answeringClient({}))).rejects.toThrow(/orderId/);
  });

  it('come as lists with capital keys and textual counts [ORD-02]', async () => {
    const client = answeringClient({ Order: [record], recordSetTotal: '131', recordSetComplete: 'false' });
    const page = await listOrderHistory(client);
    expect(page).toMatchObject({ total: 131, complete: false, orders: [{ orderId: '7307966' }] });
    expect(client.calls[0]?.query).toMatchObject({ pageNumber: 1, pageSize: 100 });
    expect(await listOrderHistory(answeringClient({ recordSetTotal: '0' }))).toEqual({
      orders: [],
      total: 0,
      complete: true,
    });
  });
});
