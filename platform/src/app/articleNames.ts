import type { CatalogueService } from '../modules/catalogue';
import type { ArticleNames } from '../modules/inventory';
import { knownStore, langIdOf } from '../modules/storeConfig';

/** Names of articles and where they stand in the shop, for those who waited for one. */
export function articleNames(catalogue: Pick<CatalogueService, 'recordsByPartNumbers'>): ArticleNames {
  return async (storeId, locale, partNumbers) => {
    const store = knownStore(storeId);
    const reading = { store, langId: langIdOf(locale), segment: 'Guest', detail: false } as const;
    const records = await catalogue.recordsByPartNumbers(partNumbers, reading);
    return new Map(records.map(({ partNumber, name, seo }) => [partNumber, { name, path: seo.href }]));
  };
}
