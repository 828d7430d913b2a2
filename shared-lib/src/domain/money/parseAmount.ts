import { fractionDigits, money } from './money';
import type { Money } from './money';

const AMOUNT = /^\s*([+-]?)(\d*)(?:\.(\d*))?\s*$/;

/**
 * Reads a wire amount ("549.99000", "0", 183.5) into minor units, rounding half away from zero, digit by digit so that
 * no binary fraction is involved. Null for anything that is not a decimal number.
 */
export function parseMinor(wire: string | number | null | undefined, currency: string): number | null {
  if (wire === null || wire === undefined) return null;
  const text = typeof wire === 'number' ? plainDecimal(wire) : wire;
  const match = AMOUNT.exec(text);
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  if (!match || (whole === '' && fraction === '')) return null;
  const digits = fractionDigits(currency);
  const kept = fraction.padEnd(digits + 1, '0');
  const minor = Number(`${whole || '0'}${kept.slice(0, digits)}`) + (Number(kept[digits]) >= 5 ? 1 : 0);
  if (!Number.isSafeInteger(minor)) return null;
  return sign === '-' && minor !== 0 ? -minor : minor;
}

/** Numbers as the decimal people mean: 146.4 has one digit, 1e-7 is no price. */
function plainDecimal(value: number): string {
  if (!Number.isFinite(value)) return '';
  const text = String(value);
  return text.includes('e') ? value.toFixed(6) : text;
}

/** Wire amount with its currency; null when it is not an amount. */
export function parseMoney(wire: string | number | null | undefined, currency: string): Money | null {
  const minor = parseMinor(wire, currency);
  return minor === null ? null : money(minor, currency);
}

/** Like `parseMoney`, with zero for a missing or unreadable amount. */
export function moneyOrZero(wire: string | number | null | undefined, currency: string): Money {
  return parseMoney(wire, currency) ?? money(0, currency);
}

/** Minor units as the transaction service writes amounts: five decimals, e.g. 54999 -> "549.99000". */
export function wireAmount(amount: Money): string {
  return `${decimalText(amount)}${'0'.repeat(5 - fractionDigits(amount.currency))}`;
}

/** Amount as a plain decimal text with the currency's own number of digits, e.g. "549.99". */
export function decimalText(amount: Money): string {
  const digits = fractionDigits(amount.currency);
  const text = String(Math.abs(amount.minor)).padStart(digits + 1, '0');
  const sign = amount.minor < 0 ? '-' : '';
  if (digits === 0) return `${sign}${text}.`;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
