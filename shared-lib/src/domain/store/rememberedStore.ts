import type { ExpiringStorage } from '../../contracts';

import { keptTexts, STORE_DAYS } from './keptTexts';

/** What a device remembers of the favourite branch: of shoppers without an account, for header and product pages (STOR-04). */
export interface RememberedStore {
  /** Key of the store-locator service. */
  readonly identifier: string;
  readonly id: string;
  readonly name: string;
}

const KEY = 'favourite-store';

/** The favourite branch of this device; null when there is none. */
export const rememberedStore = (storage: ExpiringStorage): RememberedStore | null =>
  keptTexts(storage, KEY, ['identifier', 'id', 'name']);

/** Remembers the favourite branch; null forgets it. */
export function rememberStore(storage: ExpiringStorage, store: RememberedStore | null): void {
  if (store) storage.set(KEY, store, STORE_DAYS);
  else storage.remove(KEY);
}
