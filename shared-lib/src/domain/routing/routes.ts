import type { Locale, PageKind, RouteTarget } from '../../contracts';
import { splitLocale, toLocale, withPrefix } from './localePath';
import { percentDecoded } from './percentDecoded';
import { TRANSLATED_PARAMS } from './routeTable';
import type { RouteRow } from './routeTable';
import { SHOP_ROUTES } from './shopRoutes';
import type { ShopRoutes } from './shopRoutes';
import { CATALOGUE_SEGMENTS, englishSegment, localSegment } from './segments';
import { readStoreSegment, storeSegment } from './storeSegment';

export type RouteParams = Readonly<Record<string, string>>;

/** What a path means. `canonicalPath` has no locale prefix and English segments, as `PageRequest.path` wants it. */
export type RouteMatch =
  | {
      readonly outcome: 'page';
      readonly locale: Locale;
      readonly kind: PageKind;
      readonly params: RouteParams;
      readonly canonicalPath: string;
    }
  /** No fixed route claims it: the content service or the catalogue decides (ROUTE-04). */
  | { readonly outcome: 'unknown'; readonly locale: Locale; readonly canonicalPath: string }
  | { readonly outcome: 'redirect'; readonly location: string; readonly permanent: boolean };

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

const patterns = new Map<string, readonly string[]>();

/** Segments of a pattern of the table: the same few are asked for at every link. */
function patternOf({ pattern }: RouteRow): readonly string[] {
  const known = patterns.get(pattern) ?? segmentsOf(pattern);
  patterns.set(pattern, known);
  return known;
}

function fillPattern(pattern: string, params: RouteParams): string | null {
  const filled: string[] = [];
  for (const part of segmentsOf(pattern)) {
    if (!part.startsWith(':')) {
      filled.push(part);
      continue;
    }
    const value = params[part.replace(/[:?]/g, '')];
    if (value) filled.push(encodeURIComponent(value));
    else if (part.endsWith('?')) break;
    else return null;
  }
  return `/${filled.join('/')}`;
}

function rowFor(kind: PageKind, params: RouteParams, routes: ShopRoutes): RouteRow | undefined {
  const rows = routes.rows.filter((row) => row.kind === kind);
  const special = rows.find((row) => row.fixed && Object.entries(row.fixed).every(([k, v]) => params[k] === v));
  return special ?? rows.find((row) => !row.fixed);
}

function queryText(query: RouteTarget['query']): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** English, locale-less path of a page; kinds without a fixed route (listings, products, landing pages) take `params.path`. */
export function canonicalPathFor(target: RouteTarget, routes: ShopRoutes = SHOP_ROUTES): string {
  const params = target.params ?? {};
  if (params.path?.startsWith('/')) return params.path;
  if (target.page === 'store-detail' && params.storeId) {
    return `/store-locator/${storeSegment(params.storeId, params.slug)}`;
  }
  const row = rowFor(target.page, params, routes);
  const orderOf: RouteParams = target.page === 'account' && params.orderId ? { id: params.orderId } : {};
  return (row && fillPattern(row.pattern, { ...params, ...orderOf })) ?? '/';
}

function rowMatch(row: RouteRow, english: readonly string[], raw: readonly string[]): RouteParams | null {
  const pattern = patternOf(row);
  if (english.length > pattern.length && row.kind !== 'account') return null;
  const params: Record<string, string> = { ...row.fixed };
  for (const [index, part] of pattern.entries()) {
    const value = english[index];
    if (part.startsWith(':')) {
      if (value === undefined) {
        if (part.endsWith('?')) break;
        return null;
      }
      const name = part.replace(/[:?]/g, '');
      params[name] = TRANSLATED_PARAMS.includes(name) ? value : percentDecoded(raw[index] ?? '');
    } else if (part !== value) return null;
  }
  return params;
}

const firstWord = (row: RouteRow) => patternOf(row)[0] ?? '';
/** Stands for every first word in a pattern, and in the index for words that no pattern has. */
const ANY = ':';

type RowsByFirst = ReadonlyMap<string, readonly RouteRow[]>;

const indexes = new WeakMap<ShopRoutes, RowsByFirst>();

/** Rows by the first word of addresses that may be theirs, each in the table's order: a page asks for every link it draws. */
function rowsByFirst(routes: ShopRoutes): RowsByFirst {
  const known = indexes.get(routes);
  if (known) return known;
  const words = new Set([ANY, ...routes.rows.map(firstWord)]);
  const fits = (row: RouteRow, word: string) => firstWord(row).startsWith(ANY) || firstWord(row) === word;
  const made = new Map([...words].map((word) => [word, routes.rows.filter((row) => fits(row, word))]));
  indexes.set(routes, made);
  return made;
}

function findRow(
  routes: ShopRoutes,
  english: readonly string[],
  raw: readonly string[],
): { row: RouteRow; params: RouteParams } | null {
  const rows = rowsByFirst(routes);
  for (const row of rows.get(english[0] ?? '') ?? rows.get(ANY) ?? []) {
    const params = rowMatch(row, english, raw);
    if (params) return { row, params };
  }
  return null;
}

/** English spelling of a path written in a locale; only static words and words of the table change. */
function toEnglish(rest: string, locale: Locale, { words }: ShopRoutes): { english: string[]; raw: string[] } {
  const raw = segmentsOf(rest);
  const english = raw.map((segment) => englishSegment(segment, locale, words) ?? foreignMark(segment, locale, words));
  return { english, raw };
}

/** An English word where the locale has its own stays readable, so that the match can redirect to the right spelling. */
function foreignMark(segment: string, locale: Locale, words: ShopRoutes['words']): string {
  return localSegment(segment, locale, words) === segment ? segment : `en:${segment}`;
}

/** Adds the locale's prefix and segments to an English, locale-less path; a query stays as it is (SITE-03). */
export function localisePath(path: string, localeName: string, routes: ShopRoutes = SHOP_ROUTES): string {
  const locale = toLocale(localeName);
  const [pathname = '/', ...query] = path.split('?');
  const raw = segmentsOf(pathname);
  const found = findRow(routes, raw, raw);
  const local = found
    ? raw.map((segment, index) => (isWord(found.row, index) ? localSegment(segment, locale, routes.words) : segment))
    : raw.map((segment, index) => (index === 0 && isCatalogue(segment) ? localSegment(segment, locale) : segment));
  const localised = withPrefix(`/${local.join('/')}`, locale);
  return query.length > 0 ? `${localised}?${query.join('?')}` : localised;
}

function isWord(row: RouteRow, index: number): boolean {
  const part = patternOf(row)[index];
  if (part === undefined) return false;
  return !part.startsWith(':') || TRANSLATED_PARAMS.includes(part.replace(/[:?]/g, ''));
}

function isCatalogue(segment: string): boolean {
  return (CATALOGUE_SEGMENTS as readonly string[]).includes(segment);
}

/** Site-relative address of a page in a locale: prefix, localised segments, query (SITE-02, SITE-03). */
export function pathFor(target: RouteTarget, locale: string, routes: ShopRoutes = SHOP_ROUTES): string {
  return localisePath(canonicalPathFor(target, routes), locale, routes) + queryText(target.query);
}

/**
 * Reads a path without query. A spelling is understood only in its own locale; the English spelling in a locale with
 * its own segments, the default locale's prefix, a misspelt prefix and a closing slash redirect to the one right address.
 */
export function matchRoute(pathname: string, routes: ShopRoutes = SHOP_ROUTES): RouteMatch {
  const { locale, rest, prefix, misspelt } = splitLocale(pathname.replace(/\/{2,}/g, '/'));
  const { english, raw } = toEnglish(rest, locale, routes);
  const plain = english.map((segment) => segment.replace(/^en:/, ''));
  const found = findRow(routes, plain, raw);
  const canonical = found ? canonicalOf(found, plain, raw) : unknownPath(plain, raw);
  const wanted = localisePath(canonical, locale, routes);
  const trailing = rest !== '/' && rest.endsWith('/');
  const isOwn = (index: number) => (found ? isWord(found.row, index) : index === 0 && isCatalogue(plain[0] ?? ''));
  const foreign = english.some((s, i) => s.startsWith('en:') && isOwn(i));
  const prefixed = prefix === 'known' && (misspelt || locale === 'en-us');
  if (foreign || prefixed || trailing) return { outcome: 'redirect', location: wanted, permanent: true };
  if (canonical === '/checkout') {
    return { outcome: 'redirect', location: localisePath('/checkout/shipping', locale), permanent: false };
  }
  if (!found) return { outcome: 'unknown', locale, canonicalPath: canonical };
  return { outcome: 'page', locale, kind: found.row.kind, params: pageParams(found.params), canonicalPath: canonical };
}

/** Composite segments in their parts: a store's id and slug, an order's page in the account area. */
function pageParams(params: RouteParams): RouteParams {
  const { store, ...others } = params;
  if (params.section === 'my-orders' && params.id) return { ...others, orderId: params.id };
  return store === undefined ? others : { ...others, ...readStoreSegment(store) };
}

function canonicalOf(found: { row: RouteRow }, english: readonly string[], raw: readonly string[]): string {
  if (found.row.kind === 'home') return '/';
  return `/${english.map((word, index) => (isWord(found.row, index) ? word : raw[index])).join('/')}`;
}

function unknownPath(english: readonly string[], raw: readonly string[]): string {
  if (english.length === 1 && english[0] === 'checkout') return '/checkout';
  const path = raw.map((segment, index) => (index === 0 && isCatalogue(english[0] ?? '') ? english[0] : segment));
  return `/${path.join('/')}`;
}

/** The same page in another locale, for the locale switch; the query is kept (SITE-03). */
export function translatePath(path: string, from: string, to: string, routes: ShopRoutes = SHOP_ROUTES): string {
  const [pathname = '/', ...query] = path.split('?');
  const { prefix, rest } = splitLocale(pathname);
  const locale = toLocale(from);
  const { english, raw } = toEnglish(prefix === 'none' ? pathname : rest, locale, routes);
  const plain = english.map((segment) => segment.replace(/^en:/, ''));
  const found = findRow(routes, plain, raw);
  const canonical = found ? canonicalOf(found, plain, raw) : unknownPath(plain, raw);
  return localisePath(canonical, to, routes) + (query.length > 0 ? `?${query.join('?')}` : '');
}
