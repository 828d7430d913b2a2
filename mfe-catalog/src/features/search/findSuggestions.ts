import { dynamicKey } from '@sightline/shared-lib/runtime';
import { searchSuggestions } from '@sightline/shared-lib/api/search';
import type { TextKey, Translate } from '@sightline/shared-lib/contracts';
import type { ShellServices } from '@sightline/shared-lib/contracts';
import { codeFacet, EMPTY_LISTING, listingSearch, readWish } from '@sightline/shared-lib/domain/listing';
import type { IndexSegment, ListingState } from '@sightline/shared-lib/domain/listing';
import { isOffered } from '@sightline/shared-lib/domain/site';

import { chosenOf, INDEX_PREFIX, TILE_FIELDS } from '../../catalogue/query/findListing';
import { tileFacts } from '../../catalogue/tiles/tileFacts';
import type { TileFacts } from '../../catalogue/tiles/tileFacts';
import { highlightParts } from './highlight';
import type { HighlightPart } from './highlight';
import { searchPath } from '../../catalogue/links/searchPath';

/** Something to choose below the search field. */
export interface Suggestion {
  readonly key: string;
  /** The words, marked where they match. */
  readonly parts: readonly HighlightPart[];
  /** Locale-less address. */
  readonly path: string;
  readonly count?: number;
  /** A phrase to remember; absent for categories and pages. */
  readonly term?: string;
}

/** Suggestions of one kind below their heading. */
export interface SuggestionGroup {
  readonly titleKey: TextKey;
  readonly entries: readonly Suggestion[];
}

/** Everything for what has been typed so far. */
export interface Suggested {
  readonly groups: readonly SuggestionGroup[];
  readonly tiles: readonly TileFacts[];
  readonly total: number;
  /** What the words say as choices; null where they say none. */
  readonly meant: ListingState | null;
  readonly queryId: string;
  readonly index: string;
}

const CATEGORY = codeFacet('LX_CANONICAL_CATEGORY');
/** Suggestions show everybody's prices. */
const SEGMENT: IndexSegment = 'guest';
const PRODUCTS = 3;
const CATEGORIES = 3;
const CONTENTS = 2;

/** A phrase as a suggestion. */
export function phrase(term: string, parts: readonly HighlightPart[] = [{ text: term, isMatch: false }]): Suggestion {
  return { key: `phrase ${term}`, parts, path: searchPath(term), term };
}

type Services = Pick<ShellServices, 'client' | 'site' | 'now'> & { readonly t: Translate };

/** Titles of the groups, from top to bottom. */
export const GROUP = { phrases: 'Search.Suggestions', categories: 'Search.In', contents: 'Search.Read' } as const;

/** Phrases, categories, pages and products for a term, in one call (SRCH-01). */
export async function findSuggestions(term: string, services: Services, signal: AbortSignal): Promise<Suggested> {
  const { client, site, t } = services;
  const typed = { ...EMPTY_LISTING, term };
  const read = readWish(typed);
  const meant = read === typed ? null : read;
  const found = await searchSuggestions(
    client,
    {
      prefix: INDEX_PREFIX,
      locale: site.locale,
      term,
      products: PRODUCTS,
      contents: CONTENTS,
      facets: [CATEGORY],
      attributesToRetrieve: TILE_FIELDS,
      ...(meant ? { meant: { term: meant.term, ...chosenOf(meant, SEGMENT) } } : {}),
    },
    { signal, skipErrorMessage: true },
  );
  const categories = Object.entries(found.facets[CATEGORY] ?? {})
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, CATEGORIES)
    .map(([value, count]): Suggestion => {
      const path = `/${value}${listingSearch({ ...EMPTY_LISTING, term })}`;
      const parts = [{ text: t(dynamicKey(`Section.${value}`)), isMatch: false }];
      return { key: `category ${value}`, parts, path, count };
    });
  const groups = [
    {
      titleKey: GROUP.phrases,
      entries: found.queries.map(({ query, highlighted }) => phrase(query, highlightParts(highlighted))),
    },
    { titleKey: GROUP.categories, entries: categories },
    {
      titleKey: GROUP.contents,
      entries: found.contents
        .filter(({ url }) => isOffered(url, site.config))
        .map(({ id, highlighted, url }): Suggestion => ({
          key: `page ${id}`,
          parts: highlightParts(highlighted),
          path: url,
        })),
    },
  ];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    tiles: found.products.flatMap((product) => tileFacts(product, { ...services, segments: [] }) ?? []),
    total: found.productTotal,
    meant,
    queryId: found.queryId,
    index: found.index,
  };
}

/** Phrases fetched ahead: enough to answer most first letters on the device. */
const KNOWN_PHRASES = 100;

/** What people search for, most searched first; known before anything is typed. */
export async function findPopular(
  { client, site }: Pick<Services, 'client' | 'site'>,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const input = {
    prefix: INDEX_PREFIX,
    locale: site.locale,
    term: '',
    phrases: KNOWN_PHRASES,
    products: 0,
    contents: 0,
  } as const;
  const { queries } = await searchSuggestions(client, input, { signal, skipErrorMessage: true });
  return queries.map(({ query }) => query);
}
