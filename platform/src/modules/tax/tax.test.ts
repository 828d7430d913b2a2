import { openTradeApp, type TradeApp } from '../../testing/tradeApp';
import { addedTax, stateOfZip } from './tax.domain';

describe('the state of a postal code', () => {
  it('follows the first three digits, apart from the known exceptions', () => {
    expect(['10001', '94105', '73301', '06390', '99501', '97201-1234', ' 60602 '].map(stateOfZip)).toEqual([
      'NY',
      'CA',
      'TX',
      'NY',
      'AK',
      'OR',
      'IL',
    ]);
    expect(['00000', '1234', 'ABCDE', '100011', ''].map(stateOfZip)).toEqual([null, null, null, null, null]);
  });

  it('decides the rate even when the address names another state', () => {
    expect(addedTax('US', { country: 'US', state: 'CA', zipCode: '10001' })?.rate).toBe(4000);
    expect(addedTax('US', { country: 'US', state: 'or', zipCode: '' })).toBeNull();
  });
});

describe('the tax estimate', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const estimate = (zipCode: string, base = '') => shop.as('400', 'POST', `${base}estimatedTax/calculate`, { zipCode });

  it('is worked out by postal code after discounts and does not write to the order [CART-05]', async () => {
    await shop.as('400', 'POST', 'cart', {
      orderId: '.',
      x_calculateOrder: '1',
      orderItem: [{ partNumber: '2900000000017' }],
    });
    await shop.as('400', 'POST', 'cart/assigned_promotion_code', { promoCode: 'SAVE25' });
    const answer = (await estimate('94105')).json();
    expect(answer).toMatchObject({
      zipCode: '94105',
      currency: 'USD',
      estimatedTax: '38.06000',
      totalSalesTax: '38.06000',
      totalShippingTax: '0.00000',
      taxes: [{ name: 'State tax', rate: '0.07250', amount: '38.06000' }],
      resourceName: 'estimatedTax',
    });
    expect((await shop.as('400', 'GET', 'cart/@self')).json().totalSalesTax).toBe('0.00000');
    expect((await estimate('97201')).json()).toMatchObject({ estimatedTax: '0.00000', taxes: [] });
  });

  it('names the field for a code no post office has', async () => {
    const answer = await estimate('00000');
    expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([
      400,
      { errorKey: '_ERR_INVALID_INPUT', errorParameters: 'zipCode' },
    ]);
  });

  it('adds nothing where prices include the tax', async () => {
    const store = '/wcs/resources/store/10802/';
    await shop.as('400', 'POST', `${store}cart`, {
      orderId: '.',
      x_calculateOrder: '1',
      orderItem: [{ partNumber: '2900000000017' }],
    });
    expect((await estimate('20121', store)).json()).toMatchObject({
      currency: 'EUR',
      estimatedTax: '0.00000',
      taxes: [],
    });
  });
});
