import { LOCALES } from '@sightline/shared-lib/contracts';
import { localisePath } from '@sightline/shared-lib/domain';

const PRIVATE = ['/cart', '/checkout', '/account', '/sign-in', '/wishlist', '/return'];

/** robots.txt: personal pages of every locale stay out, the sitemap is named (SEO-03). */
export function robotsText(shopOrigin: string): string {
  const paths = new Set(LOCALES.flatMap((locale) => PRIVATE.map((path) => localisePath(path, locale))));
  return [
    'User-agent: *',
    ...[...paths].map((path) => `Disallow: ${path}`),
    `Sitemap: ${shopOrigin}/sitemap.xml`,
    '',
  ].join('\n');
}
