import { searchListing, searchSuggestions } from '@sightline/shared-lib/api';
import type { Translate } from '@sightline/shared-lib/contracts';
import type { ShellServices } from '@sightline/shared-lib/contracts';
import { codeFacet, listingSearch, EMPTY_LISTING, SORT } from '@sightline/shared-lib/domain';

import { INDEX_PREFIX } from '../listing/findListing';
import { tileFacts } from '../product/tileFacts';
import type { TileFacts } from '../product/tileFacts';

/** Something to choose below the search field. */
export interface Suggestion {
  readonly key: string;
  /** With `<em>` marks. */
  readonly highlighted: string;
  /** Locale-less address. */
  readonly path: string;
  readonly count?: number;
  /** A phrase to remember; absent for categories and pages. */
  readonly term?: string;
}

/** Suggestions of one kind below their heading. */
export interface SuggestionGroup {
  readonly titleKey: string;
  readonly entries: readonly Suggestion[];
}

/** Everything for what has been typed so far. */
export interface Suggested {
  readonly groups: readonly SuggestionGroup[];
  readonly tiles: readonly TileFacts[];
  readonly total: number;
  readonly queryId: string;
  readonly index: string;
}

const CATEGORY = codeFacet('LX_CANONICAL_CATEGORY');
const PRODUCTS = 3;
const CATEGORIES = 3;
const CONTENTS = 2;

/** Address of a search for a phrase. */
export function searchPath(term: string): string {
  return `/search${listingSearch({ ...EMPTY_LISTING, term })}`;
}

/** A phrase as a suggestion. */
export function phrase(term: string, highlighted = term): Suggestion {
  return { key: `phrase ${term}`, highlighted, path: searchPath(term), term };
}

type Services = Pick<ShellServices, 'client' | 'site' | 'now'> & { readonly t: Translate };

/** Phrases, categories, pages and products for a term (SRCH-01). */
export async function findSuggestions(term: string, services: Services, signal: AbortSignal): Promise<Suggested> {
  const { client, site, t } = services;
  const base = { prefix: INDEX_PREFIX, locale: site.locale, segment: 'guest' } as const;
  const [suggestions, listing] = await Promise.all([
    searchSuggestions(client, { ...base, term, products: 0, contents: CONTENTS }, { signal, skipErrorMessage: true }),
    searchListing(
      client,
      {
        ...base,
        term,
        grouped: true,
        sort: SORT.bestSellers,
        currency: site.currency,
        page: 0,
        pageSize: PRODUCTS,
        facets: [CATEGORY],
      },
      { signal, skipErrorMessage: true },
    ),
  ]);
  const categories = (listing.facets[0]?.entries ?? [])
    .toSorted((a, b) => b.count - a.count)
    .slice(0, CATEGORIES)
    .map(({ value, count }): Suggestion => {
      const path = `/${value}${listingSearch({ ...EMPTY_LISTING, term })}`;
      return { key: `category ${value}`, highlighted: t(`Section.${value}`), path, count };
    });
  const groups = [
    {
      titleKey: 'Search.Suggestions',
      entries: suggestions.queries.map(({ query, highlighted }) => phrase(query, highlighted)),
    },
    { titleKey: 'Search.In', entries: categories },
    {
      titleKey: 'Search.Read',
      entries: suggestions.contents.map(({ id, highlighted, url }): Suggestion => ({
        key: `page ${id}`,
        highlighted,
        path: url,
      })),
    },
  ];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    tiles: listing.products.flatMap((product) => tileFacts(product, { ...services, segments: [] }) ?? []),
    total: listing.total,
    queryId: listing.queryId,
    index: listing.index,
  };
}

/** What people search for most; shown before anything is typed. */
export async function findPopular(services: Services, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const { client, site } = services;
  const input = {
    prefix: INDEX_PREFIX,
    locale: site.locale,
    segment: 'guest',
    term: '',
    products: 0,
    contents: 0,
  } as const;
  const { queries } = await searchSuggestions(client, input, { signal, skipErrorMessage: true });
  return queries.map(({ query }) => phrase(query));
}
