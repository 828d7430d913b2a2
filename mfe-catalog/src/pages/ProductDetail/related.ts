import { searchListing } from '@sightline/shared-lib/api/search';
import type { LoadServices } from '@sightline/shared-lib/contracts';
import { PAGE_SIZES, SORT } from '@sightline/shared-lib/domain/listing';
import type { Product } from '@sightline/shared-lib/domain/product';

import { INDEX_PREFIX } from '../../catalogue/query/findListing';
import { isFrame, totalWidth } from '../../catalogue/pictures/pictureFacts';
import { askedSegment } from '../../catalogue/prices/whosePrices';
import { orNothing } from '../../catalogue/reading/recommended';
import { tileFacts } from '../../catalogue/tiles/tileFacts';
import type { TileFacts } from '../../catalogue/tiles/tileFacts';

/** Frames this many millimetres wider or narrower still sit the same. */
const SAME_WIDTH_MM = 2;

/** Frames of the same kind and width in another shape. */
export function sameWidth(product: Product, services: LoadServices): Promise<readonly TileFacts[]> {
  const width = totalWidth(product.attributes);
  const category = product.attributes.codes['LX_CANONICAL_CATEGORY']?.[0];
  if (width === null || !category || !isFrame(product.attributes)) return Promise.resolve([]);
  const shape = product.attributes.codes['FRAME_SHAPE']?.[0] ?? '';
  const widths = Array.from({ length: 2 * SAME_WIDTH_MM + 1 }, (_, index) => width - SAME_WIDTH_MM + index);
  const filters = [
    `attributes.LX_CANONICAL_CATEGORY:"${category}"`,
    `NOT attributes.FRAME_SHAPE:"${shape}"`,
    `(${widths.map((mm) => `attributes.FRAME_WIDTH:${mm}`).join(' OR ')})`,
  ].join(' AND ');
  const { site, client } = services;
  return orNothing(
    searchListing(client, {
      prefix: INDEX_PREFIX,
      locale: site.locale,
      grouped: true,
      sort: SORT.bestSellers,
      segment: askedSegment(services),
      currency: site.currency,
      page: 0,
      pageSize: PAGE_SIZES.rail,
      filters,
      facets: [],
    }).then(({ products }) => products.flatMap((one) => tileFacts(one, services) ?? [])),
  );
}
