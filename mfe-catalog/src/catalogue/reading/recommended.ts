import { readProducts } from '@sightline/shared-lib/api/product';
import { recommendProducts } from '@sightline/shared-lib/api/search';
import type { RecommendInput } from '@sightline/shared-lib/api/search';
import type { LoadServices } from '@sightline/shared-lib/contracts';
import { PAGE_SIZES } from '@sightline/shared-lib/domain/listing';
import type { Product } from '@sightline/shared-lib/domain/product';
import { productTypeOf } from '@sightline/shared-lib/domain/product';

import { DETAIL_PROFILE } from '../facts/detailProfile';
import { INDEX_PREFIX, TILE_FIELDS } from '../query/findListing';
import { tileFacts } from '../tiles/tileFacts';
import type { TileFacts } from '../tiles/tileFacts';

type Services = Pick<LoadServices, 'client' | 'site' | 'segments' | 'now' | 't'>;
type Asked =
  | { readonly model: 'bought-together'; readonly objectId: string }
  | { readonly model: 'trending-items'; readonly filters: string };

/** A failing rail leaves the page; what it would have shown is said elsewhere too. */
export async function orNothing<Value>(work: Promise<readonly Value[]>): Promise<readonly Value[]> {
  try {
    return await work;
  } catch {
    return [];
  }
}

function modelSays(asked: Asked, services: Services): Promise<readonly TileFacts[]> {
  const { site, client } = services;
  const input: RecommendInput = {
    prefix: INDEX_PREFIX,
    locale: site.locale,
    most: PAGE_SIZES.rail,
    attributesToRetrieve: TILE_FIELDS,
    ...asked,
  };
  return orNothing(
    recommendProducts(client, input, { skipErrorMessage: true }).then((products) =>
      products.flatMap((one) => tileFacts(one, services) ?? []),
    ),
  );
}

/**
 * What goes with a product (PDP-07): what was bought with it, then what the catalogue ties to it. Ties alone where the model says nothing, and
 * for contact lenses, whose ties are the other lenses of their family.
 */
export async function goesWith(product: Product, services: Services): Promise<readonly TileFacts[]> {
  if (productTypeOf(product) === 'contact-lenses') return tiedTo(product, services);
  const objectId = `${product.partNumber}_${services.site.storeId}`;
  const found = await modelSays({ model: 'bought-together', objectId }, services);
  return found.length > 0 ? found : tiedTo(product, services);
}

function tiedTo({ associations }: Product, services: Services): Promise<readonly TileFacts[]> {
  const ids = associations.map(({ productId }) => productId).slice(0, PAGE_SIZES.rail);
  if (ids.length === 0) return Promise.resolve([]);
  const { site, client } = services;
  return orNothing(
    readProducts(
      client,
      { ids, catalogId: site.catalogId, currency: site.currency, profileName: DETAIL_PROFILE },
      { skipErrorMessage: true },
    ).then((products) => products.flatMap((one) => tileFacts(one, services) ?? [])),
  );
}

/** Most come for a frame; a row of what is in demand among all goods may show one kind of supplies alone. */
const FRAMES = ['sunglasses', 'eyeglasses'].map((shelf) => `attributes.LX_CANONICAL_CATEGORY:"${shelf}"`).join(' OR ');

/** Frames that shoppers look at and buy now; best sellers where the model knows too little. */
export function inDemand(services: Services): Promise<readonly TileFacts[]> {
  return modelSays({ model: 'trending-items', filters: FRAMES }, services);
}
