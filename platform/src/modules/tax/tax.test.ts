import { openTradeApp, type TradeApp } from '../../testing/tradeApp';
import { itemOf } from '../../testing/tradeFixture';
import type { OpticalRole } from '../order';
import { addedTaxes, stateOfZip, taxClassOf } from './tax.domain';

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
    expect(addedTaxes('US', { country: 'US', state: 'CA', zipCode: '10001' }).map(({ rate }) => rate)).toEqual([4000]);
    expect(addedTaxes('US', { country: 'US', state: 'or', zipCode: '' })).toEqual([]);
  });
});

describe('taxes by what and where [CART-05]', () => {
  const newYork = { country: 'US', state: 'NY', zipCode: '10001' };
  it('leave out what is made to a prescription', () => {
    expect(addedTaxes('US', newYork, 'standard')).toHaveLength(1);
    expect(addedTaxes('US', newYork, 'prescription')).toEqual([]);
  });

  /** Classes of lines that are articles in groups; a role stands for its article. */
  const classesOf = (...articles: readonly (readonly [role: OpticalRole, groupKey: string, quantity?: number])[]) => {
    const lines = articles.map(([opticalRole, groupKey, quantity = 1]) => ({ opticalRole, groupKey, quantity }));
    return lines.map((line) => taxClassOf(line, lines));
  };
  const [taxed, free] = ['standard', 'prescription'];

  it('follow from the article, and for frames and services from the lenses of their own pair [PLAT-06]', () => {
    expect(classesOf(['frame', 'a'], ['lens', 'a'], ['service', 'a'], ['none', 'a'])).toEqual([
      free,
      free,
      free,
      taxed,
    ]);
    expect(classesOf(['contactLens', ''], ['lens', ''], ['frame', ''], ['service', '0'])).toEqual([
      free,
      free,
      taxed,
      taxed,
    ]);
    expect(classesOf(['frame', 'a'], ['lens', 'b'], ['service', 'a'])).toEqual([taxed, free, taxed]);
  });

  it('let one pair of lenses make no more than one frame [PLAT-06]', () => {
    expect(classesOf(['lens', 'a'], ['frame', 'a'], ['frame', 'a'])).toEqual([free, taxed, taxed]);
    expect(classesOf(['lens', 'a'], ['frame', 'a', 2], ['service', 'a', 3])).toEqual([free, taxed, taxed]);
    expect(classesOf(['lens', 'a', 2], ['frame', 'a'], ['frame', 'a'])).toEqual([free, free, free]);
  });

  it.each([
    ['M5V 2T6', [['HST', 13_000]]],
    [
      'H2X 1Y4',
      [
        ['GST', 5000],
        ['QST', 9975],
      ],
    ],
    [
      'V6B 1A1',
      [
        ['GST', 5000],
        ['PST', 7000],
      ],
    ],
    ['T5J 0N3', [['GST', 5000]]],
  ])('are named one by one in Canada, by the first letter of %s', (zipCode, taxes) => {
    const rules = addedTaxes('CA', { country: 'CA', state: '', zipCode });
    expect(rules.map(({ name, rate }) => [name, rate])).toEqual(taxes);
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

  it('has the tax on delivery beside that on goods, after what was taken off either [CART-05]', async () => {
    await shop.as('402', 'POST', 'cart', { orderItem: [{ partNumber: '2900000000024' }] });
    const chosen = { x_calculateOrder: '1', addressId: '402-home', shipModeId: '14502' };
    await shop.as('402', 'PUT', 'cart/@self/shipping_info', chosen);
    // New York taxes goods and delivery, 4 % of 19.90 and of 14.95.
    expect((await shop.as('402', 'POST', 'estimatedTax/calculate', { zipCode: '10001' })).json()).toMatchObject({
      estimatedTax: '1.40000',
      totalSalesTax: '0.80000',
      totalShippingTax: '0.60000',
      taxes: [{ amount: '1.40000' }],
    });
    await shop.as('402', 'POST', 'cart/assigned_promotion_code', { promoCode: 'FREESHIP' });
    expect((await shop.as('402', 'POST', 'estimatedTax/calculate', { zipCode: '10001' })).json()).toMatchObject({
      totalSalesTax: '0.80000',
      totalShippingTax: '0.00000',
    });
  });

  it('asks nothing for lenses made to a prescription [CART-05]', async () => {
    await shop.as('401', 'POST', 'cart', {
      orderId: '.',
      x_calculateOrder: '1',
      orderItem: [itemOf('2900000000048')],
    });
    const answer = await shop.as('401', 'POST', 'estimatedTax/calculate', { zipCode: '94105' });
    expect(answer.json()).toMatchObject({ estimatedTax: '0.00000', taxes: [] });
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
    for (const odd of ['12', '20121;', 'ä20121']) expect((await estimate(odd, store)).statusCode).toBe(400);
    expect((await estimate('20121', store)).json()).toMatchObject({
      currency: 'EUR',
      estimatedTax: '0.00000',
      taxes: [],
    });
  });
});
