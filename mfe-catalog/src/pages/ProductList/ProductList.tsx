import type { PageModule, PageProps } from '@sightline/shared-lib/contracts';

import { Listing } from '../../listing/Listing';

import { BrandIndex } from './brandIndex';
import type { ProductListData } from './loadListPage';

function ProductList({ data }: PageProps<ProductListData>) {
  if (!data) return null;
  return 'answer' in data ? <Listing data={data} /> : <BrandIndex data={data} />;
}

/** Listings of categories and brands, and the index of brands. The first page arrives with its data: `load` comes when a later page needs it. */
export const productListPage: PageModule<ProductListData> = {
  load: (request, services) => import('./loadListPage').then((file) => file.loadListPage(request, services)),
  Page: ProductList,
};
