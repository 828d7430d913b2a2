import { aDiscount, aLine, anOrder } from '../../testing/anOrder';
import { type Adjustment, surcharged } from '../order';
import { refundFor, returnedWith } from './refund.domain';

const off = (amountMinor: number, displayLevel: Adjustment['displayLevel'] = 'OrderItem') =>
  aDiscount({ amountMinor, displayLevel });

describe('what is paid back for a line [RET-02]', () => {
  it('is its price less every discount, with its tax; delivery stays paid', () => {
    const line = aLine({
      quantity: 2,
      salesTaxMinor: 1000,
      shippingMinor: 595,
      shippingTaxMinor: 40,
      adjustments: [off(-2000), off(-500, 'Order'), off(-595, 'Shipping')],
    });
    expect(refundFor(line, 2, 0)).toBe(18_500);
    expect([refundFor(line, 1, 0), refundFor(line, 1, 1)]).toEqual([9250, 9250]);
  });

  it('leaves what the way of paying cost paid, which stands on the first line of an order only because it has to stand somewhere', () => {
    const [first, second] = surcharged(anOrder([aLine(), aLine({ orderItemId: '2' })]), {
      code: 'COD_FEE',
      description: 'Cash',
      amountMinor: 500,
    }).lines.map((line) => refundFor(line, 1, 0));
    expect([first, second]).toEqual([10_000, 10_000]);
  });

  it('is never less than nothing', () => {
    expect(refundFor(aLine({ adjustments: [off(-10_001)] }), 1, 0)).toBe(0);
  });

  it('is a part of what something else was worth, where the line came instead of it', () => {
    const instead = aLine({ quantity: 2, unitMinor: 0 });
    expect([refundFor(instead, 1, 0, 9001), refundFor(instead, 1, 1, 9001)]).toEqual([4501, 4500]);
    expect(refundFor(instead, 2, 0)).toBe(0);
  });
});

describe('lines that come back with one [RET-01]', () => {
  it('are those of its pair in their order, and none where it is in no pair', () => {
    const frame = aLine({ groupKey: 'g-1' });
    const lens = aLine({ orderItemId: '2', groupKey: 'g-1' });
    const zero = aLine({ orderItemId: '3', groupKey: '0' });
    const lines = [frame, lens, zero, aLine({ orderItemId: '4', groupKey: '0' }), aLine({ orderItemId: '5' })];
    expect(returnedWith({ lines }, lens)).toEqual([frame, lens]);
    expect(returnedWith({ lines }, zero)).toEqual([zero]);
    expect(returnedWith({ lines: [...lines, aLine({ orderItemId: '6' })] }, aLine({ orderItemId: '5' }))).toHaveLength(
      1,
    );
  });
});
