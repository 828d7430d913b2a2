import { aLine, anOrder } from '../../testing/anOrder';
import { grandTotal } from './order.domain';
import { surcharged, totalBeforeSurcharge } from './surcharge.domain';

const cash = { code: 'COD_FEE', description: 'Cash on delivery', amountMinor: 390 };
const two = anOrder([aLine(), aLine({ orderItemId: '2', unitMinor: 2500 })], {
  totals: { productMinor: 12_500, adjustmentMinor: 0, shippingMinor: 0, salesTaxMinor: 0, shippingTaxMinor: 0 },
});

describe('what the way of paying adds [PAY-07]', () => {
  it('stands on the first line and on the order, and is part of the total', () => {
    const order = surcharged(two, cash);
    const entry = { ...cash, displayLevel: 'Order', usage: 'Surcharge', usageId: '-6' };
    expect(order.lines.map(({ adjustments }) => adjustments)).toEqual([[entry], []]);
    expect(order.adjustments).toEqual([entry]);
    expect([grandTotal(order.totals), totalBeforeSurcharge(order)]).toEqual([12_890, 12_500]);
  });

  it('takes the place of another one, and leaves with the way of paying', () => {
    const again = surcharged(surcharged(two, cash), { ...cash, amountMinor: 500 });
    expect([grandTotal(again.totals), again.adjustments.length]).toEqual([13_000, 1]);
    expect(surcharged(again, null)).toEqual(two);
  });

  it('leaves discounts where they are', () => {
    const discount = {
      code: 'TEN',
      amountMinor: -1000,
      displayLevel: 'Order',
      usage: 'Discount',
      usageId: '-1',
      description: '',
    } as const;
    const [line = aLine()] = two.lines;
    const order = { ...two, lines: [{ ...line, adjustments: [discount] }], adjustments: [discount] };
    const withCash = surcharged(order, cash);
    const { lines, adjustments, totals } = withCash;
    expect(lines[0]?.adjustments.map(({ code }) => code)).toEqual(['TEN', 'COD_FEE']);
    expect(adjustments.map(({ code }) => code)).toEqual(['TEN', 'COD_FEE']);
    expect(totals.adjustmentMinor).toBe(-610);
    expect(totalBeforeSurcharge(withCash)).toBe(11_500);
  });

  it.each([0, -1])('is nothing where it costs %d, and where there is nothing to pay for', (amountMinor) => {
    expect(surcharged(two, { ...cash, amountMinor })).toEqual(two);
    const empty = anOrder([]);
    expect(surcharged(empty, cash)).toEqual(empty);
  });
});
