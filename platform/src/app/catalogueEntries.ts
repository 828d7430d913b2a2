import type { CatalogueService } from '../modules/catalogue';
import { storeById } from '../modules/storeConfig';
import type { WishlistCatalogue } from '../modules/wishlist';

/** Finds products and items for wish lists; neither price nor language of a record matters there. */
export function catalogueEntries(catalogue: CatalogueService): WishlistCatalogue['entries'] {
  return async (storeId, { productIds, partNumbers }) => {
    const store = storeById(storeId);
    if (!store) return [];
    const reading = { store, langId: undefined, segment: 'Guest', detail: false } as const;
    const records = [
      ...(productIds.length > 0 ? await catalogue.recordsByIds(productIds, reading) : []),
      ...(partNumbers.length > 0 ? await catalogue.recordsByPartNumbers(partNumbers, reading) : []),
    ];
    return records.map((record) => ({ productId: record.id, partNumber: record.partNumber }));
  };
}
