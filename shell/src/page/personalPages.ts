import type { PageKind } from '@sightline/shared-lib/contracts';
import { matchRoute } from '@sightline/shared-lib/domain';

/** Kinds whose pages hold data of one shopper: never cached, never shared, the only ones rendered with a session (SEO-05). */
const PERSONAL: ReadonlySet<PageKind> = new Set([
  'cart',
  'checkout-shipping',
  'checkout-payment',
  'checkout-order-confirmation',
  'checkout-upload-prescription',
  'checkout-finalize',
  'external-checkout',
  'sign-in',
  'account',
  'wishlist',
  'order-return-select',
  'order-return-confirm',
  'order-return-print',
]);

/** True when pages of the kind hold data of one shopper. */
export const isPersonalKind = (kind: PageKind): boolean => PERSONAL.has(kind);

/** True when the address leads to a personal page. */
export function isPersonalAddress(url: string): boolean {
  const match = matchRoute(url.split('?')[0] ?? '/');
  return match.outcome === 'page' && PERSONAL.has(match.kind);
}
