import { shownNumber } from '../number';

/** Minus as printed; typed ones may be a hyphen, a dash or this. */
const MINUS_SIGNS = /^[-−–—]/;

/** A typed value as a number: comma or point, any minus, a unit behind it; null when it is no finite number (RX-02). */
export function parseOptical(typed: string): number | null {
  const text = typed
    .trim()
    .replace(/\s*(mm|dpt|d|°)\.?$/i, '')
    .replace(MINUS_SIGNS, '-')
    .replace(/^([+-])\s+/, '$1')
    .replace(',', '.');
  if (/^(plano|pl|plan|neutral)$/i.test(text)) return 0;
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}

/** True when a power was typed with its sign, or needs none: without one, plus and minus cannot be told apart. */
export function hasSign(typed: string): boolean {
  const text = typed.trim();
  return /^[+\-−–—]/.test(text) || parseOptical(text) === 0;
}

/** A power as stored: two decimals, hyphen-minus, plus for positive ones, e.g. `-1.75`, `+2.00`, `0.00` (RX-04). */
export function storedPower(value: number): string {
  const fixed = Math.abs(value).toFixed(2);
  if (Number(fixed) === 0) return '0.00';
  return value < 0 ? `-${fixed}` : `+${fixed}`;
}

/** A power as shown: the printed minus, e.g. `−1.75`; decimals in the notation of the language. */
export function shownPower(value: number, tag = 'en'): string {
  const text = shownNumber(Math.abs(value), tag, { least: 2, most: 2 });
  if (Math.abs(value) < 0.005) return text;
  return `${value < 0 ? '−' : '+'}${text}`;
}
