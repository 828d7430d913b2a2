/** Amount of the transaction service: minor units to text with five decimals, `54999` to `"549.99000"` (section 5.1). */
export function wireAmount(minor: number): string {
  const rounded = Math.round(Math.abs(minor));
  const sign = minor < 0 && rounded > 0 ? '-' : '';
  return `${sign}${Math.floor(rounded / 100)}.${String(rounded % 100).padStart(2, '0')}000`;
}

/** Minor units of a decimal given as text or number; halves are rounded away from zero. */
export function minorUnits(value: string | number): number {
  const text = typeof value === 'number' ? decimalText(value) : value.trim();
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text);
  if (!match || (match[2] === '' && !match[3])) throw new RangeError(`Not an amount: ${text}`);
  const fraction = (match[3] ?? '').padEnd(3, '0');
  const minor = Number(match[2] || '0') * 100 + Number(fraction.slice(0, 2)) + (Number(fraction[2]) >= 5 ? 1 : 0);
  return match[1] === '-' && minor > 0 ? -minor : minor;
}

/** Quantity of an order line: `1` to `"1.0"`. */
export function wireQuantity(quantity: number): string {
  return quantity.toFixed(1);
}

function decimalText(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`Not an amount: ${value}`);
  const text = String(value);
  return text.includes('e') ? value.toFixed(5) : text;
}
