import type { Locale, PageRequest, PlatformClient, ResolvedPage } from '@sightline/shared-lib/contracts';
import { localisePath, matchRoute, pageKindOfContent, type ShopRoutes } from '@sightline/shared-lib/domain/routing';

/** What an address leads to. */
export type Finding =
  | { readonly outcome: 'page'; readonly locale: Locale; readonly request: PageRequest }
  | { readonly outcome: 'redirect'; readonly location: string; readonly permanent: boolean };

/** Asks the catalogue, then the content service, what a path means that no fixed route claims; null when neither knows it. */
export type PageResolver = (
  client: PlatformClient,
  path: string,
) => Promise<(ResolvedPage & { readonly redirect?: string }) | null>;

/** Longer than any path of the shop, in characters. */
const LONGEST_PATH = 400;
/** Control characters: no page has them in its address, and no service takes them. */
const CONTROLS = /%(?:[01][0-9a-f]|7f)/i;
const EVERY_CONTROL = new RegExp(CONTROLS, 'gi');

export function queryOf(search: string): PageRequest['query'] {
  // A map: anybody may name a parameter like a member that every object has.
  const query = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(search.replaceAll(EVERY_CONTROL, '+'))) {
    const values = query.get(name);
    if (values) values.push(value);
    else query.set(name, [value]);
  }
  return Object.fromEntries(query);
}

/** Locale of an address, before anything is asked. */
export function localeOf(pathname: string): Locale {
  const match = matchRoute(pathname);
  return match.outcome === 'redirect' ? 'en-us' : match.locale;
}

/**
 * The page behind an address: the fixed route table first, then the addresses that releases bring along, else what the catalogue or the content service says (ROUTE-04). The same code finds pages
 * on the server and in the browser.
 */
export async function findPage(
  url: string,
  client: PlatformClient,
  resolve: PageResolver,
  routes: ShopRoutes,
): Promise<Finding> {
  const [pathname = '/', search = ''] = url.split('?');
  const match = matchRoute(pathname, routes);
  const withQuery = (location: string) => (search ? `${location}?${search}` : location);
  if (match.outcome === 'redirect') return { ...match, location: withQuery(match.location) };

  const { locale, canonicalPath } = match;
  const base = { path: canonicalPath, url, query: queryOf(search) };
  const nowhere: Finding = { outcome: 'page', locale, request: { ...base, kind: 'not-found', params: {} } };
  if (pathname.length > LONGEST_PATH || CONTROLS.test(pathname)) return nowhere;
  if (match.outcome === 'page') {
    return { outcome: 'page', locale, request: { ...base, kind: match.kind, params: match.params } };
  }
  const resolved = await resolve(client, canonicalPath);
  if (!resolved) return nowhere;
  if (resolved.redirect)
    return {
      outcome: 'redirect',
      location: withQuery(localisePath(resolved.redirect, locale, routes)),
      permanent: true,
    };
  return {
    outcome: 'page',
    locale,
    request: {
      ...base,
      kind: pageKindOfContent(resolved.type),
      params: {},
      resolved: { externalId: resolved.externalId, type: resolved.type },
    },
  };
}
