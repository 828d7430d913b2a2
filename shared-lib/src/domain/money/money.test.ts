import * as fc from 'fast-check';

import { formatMoney, formatPromise } from './formatMoney';
import { add, money, multiply, negate, subtract, sum } from './money';
import { decimalText, moneyOrZero, parseMinor, parseMoney, wireAmount } from './parseAmount';

const minor = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });

describe('money', () => {
  it('adds and subtracts without losing a unit [CART-05]', () => {
    fc.assert(
      fc.property(minor, minor, (a, b) => {
        const [left, right] = [money(a, 'USD'), money(b, 'USD')];
        expect(subtract(add(left, right), right)).toEqual(left);
        expect(add(left, negate(left)).minor).toBe(0);
        expect(sum([left, right], 'USD')).toEqual(add(left, right));
        expect(sum([], 'USD').minor).toBe(0);
      }),
    );
  });

  it('refuses to mix currencies and to hold fractions of a unit [SITE-08]', () => {
    expect(() => add(money(1, 'EUR'), money(1, 'USD'))).toThrow('cannot combine EUR with USD');
    expect(() => money(1.5, 'EUR')).toThrow('not an amount in minor units');
  });

  it('rounds products half away from zero [CAT-06]', () => {
    expect(multiply(money(1005, 'USD'), 0.1).minor).toBe(101);
    expect(multiply(money(-1005, 'USD'), 0.1).minor).toBe(-101);
    expect(multiply(money(333, 'USD'), 3).minor).toBe(999);
    expect(Object.is(negate(money(0, 'USD')).minor, 0)).toBe(true);
    expect(multiply(money(100_500_000_000, 'USD'), 1.005).minor).toBe(101_002_500_000);
  });
});

describe('wire amounts', () => {
  it('reads the five-decimal texts of the transaction service [CART-05]', () => {
    expect(parseMinor('549.99000', 'USD')).toBe(54_999);
    expect(parseMinor('-25.00000', 'USD')).toBe(-2500);
    expect(parseMinor('0', 'USD')).toBe(0);
    expect(parseMinor('.5', 'USD')).toBe(50);
    expect(parseMinor(146.4, 'EUR')).toBe(14_640);
    expect(parseMinor('800.0', 'EUR')).toBe(80_000);
    expect(parseMinor(' +7. ', 'EUR')).toBe(700);
    expect(parseMinor(1e-7, 'EUR')).toBe(0);
    expect(Object.is(parseMinor('-0', 'EUR'), 0)).toBe(true);
    expect(parseMinor('1500.5', 'JPY')).toBe(1501);
    expect(parseMinor('99999999999999999', 'EUR')).toBeNull();
    expect(['.', '+', '-', ' ', 'x1', '1x'].map((text) => parseMinor(text, 'EUR'))).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('rounds to two decimals [CAT-06]', () => {
    expect(parseMinor('1.005', 'USD')).toBe(101);
    expect(parseMinor('-1.005', 'USD')).toBe(-101);
    expect(parseMinor('1.00499', 'USD')).toBe(100);
  });

  it.each(['', 'abc', '1,50', '1.2.3', Number.NaN, Number.POSITIVE_INFINITY, null, undefined])(
    'takes %p for no amount [API-02]',
    (wire) => {
      expect(parseMoney(wire, 'USD')).toBeNull();
      expect(moneyOrZero(wire, 'USD')).toEqual({ minor: 0, currency: 'USD' });
    },
  );

  it('reads back what it writes [CART-05]', () => {
    fc.assert(
      fc.property(minor, (value) => {
        const amount = money(value, 'USD');
        expect(wireAmount(amount)).toMatch(/^-?\d+\.\d{5}$/);
        expect(parseMoney(wireAmount(amount), 'USD')).toEqual(amount);
        expect(parseMoney(decimalText(amount), 'USD')).toEqual(amount);
      }),
    );
  });

  it('writes amounts with five decimals, also in currencies without cents [PAY-03]', () => {
    expect(wireAmount(money(5, 'USD'))).toBe('0.05000');
    expect(wireAmount(money(1500, 'JPY'))).toBe('1500.00000');
    expect([0, -5, 500].map((minor) => decimalText(money(minor, 'USD')))).toEqual(['0.00', '-0.05', '5.00']);
  });
});

describe('prices as people write them', () => {
  it.each([
    [54_999, 'USD', 'en-US', '$549.99'],
    [54_999, 'GBP', 'en-GB', '£549.99'],
    [54_999, 'EUR', 'de-DE', '549,99 €'],
    [154_999, 'EUR', 'it-IT', '1549,99 €'],
    [54_999, 'CAD', 'en-CA', '$549.99'],
    [54_999, 'AUD', 'en-AU', '$549.99'],
    [54_999, 'NZD', 'en-NZ', '$549.99'],
    [54_999, 'CHF', 'fr-CH', '549.99 CHF'],
    [54_999, 'USD', 'it-IT', '549,99 $'],
    [54_999, 'CAD', 'it-IT', '549,99 CA$'],
    [54_999, 'AUD', 'en-US', 'A$549.99'],
    [1500, 'JPY', 'en-US', '¥1,500'],
  ])('writes %d %s in %s as %s [SITE-08]', (value, currency, tag, shown) => {
    expect(formatMoney(money(value, currency), tag).replace(/[\u00a0\u202f]/g, ' ')).toBe(shown);
  });

  it('names a whole amount in a sentence without its cents [SITE-08]', () => {
    const shown = (minor: number, currency: string, tag: string) =>
      formatPromise(money(minor, currency), tag).replace(/[\u00a0\u202f]/g, ' ');
    expect(shown(7500, 'USD', 'en-US')).toBe('$75');
    expect(shown(7500, 'EUR', 'it-IT')).toBe('75 €');
    expect(shown(7990, 'EUR', 'it-IT')).toBe('79,90 €');
    expect(shown(7500, 'AUD', 'en-US')).toBe('A$75');
    expect(shown(7500, 'AUD', 'en-AU')).toBe('$75');
  });
});
