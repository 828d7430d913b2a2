import { searchContents } from '@sightline/shared-lib/api';
import type { ContentHit } from '@sightline/shared-lib/api';
import type { LoadResult, LoadServices, PageRequest } from '@sightline/shared-lib/contracts';
import { CATALOGUE_PAGE_SIZES, listingSearch, localisePath } from '@sightline/shared-lib/domain';

import { pageTitle } from '../../content/seoHead';
import type { ListingData } from '../../listing/listingData';
import { listingStateOf } from '../../listing/listingQuery';
import { readListingPage } from '../../listing/readListingPage';

/** A search page: its list, and the pages that answer the same words. */
export interface SearchData {
  readonly term: string;
  /** Null before anything is searched for. */
  readonly listing: ListingData | null;
  readonly contents: readonly Pick<ContentHit, 'id' | 'title' | 'url' | 'text'>[];
}

const SCOPE = { kind: 'search', filters: '', pageSize: CATALOGUE_PAGE_SIZES[0], pageTag: 'search' } as const;
const CONTENTS = 4;

/** Longest beginning of a page shown below its title. */
const TEASER_LENGTH = 140;

/** Titles of the content index may end in the shop's name. */
function plainTitle(title: string): string {
  return title.replace(/\s*\|\s*Sightline$/, '');
}

function teaserText(text: string): string {
  return text.length <= TEASER_LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', TEASER_LENGTH))} …`;
}

async function contentsOf(term: string, { client, site }: LoadServices): Promise<SearchData['contents']> {
  try {
    const { hits } = await searchContents(client, { locale: site.locale, term, pageSize: CONTENTS });
    return hits.map(({ id, title, url, text }) => ({ id, title: plainTitle(title), url, text: teaserText(text) }));
  } catch {
    // Products are what a search is for: the list stands without the pages.
    return [];
  }
}

/** Search with facets and order like a listing, and content beside it (SRCH-02). */
export async function load(request: PageRequest, services: LoadServices): Promise<LoadResult<SearchData>> {
  const { site, t } = services;
  const state = listingStateOf(request.query);
  const { term } = state;
  const title = term ? t('Search.TitleFor', { term }) : t('Search.Title');
  const head = { title: pageTitle(title), canonicalPath: '/search', robots: 'noindex,follow' };
  if (!site.config.isProductSearchEnabled || term === '') {
    const status = site.config.isProductSearchEnabled ? 200 : 404;
    return { outcome: 'page', status, head, data: { term, listing: null, contents: [] }, cache: 'category' };
  }
  const [listing, contents] = await Promise.all([
    readListingPage(SCOPE, '/search', state, services),
    contentsOf(term, services),
  ]);
  if (listing === 'beyond') {
    const location = localisePath(`/search${listingSearch({ ...state, page: 1 })}`, site.locale);
    return { outcome: 'redirect', location, permanent: false };
  }
  if (listing.redirect) {
    const location = localisePath(listing.redirect, site.locale);
    return { outcome: 'redirect', location, permanent: false };
  }
  const crumbs = [
    { label: t('Crumb.Home'), href: '/' },
    { label: t('Search.Title'), href: '' },
  ];
  const found = {
    scope: SCOPE,
    path: '/search',
    title,
    intro: '',
    crumbs,
    state,
    answer: listing.answer,
    teaser: null,
  };
  return { outcome: 'page', status: 200, head, data: { term, listing: found, contents }, cache: 'category' };
}
