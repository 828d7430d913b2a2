import type { PageKind } from '@sightline/shared-lib/contracts';
import { matchRoute, type ShopRoutes } from '@sightline/shared-lib/domain/routing';

/** Kinds whose pages are everybody's. Any other is one shopper's own, unless the release that brings it along says that it is not (SEO-05). */
const EVERYBODYS: ReadonlySet<PageKind> = new Set([
  'home',
  'landing',
  'faq',
  'contact',
  'search',
  'product-list',
  'product-detail',
  'compare',
  'sitemap',
  'hearing-test',
  'store-locator',
  'store-detail',
  'courtesy',
  'not-found',
  'internal-error',
]);

/** True when pages of the kind hold data of one shopper: never cached, never shared, the only ones rendered with a session (SEO-05). */
export const isPersonalKind = (kind: PageKind, { rows }: ShopRoutes): boolean =>
  !EVERYBODYS.has(kind) && rows.find((row) => row.kind === kind)?.whose !== 'everybody';

/** True when the address leads to a personal page. */
export function isPersonalAddress(url: string, routes: ShopRoutes): boolean {
  const match = matchRoute(url.split('?')[0] ?? '/', routes);
  return match.outcome === 'page' && isPersonalKind(match.kind, routes);
}
