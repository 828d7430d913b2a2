import { asksPrescriber, defaultLangId, knownStore, sellerOf, storeById, vatNumberIn } from '../storeConfig';
import type { Seller, StoreFacts as Site } from '../storeConfig';

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
  /** Whoever sends back a whole order gets its delivery back too. */
  readonly deliveryGivenBack: boolean;
  /** Warehouse that the store's lines leave from. */
  readonly fulfilmentCentre: Site['fulfilmentCentre'];
  readonly seller: Seller;
  /** Number for value-added tax under which it is sold; empty where there is no such tax. */
  readonly vatNumber: string;
  /** Contact lenses wait until their prescriber was asked. */
  readonly asksPrescriber: boolean;
}

/** Facts of a store, or undefined for an unknown id. */
export function findStore(storeId: string): StoreFacts | undefined {
  const site = storeById(storeId);
  return site && factsOf(site);
}

/** Facts of a store, or 400 for one that does not exist. */
export function requireStore(storeId: string): StoreFacts {
  return factsOf(knownStore(storeId));
}

function factsOf(store: Site): StoreFacts {
  const country = store.country.toUpperCase();
  return {
    storeId: store.storeId,
    name: `Sightline${country}`,
    country: country === 'WW' ? '*' : country,
    currency: store.currency,
    langId: defaultLangId(store),
    contractId: store.contractId,
    taxIncluded: store.taxIncluded,
    deliveryGivenBack: store.deliveryGivenBack,
    fulfilmentCentre: store.fulfilmentCentre,
    seller: sellerOf(store),
    vatNumber: vatNumberIn(store.country),
    asksPrescriber: asksPrescriber(store.storeId),
  };
}
