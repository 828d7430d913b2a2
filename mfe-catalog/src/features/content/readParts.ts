import { readProducts } from '@sightline/shared-lib/api/product';
import { queryIndex } from '@sightline/shared-lib/api/search';
import { LOCALE_FACTS } from '@sightline/shared-lib/contracts';
import type { LoadServices } from '@sightline/shared-lib/contracts';
import { bestSellersIndexName, codeFacet } from '@sightline/shared-lib/domain/listing';
import { isOffered } from '@sightline/shared-lib/domain/site';
import type { ContentComponent } from '@sightline/shared-lib/domain/content';

import { INDEX_PREFIX } from '../../catalogue/query/findListing';
import { DETAIL_PROFILE } from '../../catalogue/facts/detailProfile';
import { tileFacts } from '../../catalogue/tiles/tileFacts';
import type { TileFacts } from '../../catalogue/tiles/tileFacts';
import { contentPart } from './contentPart';
import type { ContentPart } from './contentPart';
import { preloadDrawings } from './drawings';

const CATEGORY = codeFacet('LX_CANONICAL_CATEGORY');
const BRAND = codeFacet('BRAND');

type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

function everyComponent(components: readonly ContentComponent[]): readonly ContentComponent[] {
  return components.flatMap((one) => [one, ...everyComponent(one.components)]);
}

/** Products by id; a page without them is still a page (CMS-05). */
async function tilesOf(
  components: readonly ContentComponent[],
  services: LoadServices,
): Promise<ReadonlyMap<string, TileFacts>> {
  const ids = [...new Set(components.flatMap(({ productIds }) => productIds))];
  if (ids.length === 0) return new Map();
  const { client, site } = services;
  try {
    const products = await readProducts(client, {
      ids,
      catalogId: site.catalogId,
      currency: site.currency,
      profileName: DETAIL_PROFILE,
    });
    return new Map(
      products.flatMap((product): [string, TileFacts][] => {
        const tile = tileFacts(product, services);
        return tile ? [[product.productId, tile]] : [];
      }),
    );
  } catch {
    return new Map();
  }
}

/** Number of products in every category and brand, for indices of words. */
async function countsOf(components: readonly ContentComponent[], { client, site }: LoadServices): Promise<Counts> {
  if (components.every(({ fields }) => fields.categoryIds.length === 0)) return {};
  const indexName = bestSellersIndexName(INDEX_PREFIX, site.locale);
  const request = { indexName, query: '', hitsPerPage: 0, facets: [CATEGORY, BRAND], analytics: false };
  try {
    const [result] = await queryIndex(client, { requests: [request] });
    return result?.facets ?? {};
  } catch {
    return {};
  }
}

/** Components of a page with their products and counts, and the code that draws them. */
export async function readParts(
  components: readonly ContentComponent[],
  services: LoadServices,
): Promise<readonly ContentPart[]> {
  const all = everyComponent(components);
  const [tiles, counts] = await Promise.all([tilesOf(all, services), countsOf(all, services)]);
  const { tag } = LOCALE_FACTS[services.site.locale];
  const parts = components.map((component) =>
    contentPart(component, {
      tileOf: (productId) => tiles.get(productId),
      leadsOn: (href) => isOffered(href, services.site.config),
      countOf(href, title) {
        const [, first = ''] = href.split(/[/?#]/);
        const count = first === 'brands' ? counts[BRAND]?.[title] : counts[CATEGORY]?.[first];
        return count ? count.toLocaleString(tag) : '';
      },
    }),
  );
  await preloadDrawings(parts);
  return parts;
}
