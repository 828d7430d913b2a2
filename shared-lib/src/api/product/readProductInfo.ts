import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import type { Product } from '../../domain/product/product';
import { decode } from '../wire/decode';
import { productSchema, toProduct } from './productRecord';
import { list } from '../wire/wire';

export interface ProductInfoInput {
  readonly partNumber: string;
  readonly catalogId?: string;
  readonly brand?: string;
  readonly profile?: string;
}

/** Product record by part number from the product information service; null when unknown (CMS-06). */
export async function readProductInfo(
  client: PlatformClient,
  input: ProductInfoInput,
  options: CallOptions = {},
): Promise<Product | null> {
  const { partNumber, ...query } = input;
  const answer = await client.send({
    surface: 'productinfo',
    method: 'GET',
    path: '',
    query: { ...query, partnumber: partNumber },
    ...options,
  });
  const [record] = decode(v.object({ products: list(productSchema) }), answer, 'readProductInfo').products;
  return record ? toProduct(record) : null;
}
