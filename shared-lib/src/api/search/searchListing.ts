import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { ListingResult } from '../../domain/listing/listing';
import type { CallOptions } from '../client/callOptions';
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
    queryId: main?.queryID ?? '',
    index: main?.index || (requests[0]?.indexName ?? ''),
    redirectUrl: main?.renderingContent?.redirect?.url ?? '',
  };
}
