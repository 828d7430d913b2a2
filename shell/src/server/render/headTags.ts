import {
  LOCALE_FACTS,
  LOCALES,
  type Locale,
  type PageHead,
  type PageRequest,
  type SiteContext,
} from '@sightline/shared-lib/contracts';
import { localisePath, type ShopRoutes } from '@sightline/shared-lib/domain/routing';

import { embedJson, escapeAttribute } from './document';

interface HeadOptions {
  readonly head: PageHead;
  readonly site: SiteContext;
  readonly request: PageRequest;
  readonly shopOrigin: string;
  readonly routes: ShopRoutes;
}

const link = (rel: string, href: string, more = '') => `<link rel="${rel}" href="${escapeAttribute(href)}"${more}>`;

function heroPreload(hero: PageHead['heroImage']): string {
  if (!hero) return '';
  const srcSet = hero.srcSet ? ` imagesrcset="${escapeAttribute(hero.srcSet)}"` : '';
  const sizes = hero.sizes ? ` imagesizes="${escapeAttribute(hero.sizes)}"` : '';
  return link('preload', hero.src, ` as="image" fetchpriority="high"${srcSet}${sizes}`);
}

/** The locale of who has none of the others. English as such is the worldwide store's: search engines leave out a language with two addresses. */
const DEFAULT_LOCALE: Locale = 'en-int';

/** One alternate for each locale; the international English one is the default (SEO-01). */
function alternates({ head, request, shopOrigin, routes }: HeadOptions): string {
  const links = LOCALES.map((locale) => {
    const path = head.alternatePaths?.[locale] ?? head.canonicalPath ?? request.path;
    const tag = locale === DEFAULT_LOCALE ? 'x-default' : LOCALE_FACTS[locale].tag.toLowerCase();
    const address = shopOrigin + localisePath(path, locale, routes);
    return link('alternate', address, ` hreflang="${tag}" data-locale="${locale}"`);
  });
  return links.join('');
}

const PAGE_FIELDS = new Set(['url', 'item', '@id', 'target', 'urlTemplate']);
const FILE_FIELDS = new Set(['image', 'logo']);

interface AddressPlace {
  readonly shopOrigin: string;
  readonly locale: Locale;
  /** Those that releases bring along are spelled in each language too. */
  readonly routes: ShopRoutes;
}

/** Search engines want absolute addresses: locale-less paths of pages get origin and locale, those of files the origin (SEO-02). */
export function absoluteAddresses(value: unknown, place: AddressPlace, field = ''): unknown {
  const { shopOrigin, locale, routes } = place;
  if (typeof value === 'string') {
    if (!value.startsWith('/')) return value;
    if (PAGE_FIELDS.has(field)) return shopOrigin + localisePath(value, locale, routes);
    return FILE_FIELDS.has(field) ? shopOrigin + value : value;
  }
  if (Array.isArray(value)) return value.map((entry: unknown) => absoluteAddresses(entry, place, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, absoluteAddresses(entry, place, name)]),
  );
}

/** Title, description, canonical and alternate addresses, icons, manifest, structured data (SEO-01, SEO-02). */
export function headTags(options: HeadOptions): string {
  const { head, site, request, shopOrigin, routes } = options;
  const canonical = shopOrigin + localisePath(head.canonicalPath ?? request.path, site.locale, routes);
  const place = { shopOrigin, locale: site.locale, routes };
  const structured = (head.structuredData ?? [])
    .map(
      (item) =>
        `<script type="application/ld+json">${embedJson(absoluteAddresses({ '@context': 'https://schema.org', ...item }, place))}</script>`,
    )
    .join('');
  return [
    `<title>${escapeAttribute(head.title)}</title>`,
    head.description ? `<meta name="description" content="${escapeAttribute(head.description)}">` : '',
    head.robots ? `<meta name="robots" content="${escapeAttribute(head.robots)}">` : '',
    heroPreload(head.heroImage),
    link('canonical', canonical),
    alternates(options),
    // A drawing would be a document of its own for the page's main thread, some 6 ms.
    link('icon', '/favicon.png', ' type="image/png"'),
    link('manifest', '/manifest.webmanifest'),
    '<meta name="theme-color" content="#f3f4f3">',
    `<meta property="og:title" content="${escapeAttribute(head.title)}"><meta property="og:type" content="website"><meta property="og:url" content="${escapeAttribute(canonical)}">`,
    structured,
  ].join('');
}
