import type { LoadResult, LoadServices, PageRequest } from '@sightline/shared-lib/contracts';
import { choiceCount, listingSearch, PAGE_SIZES, readWish } from '@sightline/shared-lib/domain/listing';
import { localisePath } from '@sightline/shared-lib/domain/routing';

import { pageTitle } from '../../features/content/seoHead';
import { inDemand } from '../../catalogue/reading/recommended';
import { listingStateOf } from '../../features/listing/listingQuery';
import { readListingPage } from '../../features/listing/readListingPage';
import { findLikeness } from '../../features/search/findLikeness';
import { findOtherWords } from '../../features/search/findOtherWords';
import { highlightParts } from '../../features/search/highlight';

import { LateFacets } from '../parts/lateFacets';
import { answeringContents, findContents } from './contents';
import { preloadLateParts } from './lateParts';
import type { SearchData } from './searchData';

const SCOPE = { kind: 'search', filters: '', pageSize: PAGE_SIZES.search, pageTag: 'search' } as const;
/** Search with facets and order like a listing, and content beside it (SRCH-02). */
export async function load(request: PageRequest, services: LoadServices): Promise<LoadResult<SearchData>> {
  const { site, t } = services;
  const parts = preloadLateParts();
  const state = listingStateOf(request.query);
  const { term } = state;
  const titleOf = (said: string) => (said ? t('Search.TitleFor', { term: said }) : t('Search.Title'));
  const headOf = (title: string) => ({ title: pageTitle(title), canonicalPath: '/search', robots: 'noindex,follow' });
  if (!site.config.isProductSearchEnabled || (term === '' && choiceCount(state) === 0)) {
    await parts;
    const status = site.config.isProductSearchEnabled ? 200 : 404;
    return {
      outcome: 'page',
      status,
      head: headOf(titleOf(term)),
      data: { term, listing: null, contents: [], leftOut: [], other: null, inDemand: [], isCorrected: false },
      cache: 'category',
    };
  }
  const meant = (await findLikeness(state, services)) ?? readWish(state);
  if (meant !== state) {
    // What is said as a choice becomes one of the address, and so a chip that can be taken back; it may be all that is said.
    await parts;
    return {
      outcome: 'redirect',
      location: localisePath(`/search${listingSearch(meant)}`, site.locale),
      permanent: false,
    };
  }
  const [listing, pages] = await Promise.all([
    readListingPage(SCOPE, '/search', state, services),
    findContents(term, services),
    LateFacets.preload(),
    parts,
  ]);
  if (listing === 'beyond') {
    const location = localisePath(`/search${listingSearch({ ...state, page: 1 })}`, site.locale);
    return { outcome: 'redirect', location, permanent: false };
  }
  if (listing.redirect) {
    const location = localisePath(listing.redirect, site.locale);
    return { outcome: 'redirect', location, permanent: false };
  }
  const { correctedTerm } = listing.answer;
  const words = highlightParts(listing.answer.queryAfterRemoval);
  const leftOut = words.flatMap((part) => (part.isMatch ? part.text : []));
  const searched = words.flatMap((part) => (part.isMatch ? [] : part.text)).join('');
  // What is shown was found by the words that were kept.
  const title = titleOf(searched.replace(/\s+/g, ' ').trim() || correctedTerm || term);
  const breadcrumbs = [
    { label: t('Crumb.Home'), href: '/' },
    { label: t('Search.Title'), href: '' },
  ];
  const found = {
    scope: SCOPE,
    path: '/search',
    title,
    intro: '',
    breadcrumbs,
    state,
    answer: listing.answer,
    teasers: [],
  };
  const isLost = listing.answer.productListTotal === 0 && choiceCount(state) === 0;
  const [other, demanded] = isLost
    ? await Promise.all([findOtherWords(term, services), inDemand(services)])
    : [null, []];
  return {
    outcome: 'page',
    status: 200,
    head: headOf(title),
    data: {
      term,
      listing: found,
      contents: answeringContents(pages, found),
      leftOut,
      other,
      inDemand: demanded,
      isCorrected: correctedTerm !== '',
    },
    cache: 'category',
  };
}
