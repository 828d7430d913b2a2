import { assert, integer, property } from 'fast-check';

import { minorUnits, wireAmount, wireQuantity } from './wire';

describe('amounts on the wire', () => {
  it('have five decimals as text [PLAT-02]', () => {
    expect([wireAmount(54999), wireAmount(-2500), wireAmount(0), wireAmount(5), wireAmount(-0)]).toEqual([
      '549.99000',
      '-25.00000',
      '0.00000',
      '0.05000',
      '0.00000',
    ]);
    expect(wireQuantity(2)).toBe('2.0');
  });

  it('survive the way there and back [PLAT-02]', () => {
    assert(property(integer({ min: -1e9, max: 1e9 }), (minor) => minorUnits(wireAmount(minor)) === minor));
  });

  it('are read from text and numbers, halves rounded away from zero [PLAT-02]', () => {
    expect(['800.0', '749.99', '0.005', '-0.005', '.5', '14.94000'].map(minorUnits)).toEqual([
      80000, 74999, 1, -1, 50, 1494,
    ]);
    expect([19.99, 1.005, 0.1 + 0.2].map(minorUnits)).toEqual([1999, 101, 30]);
    expect(() => minorUnits('abc')).toThrow('Not an amount');
    expect(() => minorUnits('')).toThrow('Not an amount');
  });
});
