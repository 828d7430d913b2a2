import * as fc from 'fast-check';

import { isBirthDate, isIsoDateText, isRealDate } from './dates';
import { isItalianFiscalCode } from './fiscalCode';
import { isEmail, isNickname, isPersonName, isPhone, isPrice, isTranslationKey } from './patterns';
import { typedPrice } from './typedPrice';

describe('patterns', () => {
  it('let blanks stand around what is typed, and hold to the longest and shortest there may be [SITE-16]', () => {
    const email = (length: number) => `${'a'.repeat(length - 12)}@example.com`;
    expect([' ann@example.com ', email(254), email(255)].map(isEmail)).toEqual([true, true, false]);
    expect([' 123456 ', '123456789012345', 'x123456', '123456x'].map(isPhone)).toEqual([true, true, false, false]);
    expect([' 12.5 '].map(isPrice)).toEqual([true]);
    expect(['xA.Bc', 'A.Bc', 'A.Bc!', 'A.B'].map(isTranslationKey)).toEqual([false, true, false, false]);
  });

  it.each(['ann@example.com', 'ann.doe+shop@mail.example.co.uk', "o'brien@example.ie", 'jörg@müller.de'])(
    'take %s for an e-mail [SITE-16]',
    (text) => expect(isEmail(text)).toBe(true),
  );

  it.each([
    '',
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann doe@example.com',
    'a@b..com',
    '.a@b.com',
    'a.@b.com',
  ])('take %p for no e-mail [SITE-16]', (text) => expect(isEmail(text)).toBe(false));

  it('take no text with a sign that nobody sees for an e-mail [SITE-16]', () => {
    for (const text of ['a\u202eb@c.example', 'a\u200bb@c.example', 'a\u0001b@c.example'])
      expect(isEmail(text)).toBe(false);
  });

  it('take no text with a space or a second at for an e-mail [SITE-16]', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.constantFrom(' ', '@'), (email, extra) => {
        const middle = Math.floor(email.length / 2);
        expect(isEmail(`${email.slice(0, middle)}${extra}x${email.slice(middle)}`)).toBe(false);
      }),
    );
  });

  it.each([
    ['+39 02 0000 0142', true],
    ['(212) 555-0100', true],
    ['030/23125-142', true],
    ['12345', false],
    ['1234567890123456', false],
    ['call me', false],
    ['(212) 555-0142 ext. 3', true],
    ['212 555 0142 x12', true],
    ['12345 ext. 67', false],
    ['212 555 0142 ext. 1234567', false],
    ['+', false],
  ])('judge the phone %s as %s [SITE-16]', (text, valid) => {
    expect(isPhone(text)).toBe(valid);
  });

  it('keep nicknames to letters, digits and spaces [SITE-16] [ACC-08]', () => {
    expect(['Home 2', 'Büro', 'Home!', 'a_b', '', '  '].map(isNickname)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('keep names to letters and spaces [SITE-16]', () => {
    expect(['Ann Doe', 'José', 'Ann2', 'Ann_Doe', '', ' '].map(isPersonName)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it.each([
    ["O'Brien", true],
    ['O’Brien', true],
    ['Anne-Marie', true],
    ["D'Angelo-Rossi di Nardò", true],
    ["'Brien", false],
    ["O'", false],
    ['Anne--Marie', false],
    ["O'-Brien", false],
    ['Anne - Marie', false],
    ["O'3", false],
  ])(
    'judge %s by its words, an apostrophe or hyphen between two letters being part of one: %s [SITE-16]',
    (text, is) => {
      expect(isPersonName(text)).toBe(is);
    },
  );

  it('keep prices to digits with up to two decimals [SITE-16]', () => {
    expect(['12', '12.5', '12.50', '12.505', '-1', '1,5', ''].map(isPrice)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it.each([
    ['49.9', 49],
    ['49,90', 49],
    ['1.060', 1060],
    ['2 000,50', 2000],
    ["1'060.5", 1060],
    ['$300', 300],
    ['300 €', 300],
    ['US$ 300', 300],
    ['300 EUR', 300],
    ['EUR 300 net', 300],
    ['12\n300', 12_300],
    ['1.5.', 15],
    ['-3', null],
    ['1e5', null],
    ['x', null],
    ['', null],
  ])('read the price %p as people type it: %p [SITE-16] [PLP-03]', (typed, units) => {
    expect(typedPrice(typed)).toBe(units);
  });

  it.each([
    ['Cart.Line.Remove', true],
    ['SessionError.TimeoutTitle', true],
    ['A.B', false],
    ['Cart', false],
    ['cart.line', false],
    ['Cart..Line', false],
    [`A.${'B'.repeat(97)}`, true],
    [`A.${'B'.repeat(98)}`, false],
  ])('recognise the translation key %s: %s [SITE-13]', (text, is) => {
    expect(isTranslationKey(text)).toBe(is);
  });
});

describe('dates', () => {
  it('know the ISO form by its digits and a real day by the calendar [SITE-16]', () => {
    expect(isIsoDateText('2026-02-31')).toBe(true);
    expect(['26-02-01', 'x2026-02-01', '2026-02-01x'].map(isIsoDateText)).toEqual([false, false, false]);
    expect(['2026-13-01', '2026-00-01'].map(isRealDate)).toEqual([false, false]);
    expect(isRealDate('2024-02-29')).toBe(true);
    expect(isRealDate('2026-02-29')).toBe(false);
  });

  it('take birth dates of living people only [ACC-01]', () => {
    const now = Date.parse('2026-05-01T00:00:00Z');
    expect(['2026-05-01', '1906-05-01', '1906-04-30'].map((date) => isBirthDate(date, now))).toEqual([
      false,
      true,
      false,
    ]);
    expect(['1980-02-29', '2026-05-02', '1900-01-01', '29/02/1980'].map((date) => isBirthDate(date, now))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the Italian fiscal code', () => {
  it('is refused with one wrong letter anywhere, or with more around it [ACC-03]', () => {
    const right = 'RSSMRA80A01H501U';
    expect([right, right.toLowerCase(), ` ${right} `, 'RSSMRA80A01H501'].map(isItalianFiscalCode)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect([`A${right}`, `${right}A`].map(isItalianFiscalCode)).toEqual([false, false]);
    fc.assert(
      fc.property(fc.nat(15), fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'), (at, letter) => {
        const typed = `${right.slice(0, at)}${letter}${right.slice(at + 1)}`;
        expect(isItalianFiscalCode(typed)).toBe(typed === right);
      }),
    );
  });
});
