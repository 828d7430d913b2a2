import { readProducts } from '@sightline/shared-lib/api/product';
import type { LoadResult, LoadServices, PageRequest } from '@sightline/shared-lib/contracts';

import { comparedGroups } from '../../features/compare/comparedGroups';
import { comparable, COMPARED_PARAMETER } from '../../catalogue/compared/comparedProducts';
import type { CompareView } from '../../features/compare/compareView';
import { pageTitle } from '../../features/content/seoHead';
import { DETAIL_PROFILE } from '../../catalogue/facts/detailProfile';
import { tileFacts } from '../../catalogue/tiles/tileFacts';

/** Up to four products of the address beside each other, in its order; search engines need no combinations. */
export async function load(request: PageRequest, services: LoadServices): Promise<LoadResult<CompareView>> {
  const { site, client, t } = services;
  const partNumbers = comparable(request.query[COMPARED_PARAMETER] ?? []);
  const found =
    partNumbers.length === 0
      ? []
      : await readProducts(client, {
          partNumbers,
          catalogId: site.catalogId,
          currency: site.currency,
          profileName: DETAIL_PROFILE,
        });
  const shown = partNumbers.flatMap((partNumber) => {
    const product = found.find((one) => one.partNumber === partNumber);
    const tile = product && tileFacts(product, services);
    return product && tile ? [{ product, tile }] : [];
  });
  return {
    outcome: 'page',
    status: 200,
    cache: 'product',
    head: { title: pageTitle(t('Compare.Title')), canonicalPath: '/compare', robots: 'noindex,follow' },
    data: {
      products: shown.map(({ product, tile }) => ({ partNumber: product.partNumber, path: product.url, tile })),
      groups: comparedGroups(
        shown.map(({ product }) => product),
        services,
      ),
      missing: partNumbers.length - shown.length,
    },
  };
}
