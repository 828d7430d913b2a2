import { listCategories } from '@sightline/shared-lib/api/product';
import type { LoadServices, PageRequest } from '@sightline/shared-lib/contracts';
import { listingContext, PAGE_SIZES } from '@sightline/shared-lib/domain/listing';

import type { ListingScope } from '../../catalogue/query/listingData';
import { listingKindOf } from '../../catalogue/query/listingPlans';

/** What a category page lists: its shelf of the catalogue, or a brand by its name. */
export async function listingScope(
  request: PageRequest,
  services: Pick<LoadServices, 'client'>,
): Promise<ListingScope | null> {
  const kind = listingKindOf(request.path);
  const [, first = '', slug] = request.path.split('/');
  const scope = { kind, pageSize: PAGE_SIZES.listing, pageTag: 'category', context: listingContext(request.path) };
  if (first !== 'brands') return { ...scope, filters: `attributes.LX_CANONICAL_CATEGORY:"${first}"` };
  const id = request.resolved?.externalId;
  if (!slug || !id) return null;
  // A brand's name is its facet value; only the catalogue knows it for a slug.
  const [category] = await listCategories(services.client, { id: [id] });
  return category ? { ...scope, filters: `attributes.BRAND:"${category.name.replaceAll('"', '')}"` } : null;
}
