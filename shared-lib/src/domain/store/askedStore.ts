import type { ExpiringStorage } from '../../contracts';

import { keptTexts, STORE_DAYS } from './keptTexts';

/** The branch that was asked last about an article. */
export interface AskedStore {
  readonly id: string;
  readonly name: string;
}

const KEY = 'product.store';

/** The branch asked last on this device; null when none was. */
export const askedStore = (storage: ExpiringStorage): AskedStore | null => keptTexts(storage, KEY, ['id', 'name']);

export function keepAskedStore(storage: ExpiringStorage, store: AskedStore): void {
  storage.set(KEY, store, STORE_DAYS);
}
