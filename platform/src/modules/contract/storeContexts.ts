/** What a store means for the user context (section 11.4). */
export interface StoreContext {
  storeId: string;
  currency: string;
  /** Default language of the store (section 5.6). */
  langId: string;
  catalogId: string;
}

const stores: readonly StoreContext[] = [
  { storeId: '10801', currency: 'USD', langId: '-1', catalogId: '20601' },
  { storeId: '10802', currency: 'EUR', langId: '-4', catalogId: '20602' },
  { storeId: '10803', currency: 'EUR', langId: '-2', catalogId: '20603' },
  { storeId: '10804', currency: 'EUR', langId: '-3', catalogId: '20604' },
  { storeId: '10805', currency: 'EUR', langId: '-5', catalogId: '20605' },
  { storeId: '10806', currency: 'EUR', langId: '-6', catalogId: '20606' },
  { storeId: '10807', currency: 'CHF', langId: '-4', catalogId: '20607' },
  { storeId: '10808', currency: 'GBP', langId: '-24', catalogId: '20608' },
  { storeId: '10809', currency: 'USD', langId: '-1', catalogId: '20609' },
];

const byId = new Map(stores.map((store) => [store.storeId, store]));

/** The store with this id, if the platform serves it. */
export function storeContext(storeId: string): StoreContext | undefined {
  return byId.get(storeId);
}

/** Every store, in the order of their ids. */
export function allStoreContexts(): readonly StoreContext[] {
  return stores;
}
