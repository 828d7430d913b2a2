import type { PageModule, PageProps } from '@sightline/shared-lib/contracts';

import { Listing } from '../../listing/Listing';
import type { ListingData } from '../../listing/listingData';
import { load } from './load';

function ProductList({ data }: PageProps<ListingData | null>) {
  return data && <Listing data={data} />;
}

/** Listings of categories and brands. */
export const productListPage: PageModule<ListingData | null> = { load, Page: ProductList };
