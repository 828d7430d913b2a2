import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { ListingBanner, ListingResult } from '../../domain/listing/listing';
import type { CallOptions } from '../client/callOptions';
import { text } from '../wire/wire';
import { hitSchema, toListingProduct } from './indexRecord';
import { listingQueries, mergeFacets, priceBoundsOf } from './listingQueries';
import type { ListingInput } from './listingQueries';
import { queryIndex } from './queryIndex';

/** Records the listing cannot read are left out rather than failing the page. */
function productsOf(hits: readonly unknown[]) {
  return hits.flatMap((hit) => {
    const read = v.safeParse(hitSchema, hit);
    return read.success ? [toListingProduct(read.output)] : [];
  });
}

const bannerData = v.object({ banner: v.object({ title: v.string(), text, label: text, url: text }) });

/** What a rule says in other forms than a banner's is another program's. */
function bannersOf(userData: readonly unknown[]): readonly ListingBanner[] {
  return userData.flatMap((one) => {
    const read = v.safeParse(bannerData, one);
    return read.success ? [read.output.banner] : [];
  });
}

/** One page of products with live facet counts: one query, and one more for each facet with a choice (PLP-03, SRCH-02). */
export async function searchListing(
  client: PlatformClient,
  input: ListingInput,
  options: CallOptions = {},
): Promise<ListingResult> {
  const requests = listingQueries(input);
  const [main, ...counts] = await queryIndex(client, { requests }, options);
  return {
    products: productsOf(main?.hits ?? []),
    total: main?.nbHits ?? 0,
    page: main?.page ?? 0,
    pageCount: main?.nbPages ?? 0,
    pageSize: main?.hitsPerPage || input.pageSize,
    facets: mergeFacets(input, main, counts),
    priceBounds: priceBoundsOf(input, main, counts),
    queryAfterRemoval: main?.queryAfterRemoval ?? '',
    correctedTerm: main?.parsedQuery ?? '',
    queryId: main?.queryID ?? '',
    index: main?.index || (requests[0]?.indexName ?? ''),
    banners: bannersOf(main?.userData ?? []),
    redirectUrl: main?.renderingContent?.redirect?.url ?? '',
  };
}
