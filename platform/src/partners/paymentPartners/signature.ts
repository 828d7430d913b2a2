import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signature over named values in the order given, as `name=value` joined by commas; base64. */
export function signValues(secret: string, values: Readonly<Record<string, string>>): string {
  const text = Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');
  return createHmac('sha256', secret).update(text).digest('base64');
}

/** Compares in constant time. */
export function isSignature(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(new Uint8Array(left), new Uint8Array(right));
}
