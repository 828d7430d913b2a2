import { failureOf } from '@sightline/shared-lib/api/client';
import { readProducts } from '@sightline/shared-lib/api/product';
import type { PlatformClient } from '@sightline/shared-lib/contracts';
import { logFailure } from '@sightline/shared-lib/domain/log';

import { type LineProduct, type LineProductsInput, toLineProduct } from './lineProduct';

/** What lines show of their products. Lines are shown without them when they fail, which is logged (ERR-04). */
export async function readLineProducts(
  client: PlatformClient,
  { partNumbers, catalogId, currency, now }: LineProductsInput,
): Promise<readonly LineProduct[]> {
  try {
    const products = await readProducts(client, { partNumbers, catalogId, currency }, { skipErrorMessage: true });
    return products.map((product) => toLineProduct(product, now));
  } catch (error) {
    logFailure('error retrieving current product item', failureOf(error));
    throw error;
  }
}
