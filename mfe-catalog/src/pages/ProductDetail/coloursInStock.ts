import { readConfiguratorAvailability } from '@sightline/shared-lib/api/availability';
import type { LoadServices } from '@sightline/shared-lib/contracts';
import { availabilityKeyOf } from '@sightline/shared-lib/domain/product';
import type { ClusterMember, Product } from '@sightline/shared-lib/domain/product';

/** A colour of the same model: what a model is known by is said once, by the product. */
const keyOf = (product: Product, { attributes }: ClusterMember) =>
  availabilityKeyOf({ ...attributes, codes: { ...product.attributes.codes, ...attributes.codes } });

/** Part numbers of the other colours that can be had, by the store's availability file (CAT-08, CAT-09); null when it cannot be read. */
export async function coloursInStock(
  product: Product,
  { client, site }: Pick<LoadServices, 'client' | 'site'>,
): Promise<readonly string[] | null> {
  const others = product.cluster.filter(({ partNumber }) => partNumber !== product.partNumber);
  if (others.length === 0) return [];
  const storePrefix = `${site.brand}_${site.country}`;
  try {
    const file = await readConfiguratorAvailability(client, { storePrefix }, { skipErrorMessage: true });
    return others.filter((one) => file[keyOf(product, one) ?? '']?.available).map(({ partNumber }) => partNumber);
  } catch {
    return null;
  }
}
