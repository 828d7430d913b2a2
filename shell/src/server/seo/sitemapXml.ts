import { isLocale, LOCALES, type Locale } from '@sightline/shared-lib/contracts';
import { localisePath, type ShopRoutes } from '@sightline/shared-lib/domain/routing';

/** Every public path of the site without locale prefix, listings first. */
export type PathSource = (locale: Locale) => Promise<readonly string[]>;

/** A sitemap file holds at most this many addresses by its protocol. */
const LIMIT = 50_000;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** `/sitemap.xml` names one file a locale (SEO-03). */
export function sitemapIndex(shopOrigin: string): string {
  const files = LOCALES.map((locale) => `<sitemap><loc>${shopOrigin}/sitemap-${locale}.xml</loc></sitemap>`);
  return `${HEAD}<sitemapindex ${SCHEMA}>${files.join('')}</sitemapindex>`;
}

/** The locale in a sitemap's file name, or null. */
export function sitemapLocale(path: string): Locale | null {
  const name = /^\/sitemap-([a-z-]+)\.xml$/.exec(path)?.[1] ?? '';
  return isLocale(name) ? name : null;
}

/** Public pages that releases bring along; those of a record have addresses that only their remote knows. */
const addedPaths = ({ rows }: ShopRoutes) =>
  rows.filter(({ whose, pattern }) => whose === 'everybody' && !pattern.includes(':')).map(({ pattern }) => pattern);

/** One locale's addresses. */
export async function sitemapFile(
  shopOrigin: string,
  locale: Locale,
  source: PathSource,
  routes: ShopRoutes,
): Promise<string> {
  const paths = [...(await source(locale)), ...addedPaths(routes)];
  const urls = paths
    .slice(0, LIMIT)
    .map((path) => `<url><loc>${escape(shopOrigin + localisePath(path, locale, routes))}</loc></url>`);
  return `${HEAD}<urlset ${SCHEMA}>${urls.join('')}</urlset>`;
}
