import { defaultLangId, storeById } from '../storeConfig';

/** What money and delivery need to know about a store. */
export interface StoreFacts {
  readonly storeId: string;
  /** `storeNameIdentifier` of order records. */
  readonly name: string;
  /** ISO 3166-1 alpha-2 in capitals, or `*` for the store that serves the rest of the world. */
  readonly country: string;
  readonly currency: string;
  /** Language of the store's default locale. */
  readonly langId: string;
  readonly contractId: string;
  readonly taxIncluded: boolean;
}

/** Facts of a store, or undefined for an unknown id. */
export function findStore(storeId: string): StoreFacts | undefined {
  const store = storeById(storeId);
  if (!store) return undefined;
  const country = store.country.toUpperCase();
  return {
    storeId,
    name: `Sightline${country}`,
    country: country === 'WW' ? '*' : country,
    currency: store.currency,
    langId: defaultLangId(store),
    contractId: store.contractId,
    taxIncluded: store.taxIncluded,
  };
}
