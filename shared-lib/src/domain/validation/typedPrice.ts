import { isPrice } from './patterns';

/**
 * Whole units of a price as people type it: `$ 1.060,50` -> 1060. Up to two digits after the last sign are decimals, three are thousands.
 * Null when it is no price (SITE-16).
 */
export function typedPrice(typed: string): number | null {
  const text = typed.replace(/^[^\d.,-]+|[^\d.,-]+$/g, '').replace(/[\s'’]/g, '');
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{0,2}))?$/.exec(text) ?? [];
  const price = `${whole.replace(/[.,]/g, '')}${decimals ? `.${decimals}` : ''}`;
  return isPrice(price) ? Math.floor(Number(price)) : null;
}
