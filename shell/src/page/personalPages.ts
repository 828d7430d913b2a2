import type { KnownPageKind, PageKind } from '@sightline/shared-lib/contracts';
import { matchRoute, type ShopRoutes } from '@sightline/shared-lib/domain/routing';
import { ownValue } from '@sightline/shared-lib/domain/validation';

/** Whose pages of a kind are: everybody's, or one shopper's own. A new kind has to say; one that a release brings along says it there (SEO-05). */
const OWNERS: Readonly<Record<KnownPageKind, 'everybody' | 'shopper'>> = {
  home: 'everybody',
  landing: 'everybody',
  faq: 'everybody',
  contact: 'everybody',
  search: 'everybody',
  'product-list': 'everybody',
  'product-detail': 'everybody',
  compare: 'everybody',
  sitemap: 'everybody',
  'hearing-test': 'everybody',
  'store-locator': 'everybody',
  'store-detail': 'everybody',
  courtesy: 'everybody',
  'not-found': 'everybody',
  'internal-error': 'everybody',
  cart: 'shopper',
  'checkout-shipping': 'shopper',
  'checkout-payment': 'shopper',
  'checkout-order-confirmation': 'shopper',
  'checkout-upload-prescription': 'shopper',
  'checkout-finalize': 'shopper',
  'external-checkout': 'shopper',
  'sign-in': 'shopper',
  newsletter: 'shopper',
  account: 'shopper',
  wishlist: 'shopper',
  'order-lookup': 'shopper',
  appointment: 'shopper',
  'order-return-select': 'shopper',
  'order-return-confirm': 'shopper',
  'order-return-print': 'shopper',
};

/** True when pages of the kind hold data of one shopper: never cached, never shared, the only ones rendered with a session (SEO-05). */
export function isPersonalKind(kind: PageKind, { rows }: ShopRoutes): boolean {
  const whose = ownValue(OWNERS, kind) ?? rows.find((row) => row.kind === kind)?.whose;
  return whose !== 'everybody';
}

/** True when the address leads to a personal page. */
export function isPersonalAddress(url: string, routes: ShopRoutes): boolean {
  const match = matchRoute(url.split('?')[0] ?? '/', routes);
  return match.outcome === 'page' && isPersonalKind(match.kind, routes);
}
