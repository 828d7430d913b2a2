import * as fc from 'fast-check';

import { allocate, share } from './allocation.domain';

const amounts = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });
const shares = fc.array(fc.nat({ max: 100_000 }), { minLength: 1, maxLength: 12 });

describe('an amount that is divided', () => {
  it('keeps its sum, and gives each part its share within a minor unit [CART-05]', () => {
    fc.assert(
      fc.property(amounts, shares, (whole, weights) => {
        const parts = allocate(whole, weights);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(whole);
        expect(parts.every((part) => part === 0 || Math.sign(part) === Math.sign(whole))).toBe(true);
        const total = weights.reduce((a, b) => a + b, 0);
        if (total === 0) return;
        for (const [index, part] of parts.entries())
          expect(Math.abs(part - (whole * (weights[index] ?? 0)) / total)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('gives the odd cent to the part that lost most, the earlier one first [CART-05]', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(allocate(100, [1, 2])).toEqual([33, 67]);
    expect(allocate(5, [0, 0])).toEqual([5, 0]);
    expect(allocate(5, [])).toEqual([]);
  });
});

it.each([
  [0, 50, 0],
  [1, 49, 0],
  [1, 50, 1],
  [3, 50, 2],
  [999, 100, 999],
  [100, 0, 0],
  [9_007_199_254_740_991, 100, 9_007_199_254_740_991],
])('%d at %d %% are %d, half a minor unit rounded up [CART-05]', (amount, rate, part) => {
  expect(share(amount, rate, 100)).toBe(part);
});
