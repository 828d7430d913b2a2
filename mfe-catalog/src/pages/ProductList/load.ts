import { readListingContent } from '@sightline/shared-lib/api/content';
import type { LoadResult, LoadServices, PageRequest } from '@sightline/shared-lib/contracts';
import { choiceCount, listingSearch } from '@sightline/shared-lib/domain/listing';
import { localisePath } from '@sightline/shared-lib/domain/routing';
import { breadcrumbData, collectionData } from '@sightline/shared-lib/domain/seo';
import type { ContentPage } from '@sightline/shared-lib/domain/content';
import type { BreadcrumbEntry, ListingState } from '@sightline/shared-lib/domain/listing';

import { contentInput, tryContent } from '../../features/content/contentInput';
import { pageTitle } from '../../features/content/seoHead';
import type { ListingAnswer, ListingData } from '../../catalogue/query/listingData';
import { listingStateOf } from '../../features/listing/listingQuery';
import { readListingPage } from '../../features/listing/readListingPage';
import { productHeading } from '../../catalogue/facts/productHeading';
import { LateFacets } from '../parts/lateFacets';
import { listingScope } from './listingScope';
import { teasersOf } from './teasersOf';

function crumbsOf(page: ContentPage | null, title: string, services: LoadServices): readonly BreadcrumbEntry[] {
  return page?.breadcrumb.length
    ? page.breadcrumb
    : [
        { label: services.t('Crumb.Home'), href: '/' },
        { label: title, href: '' },
      ];
}

/** Facets and orders are variants of one list; its pages are not (SEO-04). */
function canonicalOf(path: string, state: ListingState): string {
  return state.page > 1 ? `${path}?page=${state.page}` : path;
}

function structuredData(data: Omit<ListingData, 'answer'>, { productList }: ListingAnswer) {
  const products = productList.flatMap((tile) =>
    tile.colours.slice(0, 1).map(({ path }) => ({ name: productHeading(tile), url: path })),
  );
  return [breadcrumbData(data.breadcrumbs, ''), collectionData({ name: data.title, url: data.path, products }, '')];
}

/** A category or brand: the index says what is in it, the content service what stands above it (PLP-01 to PLP-08). */
export async function load(request: PageRequest, services: LoadServices): Promise<LoadResult<ListingData | null>> {
  const { site, client, preview } = services;
  const { path } = request;
  const state = listingStateOf(request.query);
  const externalId = request.resolved?.externalId ?? '';
  const [content, scope] = await Promise.all([
    tryContent(() => readListingContent(client, contentInput(site, { externalId }, preview)), preview),
    listingScope(request, services),
  ]);
  const head = content.page?.placements['head']?.[0]?.fields;
  const title = head?.title || services.t('Listing.Title');
  if (!scope) return { outcome: 'page', status: 404, head: { title: pageTitle(title) }, data: null, cache: 'category' };

  const [listing] = await Promise.all([readListingPage(scope, path, state, services), LateFacets.preload()]);
  if (listing === 'beyond') {
    const location = localisePath(path + listingSearch({ ...state, page: 1 }), site.locale);
    return { outcome: 'redirect', location, permanent: false };
  }
  const about = {
    scope,
    path,
    title,
    // Shelves explain themselves.
    intro: path.startsWith('/brands/') ? (head?.text ?? '') : '',
    breadcrumbs: crumbsOf(content.page, title, services),
    state,
    teasers: teasersOf(content.page?.placements['grid']),
  };
  const description = content.page?.seo.description;
  return {
    outcome: 'page',
    status: 200,
    cache: 'category',
    head: {
      title: pageTitle(content.page?.seo.title || title),
      canonicalPath: canonicalOf(path, state),
      section: `/${path.split('/')[1] ?? ''}`,
      structuredData: structuredData(about, listing.answer),
      ...(description ? { description } : {}),
      ...(choiceCount(state) > 1 ? { robots: 'noindex,follow' } : {}),
    },
    data: { ...about, answer: listing.answer },
  };
}
