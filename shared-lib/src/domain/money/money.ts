/** An amount in integer minor units of its currency: `{ minor: 18300, currency: 'EUR' }` is €183.00. */
export interface Money {
  readonly minor: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** Digits after the decimal sign; currencies not named have two. */
const DIGITS: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, CLP: 0, ISK: 0 };

export function fractionDigits(currency: string): number {
  return DIGITS[currency] ?? 2;
}

export function money(minor: number, currency: string): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an amount in minor units: ${minor}`);
  return { minor: minor === 0 ? 0 : minor, currency };
}

export function zero(currency: string): Money {
  return { minor: 0, currency };
}

function sameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new RangeError(`cannot combine ${a.currency} with ${b.currency}`);
}

export function add(a: Money, b: Money): Money {
  sameCurrency(a, b);
  return money(a.minor + b.minor, a.currency);
}

export function subtract(a: Money, b: Money): Money {
  sameCurrency(a, b);
  return money(a.minor - b.minor, a.currency);
}

/** Sum of a list; an empty list is zero of the given currency. */
export function sum(amounts: readonly Money[], currency: string): Money {
  return amounts.reduce(add, zero(currency));
}

export function negate(a: Money): Money {
  return money(-a.minor, a.currency);
}

/** Multiplies and rounds half away from zero to a whole minor unit. */
export function multiply(a: Money, factor: number): Money {
  const exact = a.minor * factor;
  // Products of decimal factors sit a hair below the half (1.005 * 100); the nudge is far below a minor unit.
  const rounded = Math.sign(exact) * Math.round(Math.abs(exact) + 1e-9 * Math.max(1, Math.abs(exact) / 1e6));
  return money(rounded, a.currency);
}
