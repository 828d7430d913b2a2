import { aLine } from '../../testing/anOrder';
import type { Adjustment, OrderLine } from '../order';
import { insured } from './insurance.domain';

const claim = { insurerName: 'Clearwater Vision', allowanceMinor: 15_000, copayMinor: 2500 };
const off = (amountMinor: number, change: Partial<Adjustment> = {}): Adjustment => ({
  code: 'SPRING',
  amountMinor,
  displayLevel: 'OrderItem',
  usage: 'Discount',
  usageId: '-1',
  description: 'Spring',
  ...change,
});
const named = ({ attributes }: Pick<OrderLine, 'attributes'>) =>
  Object.fromEntries(attributes.map((entry) => [entry.attributeName, entry.attributeValue]));
/** What the insurer pays of each line, in minor units. */
const paid = (lines: readonly OrderLine[], granted = claim) =>
  insured(lines, [], granted).lines.map(({ adjustments }) =>
    adjustments.filter(({ code }) => code === 'INSURANCE').map(({ amountMinor }) => amountMinor),
  );

describe('what an insurer pays of lines [INS-02]', () => {
  it('is told beside a line as an adjustment and as amounts', () => {
    const { lines, attributes } = insured([aLine({ adjustments: [off(-1000)] })], [], claim);
    expect(lines[0]?.adjustments).toEqual([
      off(-1000),
      {
        code: 'INSURANCE',
        amountMinor: -6500,
        displayLevel: 'Order',
        usage: 'Discount',
        usageId: '-1',
        description: 'Clearwater Vision',
      },
    ]);
    expect(lines[0]?.attributes).toContainEqual({
      attributeName: 'insuranceCopay',
      attributeType: 'STRING',
      attributeValue: '25.00',
    });
    expect(named(lines[0] ?? aLine())).toEqual({
      insuranceAdjustment: '-65.00',
      insuranceCoveredAmount: '65.00',
      insurancePlainDiscount: '-10.00',
      insuranceCopay: '25.00',
    });
    expect(named({ attributes: [...attributes] })).toEqual({
      CLAIM_APPLIED: 'true',
      totalInsuranceAdjustment: '-65.00',
      insurerName: 'Clearwater Vision',
    });
  });

  it('covers each line after its copay, in their order, until the allowance is used up', () => {
    const pair = aLine({ quantity: 2 });
    expect(paid([aLine(), aLine()])).toEqual([[-7500], [-7500]]);
    expect(paid([pair, aLine()])).toEqual([[-15_000], []]);
    expect(paid([aLine(), pair])).toEqual([[-7500], [-7500]]);
    expect(paid([aLine()], { ...claim, allowanceMinor: 7499 })).toEqual([[-7499]]);
    expect(paid([aLine()], { ...claim, copayMinor: 0 })).toEqual([[-10_000]]);
  });

  it('is nothing of a line that costs no more than its copay', () => {
    expect(paid([aLine({ unitMinor: 2500 })])).toEqual([[]]);
    expect(paid([aLine({ unitMinor: 2501 })])).toEqual([[-1]]);
    expect(paid([aLine({ adjustments: [off(-10_000)] }), aLine()])).toEqual([[], [-7500]]);
  });

  it('comes after discounts, and not after what is taken off delivery', () => {
    expect(paid([aLine({ adjustments: [off(-1000), off(-500)] })])).toEqual([[-6000]]);
    expect(paid([aLine({ adjustments: [off(-500, { usageId: '-7' })] })])).toEqual([[-7500]]);
  });

  it.each(['optical', 'frames', 'eyeglasses', 'sun', 'contact-lenses', 'lenses'])('covers %s', (productType) => {
    expect(paid([aLine({ productType })])).toEqual([[-7500]]);
  });

  it.each([{ productType: 'accessories' }, { productType: 'services' }, { giftOf: 'GIFT' }])(
    'covers no line with %j, and tells nothing of it',
    (change) => {
      const { lines, attributes } = insured([aLine(change as Partial<OrderLine>)], [], claim);
      expect([lines[0]?.adjustments, lines[0]?.attributes]).toEqual([[], []]);
      expect(named({ attributes: [...attributes] })).toMatchObject({
        CLAIM_APPLIED: 'false',
        insurerName: 'Clearwater Vision',
      });
    },
  );

  it('is counted anew each time, and gone without a claim', () => {
    const first = insured([aLine({ adjustments: [off(-1000)] })], [], claim);
    const again = insured(first.lines, first.attributes, claim);
    expect(again).toEqual(first);
    const without = insured(again.lines, again.attributes, null);
    expect(without).toEqual({ lines: [aLine({ adjustments: [off(-1000)] })], attributes: [] });
  });
});
