import type { PageModule, PageProps } from '@sightline/shared-lib/contracts';

import { pageLoad } from '../../loading/translatedPart';
import { Listing } from '../../features/listing/Listing';
import { LateFacets } from '../parts/lateFacets';
import { withTryOn } from '../parts/withTryOn';

import { BrandIndex } from './brandIndex';
import type { ProductListData } from './loadListPage';

function ProductList({ data }: PageProps<ProductListData>) {
  if (!data) return null;
  return 'answer' in data ? <Listing data={data} Facets={LateFacets} /> : <BrandIndex data={data} />;
}

/** Listings of categories and brands, and the index of brands. */
export const productListPage: PageModule<ProductListData> = {
  load: pageLoad(() => import('./loadListPage').then((file) => file.loadListPage)),
  Page: withTryOn(ProductList),
};
