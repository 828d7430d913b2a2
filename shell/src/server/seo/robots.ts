import { LOCALES, type Locale } from '@sightline/shared-lib/contracts';
import { localisePath, type ShopRoutes } from '@sightline/shared-lib/domain/routing';

const PRIVATE = ['/cart', '/checkout/shipping', '/account', '/sign-in', '/wishlist', '/return/select'];

/** Areas with several pages are closed as a whole: their first segment. */
const AREAS = new Set(['/checkout/shipping', '/return/select']);

function closedPath(path: string, locale: Locale): string {
  const local = localisePath(path, locale);
  return AREAS.has(path) ? local.slice(0, local.lastIndexOf('/') + 1) : local;
}

/** A page of a shopper's own that a release brings along; below a public page only what has a name of its own is closed. */
function closedPattern(pattern: string, locale: Locale, routes: ShopRoutes): string {
  const isBelow = /\/:\w+(?:\/|$)/.test(pattern);
  return localisePath(pattern.replace(/\/:.*/, ''), locale, routes) + (isBelow ? '/' : '');
}

/** robots.txt: personal pages of every locale stay out, those that releases bring along too; the sitemap is named (SEO-03). */
export function robotsText(shopOrigin: string, routes: ShopRoutes): string {
  const own = routes.rows.filter(({ whose }) => whose === 'shopper');
  const paths = LOCALES.flatMap((locale) => [
    ...PRIVATE.map((path) => closedPath(path, locale)),
    ...own.map(({ pattern }) => closedPattern(pattern, locale, routes)),
  ]);
  return [
    'User-agent: *',
    ...[...new Set(paths)].map((path) => `Disallow: ${path}`),
    `Sitemap: ${shopOrigin}/sitemap.xml`,
    '',
  ].join('\n');
}
