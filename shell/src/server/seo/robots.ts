import { LOCALES, type Locale } from '@sightline/shared-lib/contracts';
import { localisePath } from '@sightline/shared-lib/domain/routing';

const PRIVATE = ['/cart', '/checkout/shipping', '/account', '/sign-in', '/wishlist', '/return/select'];

/** Areas with several pages are closed as a whole: their first segment. */
const AREAS = new Set(['/checkout/shipping', '/return/select']);

function closedPath(path: string, locale: Locale): string {
  const local = localisePath(path, locale);
  return AREAS.has(path) ? local.slice(0, local.lastIndexOf('/') + 1) : local;
}

/** robots.txt: personal pages of every locale stay out, the sitemap is named (SEO-03). */
export function robotsText(shopOrigin: string): string {
  const paths = new Set(LOCALES.flatMap((locale) => PRIVATE.map((path) => closedPath(path, locale))));
  return [
    'User-agent: *',
    ...[...paths].map((path) => `Disallow: ${path}`),
    `Sitemap: ${shopOrigin}/sitemap.xml`,
    '',
  ].join('\n');
}
