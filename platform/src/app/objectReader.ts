import type { CatalogueService } from '../modules/catalogue';
import { storeByLocale } from '../modules/storeConfig';

type PartNumberOf = (objectId: string, locale: string) => string | undefined;

/** Reads object ids of the search index, `<part number>_<store>`, as the catalogue has them now. */
export function objectReader(catalogue: Pick<CatalogueService, 'snapshot'>): () => Promise<PartNumberOf> {
  let known: { version: unknown; partNumbers: ReadonlySet<string> } | undefined;
  return async () => {
    const { version, products } = await catalogue.snapshot();
    if (known?.version !== version)
      known = { version, partNumbers: new Set(products.map(({ partNumber }) => partNumber)) };
    const { partNumbers } = known;
    return (objectId, locale) => {
      const end = `_${storeByLocale(locale)?.storeId}`;
      const partNumber = objectId.endsWith(end) ? objectId.slice(0, -end.length) : '';
      return partNumbers.has(partNumber) ? partNumber : undefined;
    };
  };
}
