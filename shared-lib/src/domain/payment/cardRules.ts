import type { PaymentMethod } from './paymentMethods';

type CardBrand = Extract<PaymentMethod, 'VISA' | 'MASTERCARD' | 'AMEX' | 'DISCOVER' | 'JCB'>;

/** Number ranges of the brands (published issuer ranges). */
const RANGES: readonly (readonly [brand: CardBrand, pattern: RegExp])[] = [
  ['AMEX', /^3[47]/],
  ['JCB', /^35(2[89]|[3-8])/],
  ['DISCOVER', /^(6011|64[4-9]|65)/],
  ['MASTERCARD', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['VISA', /^4/],
];

/** Digits of a card number without the spaces people type. */
export function cardDigits(number: string): string {
  return number.replace(/[\s-]/g, '');
}

/** A card number is empty or numeric (PAY-02). */
export function isCardNumberValid(number: string): boolean {
  return /^\d*$/.test(cardDigits(number));
}

/** Brand by the first digits; null while they do not tell (PAY-02). */
export function cardBrandOf(number: string): CardBrand | null {
  const digits = cardDigits(number);
  return RANGES.find(([, pattern]) => pattern.test(digits))?.[0] ?? null;
}

/** Check digit of a complete number (ISO/IEC 7812-1). */
export function hasValidCheckDigit(number: string): boolean {
  const digits = cardDigits(number);
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 1 ? digit * 2 : digit;
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

/** Invalid when the month is over 12, something is not a number, or the month has passed; years may have two digits (PAY-02). */
export function isExpiryValid(month: string, year: string, now: number): boolean {
  if (!/^\d{1,2}$/.test(month) || !/^(\d{2}|\d{4})$/.test(year)) return false;
  const monthNumber = Number(month);
  if (monthNumber < 1 || monthNumber > 12) return false;
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  // A card is good until the end of its month.
  return Date.UTC(fullYear, monthNumber, 1) > now;
}

/** Digits of the security code: 4 for American Express, 3 otherwise (PAY-02). */
export function securityCodeLength(brand: PaymentMethod | null): 3 | 4 {
  return brand === 'AMEX' ? 4 : 3;
}

export function isSecurityCodeValid(code: string, brand: PaymentMethod | null): boolean {
  return new RegExp(`^\\d{${securityCodeLength(brand)}}$`).test(code);
}

/** A name in a single-name card field is invalid when empty or containing a space (PAY-02). */
export function isSingleNameValid(name: string): boolean {
  return name !== '' && !/\s/.test(name);
}
