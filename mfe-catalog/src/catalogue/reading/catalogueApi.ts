import { readInventory } from '@sightline/shared-lib/api/availability';
import { readProductInfo, readProducts } from '@sightline/shared-lib/api/product';
import { searchFacetValues, searchListing } from '@sightline/shared-lib/api/search';
import type { ListingInput } from '@sightline/shared-lib/api/search';
import type { InventoryLevel } from '@sightline/shared-lib/api/availability';
import type { PlatformClient } from '@sightline/shared-lib/contracts';
import type { FacetEntry, ListingResult } from '@sightline/shared-lib/domain/listing';
import type { Product } from '@sightline/shared-lib/domain/product';
import { createApi, operationBaseQuery } from '@sightline/shared-lib/store';

import { DETAIL_PROFILE } from '../facts/detailProfile';

/** Extras of a page: one that fails says so in its own place, and no message covers the page. */
const QUIET = { skipErrorMessage: true } as const;

interface FacetValuesInput {
  readonly indexName: string;
  readonly facet: string;
  readonly query: string;
}

interface TiedTo {
  readonly partNumber: string;
  readonly catalogId: string;
  readonly currency: string;
  /** How many of them at most. */
  readonly most: number;
}

const CROSS_SELL = 'X-SELL FAMILY';

/** Products that the catalogue ties to one as its cross-sell (PDP-07). */
async function readTied(client: PlatformClient, { partNumber, most, ...where }: TiedTo): Promise<readonly Product[]> {
  const profileName = DETAIL_PROFILE;
  const asked = { partNumber, catalogId: where.catalogId, profile: profileName };
  const ties = (await readProductInfo(client, asked, QUIET))?.associations ?? [];
  const ids = ties.flatMap(({ type, productId }) => (type === CROSS_SELL ? [productId] : [])).slice(0, most);
  return ids.length === 0 ? [] : readProducts(client, { ids, profileName, ...where }, QUIET);
}

/** What pages read beside what they came with, once the shopper gets there. */
export const catalogueApi = createApi({
  reducerPath: 'catalogue',
  baseQuery: operationBaseQuery,
  endpoints: (build) => ({
    products: build.query<readonly Product[], readonly string[]>({
      query: (partNumbers) => (client: PlatformClient) =>
        readProducts(client, { partNumbers, profileName: DETAIL_PROFILE }, QUIET),
    }),
    tied: build.query<readonly Product[], TiedTo>({
      query: (input) => (client: PlatformClient) => readTied(client, input),
    }),
    /** Values of a facet that fit what was typed, misspelled too. */
    facetValues: build.query<readonly FacetEntry[], FacetValuesInput>({
      query: (input) => (client: PlatformClient) => searchFacetValues(client, { ...input, limit: 20 }, QUIET),
    }),
    listing: build.query<ListingResult, ListingInput>({
      query: (input) => (client: PlatformClient) => searchListing(client, input, QUIET),
    }),
    /** What one branch has of one article; null when it does not say. */
    shelf: build.query<InventoryLevel | null, { readonly partNumber: string; readonly storeId: string }>({
      query:
        ({ partNumber, storeId }) =>
        async (client: PlatformClient) => {
          const input = { partNumbers: [partNumber], physicalStoreIds: [storeId] };
          const [level] = await readInventory(client, input, QUIET);
          return level ?? null;
        },
    }),
  }),
});
