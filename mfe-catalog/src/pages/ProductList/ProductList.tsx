import { readPageContent } from '@sightline/shared-lib/api';
import type { PageModule, PageProps } from '@sightline/shared-lib/contracts';

import { loadContentPage } from '../../content/contentPage';
import type { ContentData } from '../../content/contentPage';
import { ContentScreen } from '../../content/ContentScreen';
import { Listing } from '../../listing/Listing';
import type { ListingData } from '../../listing/listingData';
import { load } from './load';

type ProductListData = ListingData | ContentData | null;

/** The category above all brands has no products of its own: the content service lists them. */
const BRANDS_PATH = '/brands';

function ProductList({ data }: PageProps<ProductListData>) {
  if (!data) return null;
  return 'answer' in data ? <Listing data={data} /> : <ContentScreen data={data} />;
}

/** Listings of categories and brands, and the index of brands. */
export const productListPage: PageModule<ProductListData> = {
  load: (request, services) =>
    request.path === BRANDS_PATH
      ? loadContentPage(request, services, { read: readPageContent, which: { pageId: 'brands' } })
      : load(request, services),
  Page: ProductList,
};
