import { typedNumberFaults } from './typedNumbers';

describe('numbers in texts of the interface', () => {
  it('are refused where they are typed by hand [SITE-09]', () => {
    const texts = { 'Cart.Offer': '15% off', 'Cart.Limit': 'Up to {{limit2}} pairs', 'Cart.Link': 'See <1>help</1>' };
    expect(typedNumberFaults('en', texts)).toEqual([
      'en: Cart.Offer has a number typed by hand; give it as a value by the code that decides it',
    ]);
  });

  it('may stand where a reason is written down, in every plural of a text [SITE-09]', () => {
    const texts = { 'Orders.Shown.Last6Months_one': 'In 6 months', 'Form.Wrong.Phone': '6 to 15 digits' };
    expect(typedNumberFaults('en', texts)).toEqual([]);
  });
});
