import type { CatalogueService } from '../modules/catalogue';
import type { ProductRecords } from '../modules/content';
import { langIdOf, storeById } from '../modules/storeConfig';

/** Products that content names, as a guest of the store sees them; none for a store or language there is not. */
export function contentRecords(catalogue: CatalogueService): ProductRecords {
  return async (storeId, locale, ids) => {
    const store = storeById(storeId);
    const shopLocale = store?.locales.find((one) => one === locale.shopLocale);
    if (!store || !shopLocale) return [];
    return catalogue.recordsByIds(ids, { store, langId: langIdOf(shopLocale), segment: 'Guest', detail: false });
  };
}
