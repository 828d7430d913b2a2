import {
  combinable,
  discountLines,
  giftAdjustment,
  identityCodeOf,
  isInForce,
  isIssued,
  shippingAdjustments,
  type Promotion,
} from './promotion.domain';

const NOON = new Date('2026-11-21T12:00:00Z');
const EARLIER = new Date(NOON.getTime() - 1);
const LATER = new Date(NOON.getTime() + 1);

const aPromotion = (change: Partial<Promotion> = {}): Promotion => ({
  promotionId: '1',
  code: 'TEN',
  kind: 'percentage',
  value: 10,
  minimumMinor: 0,
  startsAt: null,
  endsAt: null,
  usesPerShopper: null,
  usesInAll: null,
  segment: null,
  productTypes: [],
  isCombinable: true,
  giftPartNumber: '',
  description: 'A tenth off',
  ...change,
});

describe('a promotion in time [CART-06]', () => {
  it.each([
    ['without days', null, null, true],
    ['from its very start', NOON, null, true],
    ['before its start', LATER, null, false],
    ['up to its very end', null, NOON, true],
    ['after its end', null, EARLIER, false],
    ['between both', EARLIER, LATER, true],
    ['started and ended', EARLIER, EARLIER, false],
  ])('is judged %s', (_when, startsAt, endsAt, is) => {
    expect(isInForce(aPromotion({ startsAt, endsAt }), NOON)).toBe(is);
  });
});

describe('codes of a partner’s verdict [AUTH-13]', () => {
  it('are one a group, and nobody may type them', () => {
    const codes = ['military', 'responder', 'teacher', 'student'].map(identityCodeOf);
    expect(codes).toEqual(['IDME-MIL', 'IDME-RSP', 'IDME-TCH', 'IDME-STU']);
    expect(codes.map(isIssued)).toEqual([true, true, true, true]);
    expect([identityCodeOf('nurse'), isIssued('TEN')]).toEqual(['', false]);
  });
});

describe('promotions beside each other [CART-06]', () => {
  const [one, two] = [aPromotion({ code: 'ONE' }), aPromotion({ code: 'TWO' })];
  const alone = aPromotion({ code: 'ALONE', isCombinable: false });

  it('stay where each suffers the other', () => {
    expect(combinable([one, two])).toEqual([one, two]);
  });

  it('give way to the first where one of them suffers none', () => {
    expect(combinable([one, alone, two])).toEqual([one, two]);
    expect(combinable([alone, one])).toEqual([alone]);
    expect(combinable([])).toEqual([]);
  });
});

describe('discounts of lines [CART-05] [CART-06]', () => {
  const frame = { amountMinor: 10_000, productType: 'optical' };
  const lens = { amountMinor: 5000, productType: 'services' };

  it('are split over all lines by their worth, as adjustments of the order', () => {
    const { perLine, remaining } = discountLines([frame, lens], [aPromotion()]);
    expect(remaining).toEqual([9000, 4500]);
    expect(perLine).toEqual([
      [
        {
          code: 'TEN',
          amountMinor: -1000,
          displayLevel: 'Order',
          usage: 'Discount',
          usageId: '-1',
          description: 'A tenth off',
        },
      ],
      [expect.objectContaining({ amountMinor: -500, displayLevel: 'Order' })],
    ]);
  });

  it('are of single lines where the promotion is for kinds of goods', () => {
    const { perLine } = discountLines([frame, lens], [aPromotion({ productTypes: ['optical'] })]);
    expect(perLine).toEqual([[expect.objectContaining({ amountMinor: -1000, displayLevel: 'OrderItem' })], []]);
  });

  it('work on what the one before has left', () => {
    const five = aPromotion({ code: 'FIVE', kind: 'amount', value: 500 });
    expect(discountLines([frame], [five, aPromotion()]).remaining).toEqual([8550]);
    expect(discountLines([frame], [aPromotion(), five]).remaining).toEqual([8500]);
  });

  it.each(['amount', 'percentage'] as const)('never take more by %s than there is', (kind) => {
    const all = aPromotion({ kind, value: kind === 'amount' ? 20_000 : 150 });
    expect(discountLines([frame], [all]).remaining).toEqual([0]);
  });

  it('ask for their minimum of all goods before any discount, met to the cent', () => {
    const least = (minimumMinor: number) => discountLines([frame, lens], [aPromotion({ minimumMinor })]).remaining;
    expect(least(15_000)).toEqual([9000, 4500]);
    expect(least(15_001)).toEqual([10_000, 5000]);
    const second = aPromotion({ code: 'TWO', minimumMinor: 15_000 });
    expect(discountLines([frame, lens], [aPromotion(), second]).remaining).toEqual([8100, 4050]);
  });

  it('are none of gifts, of free delivery and of nothing', () => {
    const others = (['shipping', 'gift', 'deferred'] as const).map((kind) => aPromotion({ kind }));
    expect(discountLines([frame], others).perLine).toEqual([[]]);
    expect(discountLines([{ ...frame, amountMinor: 0 }], [aPromotion()]).perLine).toEqual([[]]);
  });
});

describe('delivery that a promotion makes free [CART-06]', () => {
  const free = aPromotion({ code: 'FREE', kind: 'shipping', minimumMinor: 5000, description: 'Free delivery' });

  it('takes the whole charge off each line that has one', () => {
    expect(shippingAdjustments([790, 0], 5000, [aPromotion(), free])).toEqual([
      {
        code: 'FREE',
        amountMinor: -790,
        displayLevel: 'Shipping',
        usage: 'Shipping Adjustment',
        usageId: '-7',
        description: 'Free delivery',
      },
      null,
    ]);
  });

  it('stays charged below the minimum, and without such a promotion', () => {
    expect(shippingAdjustments([790], 4999, [free])).toEqual([null]);
    expect(shippingAdjustments([790], 5000, [aPromotion()])).toEqual([null]);
  });
});

it('makes a gift free by its whole price, on its own line [CART-06]', () => {
  expect(giftAdjustment('GIFT', 'A case', 1500)).toEqual({
    code: 'GIFT',
    amountMinor: -1500,
    displayLevel: 'OrderItem',
    usage: 'Discount',
    usageId: '-1',
    description: 'A case',
  });
});
