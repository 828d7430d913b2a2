import { searchListing } from '@sightline/shared-lib/api/search';
import type { ListingInput } from '@sightline/shared-lib/api/search';
import { choicesLike, codeFacet, isModel, readLikeness, SORT } from '@sightline/shared-lib/domain/listing';
import type { ListingState } from '@sightline/shared-lib/domain/listing';
import { attributeCode } from '@sightline/shared-lib/domain/product';

import { INDEX_PREFIX } from '../../catalogue/query/findListing';
import type { FindServices } from '../../catalogue/query/findListing';

/** The choices that a search for goods like a model stands for; null where it names none that the shop has. */
export async function findLikeness(
  state: ListingState,
  { client, site }: Pick<FindServices, 'client' | 'site'>,
): Promise<ListingState | null> {
  const likeness = readLikeness(state.term);
  if (!likeness) return null;
  const { model, kind } = likeness;
  const ask = (changes: Partial<ListingInput>) =>
    searchListing(client, {
      prefix: INDEX_PREFIX,
      locale: site.locale,
      grouped: true,
      sort: SORT.bestSellers,
      segment: 'guest',
      currency: site.currency,
      page: 0,
      pageSize: 1,
      facets: [],
      attributesToRetrieve: ['objectID', 'attributes'],
      ...changes,
    });
  const [product] = (await ask({ term: model })).products;
  const codeOf = (name: string) => product && attributeCode(product.attributes, name);
  if (!isModel(model, codeOf)) return null;
  const selected = { [codeFacet('MODEL_NAME')]: [codeOf('MODEL_NAME') ?? ''] };
  const isOfKind = kind === '' || (await ask({ term: kind, selected, pageSize: 0 })).total > 0;
  return choicesLike(state, codeOf, isOfKind ? '' : kind);
}
