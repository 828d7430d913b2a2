import { invalidInput } from '../../kernel';

/**
 * Address a partner may send the shopper back to: one of the shop's own origins, absolute, without user name. A path alone
 * means the shop's first origin. Everything else is refused, naming the field.
 */
export function returnAddress(field: string, address: string, shopOrigins: readonly string[]): string {
  const base = shopOrigins[0] ?? '';
  const path = /^\/(?![/\\])/.test(address);
  if ((!path && !URL.canParse(address)) || /[\\\s]/.test(address)) throw invalidInput(field);
  const url = new URL(address, base);
  if (!shopOrigins.includes(url.origin) || url.username !== '' || url.password !== '') throw invalidInput(field);
  return url.href;
}
