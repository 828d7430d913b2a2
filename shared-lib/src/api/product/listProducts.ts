import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { BreadcrumbEntry, FacetEntry } from '../../domain/listing/listing';
import type { Product } from '../../domain/product/product';
import { hasStatus } from '../client/platformError';
import { decode } from '../wire/decode';
import { productSchema, toProduct } from './productRecord';
import { count, list, maybe, text } from '../wire/wire';
import { productQuery } from './productQuery';
import type { ProductQuery } from './productQuery';

export interface CatalogueFacet {
  readonly name: string;
  readonly value: string;
  readonly entries: readonly FacetEntry[];
}

/** One page of the catalogue (CAT-10). */
export interface ProductPage {
  readonly products: readonly Product[];
  readonly total: number;
  readonly facets: readonly CatalogueFacet[];
  /** `1` indexed price, `2` live price, `0` none. */
  readonly priceMode: string;
  readonly breadcrumb: readonly BreadcrumbEntry[];
}

const answerSchema = v.object({
  contents: list(productSchema),
  total: count,
  facets: list(v.object({ name: text, value: text, entry: list(v.object({ label: text, value: text, count })) })),
  metaData: maybe(v.object({ price: text })),
  breadCrumbTrailEntryView: list(v.object({ label: text, seo: maybe(v.object({ href: text })) })),
});

const NOTHING: ProductPage = { products: [], total: 0, facets: [], priceMode: '', breadcrumb: [] };

/** Products by category, term, id or part number; nothing found is an empty page, however the platform says so (CAT-10). */
export async function listProducts(
  client: PlatformClient,
  input: ProductQuery,
  options: CallOptions = {},
): Promise<ProductPage> {
  let answer: unknown;
  try {
    answer = await client.send({
      surface: 'catalogue',
      method: 'GET',
      path: '/api/v2/products',
      query: productQuery(input),
      ...options,
    });
  } catch (error) {
    if (hasStatus(error, 404)) return NOTHING;
    throw error;
  }
  const page = decode(answerSchema, answer, 'listProducts');
  return {
    products: page.contents.map(toProduct),
    total: page.total,
    facets: page.facets.map(({ name, value, entry }) => ({ name, value, entries: entry })),
    priceMode: page.metaData?.price ?? '',
    breadcrumb: page.breadCrumbTrailEntryView.map(({ label, seo }) => ({ label, href: seo?.href ?? '' })),
  };
}
