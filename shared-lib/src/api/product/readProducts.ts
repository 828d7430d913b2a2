import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { chunksOf } from '../../domain/product/chunks';
import type { Product } from '../../domain/product/product';
import { listProducts } from './listProducts';
import type { CatalogueContext } from './productQuery';

/** Most ids one call may name (CAT-10). */
export const PRODUCT_CHUNK = 50;

export interface ReadProductsInput extends CatalogueContext {
  readonly ids?: readonly string[];
  readonly partNumbers?: readonly string[];
}

/** Products by id or part number, in the order asked for, 50 a call; unknown ones are left out (CAT-10). */
export async function readProducts(
  client: PlatformClient,
  input: ReadProductsInput,
  options: CallOptions = {},
): Promise<readonly Product[]> {
  const { ids, partNumbers, ...context } = input;
  const field = ids ? 'id' : 'partNumber';
  const wanted = [...new Set(ids ?? partNumbers ?? [])];
  const pages = await Promise.all(
    chunksOf(wanted, PRODUCT_CHUNK).map((chunk) =>
      listProducts(client, { ...context, [field]: chunk, limit: chunk.length }, options),
    ),
  );
  const found = pages.flatMap((page) => page.products);
  const byKey = new Map(found.map((product) => [ids ? product.productId : product.partNumber, product]));
  return wanted.flatMap((key) => byKey.get(key) ?? []);
}
