import * as fc from 'fast-check';

import { cardRules, isExpiryValid } from './cardRules';
import { decisionOf, isAccepted, paymentProblemOf, problemOfDecision } from './decision';
import { PAYMENT_METHODS, isCard, offeredMethods, paymentMethodOf } from './paymentMethods';

const rules = cardRules();
const NOW = Date.parse('2026-05-15T12:00:00Z');

describe('payment methods', () => {
  it('are the ten of the brand, in any spelling [PAY-01]', () => {
    expect([...PAYMENT_METHODS].toSorted()).toEqual(
      ['AFFIRM', 'AMEX', 'APPLE_PAY', 'COD', 'DISCOVER', 'MASTERCARD', 'PAYPAL', 'VISA', 'KLARNA', 'JCB'].toSorted(),
    );
    expect(paymentMethodOf('Master Card')).toBe('MASTERCARD');
    expect(paymentMethodOf('ApplePay')).toBe('APPLE_PAY');
    expect(paymentMethodOf('visa')).toBe('VISA');
    expect(paymentMethodOf('Cheque')).toBeNull();
    expect(PAYMENT_METHODS.filter(isCard)).toEqual(['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB']);
  });

  it('are offered when configured and usable, in the order of the store [PAY-01]', () => {
    expect(offeredMethods(['AMEX', 'VISA', 'COD', 'PAYPAL', 'VISA'], ['Visa', 'COD', 'Amex', 'KLARNA'])).toEqual([
      'AMEX',
      'VISA',
      'COD',
    ]);
  });
});

describe('card rules', () => {
  it('call a number that is empty by that name, and wrong with anything but digits, spaces and hyphens [PAY-02]', () => {
    const problems = ['', '4111 1111 1111 1111', '4111-1111-1111-1111', '4111x11111111111', 'abc'];
    expect(problems.map((text) => rules.numberProblem(text))).toEqual(['empty', null, null, 'invalid', 'invalid']);
  });

  it.each([
    ['4111111111111111', 'VISA'],
    ['5555555555554444', 'MASTERCARD'],
    ['2222420000001113', 'MASTERCARD'],
    ['2720990000000007', 'MASTERCARD'],
    ['378282246310005', 'AMEX'],
    ['6011111111111117', 'DISCOVER'],
    ['6445644564456445', 'DISCOVER'],
    ['3530111333300000', 'JCB'],
    ['4', 'VISA'],
    ['34', 'AMEX'],
    ['51', 'MASTERCARD'],
    ['55', 'MASTERCARD'],
    ['65', 'DISCOVER'],
    ['644', 'DISCOVER'],
    ['649', 'DISCOVER'],
    ['6011', 'DISCOVER'],
    ['2221', 'MASTERCARD'],
    ['2720', 'MASTERCARD'],
    ['3528', 'JCB'],
    ['3589', 'JCB'],
    ['3337', 'JCB'],
    ['3338', 'JCB'],
    ['3', null],
    ['5', null],
    ['6', null],
    ['35', null],
    ['36', null],
    ['50', null],
    ['56', null],
    ['643', null],
    ['650', 'DISCOVER'],
    ['222', null],
    ['601', null],
    ['352', null],
    ['2220', null],
    ['3527', null],
    ['3590', null],
    ['3336', null],
    ['9999', null],
    ['2721', null],
    ['', null],
  ])('read the brand of %s as %s [PAY-02]', (number, brand) => {
    expect(rules.brand(number)).toBe(brand);
  });

  it('want as many digits as the brand has [PAY-02]', () => {
    const whole = (start: string, length: number) => {
      const begun = start.padEnd(length - 1, '0');
      const last = [...'0123456789'].find((digit) => rules.hasCheckDigit(begun + digit));
      return begun + last;
    };
    const good = (start: string) =>
      [12, 13, 14, 15, 16, 17, 18, 19, 20].filter((length) => rules.numberProblem(whole(start, length)) === null);
    expect(['4', '51', '34', '6011', '3528'].map(good)).toEqual([
      [13, 16, 19],
      [16],
      [15],
      [16, 17, 18, 19],
      [16, 17, 18, 19],
    ]);
    expect(rules.numberProblem('4111111111111112')).toBe('invalid');
    expect(rules.numberProblem('4')).toBe('invalid');
    expect(rules.hasCheckDigit('')).toBe(false);
    expect(rules.hasCheckDigit('18')).toBe(true);
  });

  it('read when a card ends in the forms people type, until the end of the month [PAY-02]', () => {
    const ends = ['5/26', ' 05 / 2026 ', '12/99', '1/100', '05/026', 'x05/26', '05/26x', '0526', '05/x26'];
    expect(ends.map((text) => rules.expiry(text))).toEqual([
      { month: 5, year: 2026 },
      { month: 5, year: 2026 },
      { month: 12, year: 2099 },
      ...Array.from({ length: 6 }, () => null),
    ]);
    const problem = (text: string) => rules.expiryProblem(text, 2026, 5);
    expect(['', '  ', '0/30', '1/30', '12/30', '13/30', '05/26', '04/26', '12/25'].map(problem)).toEqual([
      'empty',
      'empty',
      'invalid',
      null,
      null,
      'invalid',
      null,
      'past',
      'past',
    ]);
  });

  it('know a mistyped digit of a complete number [PAY-02]', () => {
    expect(rules.hasCheckDigit('4111111111111111')).toBe(true);
    expect(rules.hasCheckDigit('378282246310005')).toBe(true);
    fc.assert(
      fc.property(fc.nat({ max: 15 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = [...'4111111111111111'];
        digits[place] = String((Number(digits[place]) + by) % 10);
        expect(rules.hasCheckDigit(digits.join(''))).toBe(false);
      }),
    );
  });

  it.each([
    ['05', '2026', true],
    ['05', '26', true],
    ['04', '2026', false],
    ['13', '2030', false],
    ['00', '2030', false],
    ['1x', '2030', false],
    ['12', '20x0', false],
    ['12', '', false],
    ['12', '2025', false],
  ])('judge expiry %s/%s as %s [PAY-02]', (month, year, valid) => {
    expect(isExpiryValid(month, year, NOW)).toBe(valid);
  });

  it('want three digits, four for American Express [PAY-02]', () => {
    expect([rules.codeLength('AMEX'), rules.codeLength('VISA')]).toEqual([4, 3]);
    expect(['VISA', 'AMEX'].map((brand) => rules.codeProblem('123', brand))).toEqual([null, 'invalid']);
    expect(rules.codeProblem('1234', 'AMEX')).toBeNull();
    expect([rules.codeProblem('12a', null), rules.codeProblem('', null)]).toEqual(['invalid', 'empty']);
  });

  it('want one word in a field of a name [PAY-02]', () => {
    expect(['Ann', '', 'Ann Doe', ' Ann '].map((name) => rules.nameProblem(name))).toEqual([
      null,
      'empty',
      'invalid',
      null,
    ]);
  });
});

describe('decisions', () => {
  it('accept 100 and 475 and nothing else [PAY-05]', () => {
    expect(decisionOf('100')).toBe('accept');
    expect(decisionOf(475)).toBe('challenge');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), (code) => {
        expect(isAccepted(code)).toBe(code === 100 || code === 475);
        expect(['accept', 'challenge', 'review', 'decline']).toContain(decisionOf(code));
      }),
    );
  });

  it.each([
    ['110', 'review'],
    ['150', 'review'],
    ['478', 'review'],
    ['480', 'review'],
    ['476', 'decline'],
    ['481', 'decline'],
    ['202', 'decline'],
    ['151', 'review'],
    ['152', 'review'],
    [' 100 ', 'accept'],
    [' 475 ', 'challenge'],
    ['', 'decline'],
  ])('group %p as %s [PAY-05]', (code, decision) => {
    expect(decisionOf(code)).toBe(decision);
  });

  it.each([
    ['_ERR_PAY_CARD_NUMBER_INVALID', 'number'],
    ['PLUGIN_RC_INVALID_CARD_NUMBER', 'number'],
    ['PLUGIN_RC_INVALID_EXPIRY_DATE', 'expiry'],
    ['PLUGIN_RC_INCORRECT_EXPIRY', 'expiry'],
    ['PLUGIN_RC_CARD_SUSPENDED', 'suspended'],
    ['PLUGIN_RC_CREDIT_LIMIT_EXCEEDED', 'limit'],
    ['PLUGIN_RC_TIMEOUT', 'timeout'],
    ['PLUGIN_RC_ANYTHING_NEW', 'declined'],
    ['TOKEN_VALIDATION_FAILURE', 'token'],
    ['FORTER_REJECTED', 'fraud'],
    ['KLARNA_TOKEN_INVALID', 'klarna-expired'],
    ['_API_BAD_INV_DELIVERY', 'stock'],
    ['_ERR_INVALID_INPUT', 'other'],
  ])('tell %s apart as %s, by key or code [PAY-05]', (key, problem) => {
    expect(paymentProblemOf({ errorKey: key, errorCode: '' })).toBe(problem);
    expect(paymentProblemOf({ errorKey: '', errorCode: key })).toBe(problem);
  });

  it('say why a decision code refused [PAY-05]', () => {
    expect(['202', ' 205 ', '210', '231', '481', '203'].map(problemOfDecision)).toEqual([
      'expiry',
      'suspended',
      'limit',
      'number',
      'fraud',
      'declined',
    ]);
  });
});
