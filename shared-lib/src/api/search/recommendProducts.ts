import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import { bestSellersIndexName } from '../../domain/listing/indexNames';
import type { ListingProduct } from '../../domain/product/product';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { list } from '../wire/wire';
import { hitSchema, toListingProduct } from './indexRecord';

/** What to recommend: goods bought with a product, or what is in demand now, best sellers where little is known. */
export type RecommendInput = {
  readonly prefix: string;
  readonly locale: string;
  readonly most: number;
  /** The filter of the index that all of them meet. */
  readonly filters?: string;
  /** Record fields; everything by default. */
  readonly attributesToRetrieve?: readonly string[];
} & (
  | { readonly model: 'bought-together'; readonly objectId: string }
  | { readonly model: 'trending-items'; readonly objectId?: never }
);

const answerSchema = v.object({ results: list(v.object({ hits: list(v.unknown()) })) });

/** Goods that a recommend model names, the surest first; records that cannot be read are left out. */
export async function recommendProducts(
  client: PlatformClient,
  { prefix, locale, model, objectId, most, filters, attributesToRetrieve }: RecommendInput,
  options: CallOptions = {},
): Promise<readonly ListingProduct[]> {
  const fields = { ...(attributesToRetrieve ? { attributesToRetrieve } : {}), ...(filters ? { filters } : {}) };
  const request = {
    indexName: bestSellersIndexName(prefix, locale),
    model,
    threshold: 0,
    maxRecommendations: most,
    queryParameters: fields,
    ...(objectId === undefined ? { fallbackParameters: fields } : { objectID: objectId }),
  };
  const answer = await client.send({
    surface: 'index',
    method: 'POST',
    path: '/1/indexes/*/recommendations',
    body: { requests: [request] },
    ...options,
  });
  const [result] = decode(answerSchema, answer, 'recommendProducts').results;
  return (result?.hits ?? []).flatMap((hit) => {
    const read = v.safeParse(hitSchema, hit);
    return read.success ? [toListingProduct(read.output)] : [];
  });
}
