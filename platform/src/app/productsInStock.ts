import type { Db } from '../kernel';
import type { CatalogueService } from '../modules/catalogue';
import type { InventoryPort } from '../modules/order';

/** Where the example page sells, and how many products it looks at to find one with stock. */
const EXAMPLE_STORE = '10801';
const LOOKED = 40;

/** Product ids with stock in the first store, for the page that shows how to embed the shop. */
export async function productsInStock(
  db: Db,
  catalogue: CatalogueService,
  inventory: Pick<InventoryPort, 'levels'>,
): Promise<readonly string[]> {
  const { products } = await catalogue.snapshot();
  const skus = await catalogue.skus(
    EXAMPLE_STORE,
    { productIds: products.slice(0, LOOKED).map(({ id }) => id) },
    { segment: 'Guest', langId: '-1' },
  );
  const levels = await inventory.levels(
    db,
    EXAMPLE_STORE,
    skus.map(({ partNumber }) => partNumber),
  );
  // Contact lenses are sold with the values of an eye, which another page does not ask for.
  return skus
    .filter(({ partNumber, productType }) => productType !== 'contact-lenses' && (levels.get(partNumber) ?? 0) > 0)
    .map(({ productId }) => productId);
}
