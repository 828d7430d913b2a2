import { readPageContent } from '@sightline/shared-lib/api/content';
import type { LoadResult, LoadServices, PageRequest } from '@sightline/shared-lib/contracts';

import { loadContentPage } from '../../features/content/contentPage';
import type { ContentData } from '../../features/content/contentPage';
import type { ListingData } from '../../catalogue/query/listingData';

import { BrandIndex } from './brandIndex';
import { load } from './load';

export type ProductListData = ListingData | ContentData | null;

/** The category above all brands has no products of its own: the content service lists them. */
const BRANDS_PATH = '/brands';

/** Data of a listing, or of the index of brands. */
export async function loadListPage(request: PageRequest, services: LoadServices): Promise<LoadResult<ProductListData>> {
  if (request.path !== BRANDS_PATH) return load(request, services);
  await BrandIndex.preload();
  return loadContentPage(request, services, { read: readPageContent, which: { pageId: 'brands' } });
}
