import type { ExpiringStorage } from '../../contracts';

/** The branch that was asked last about an article. */
export interface AskedStore {
  readonly id: string;
  readonly name: string;
}

const KEY = 'product.store';
/** Permanent store days of the specification (SITE-12). */
const DAYS = 30;

/** The branch asked last on this device; null when none was. */
export function askedStore(storage: ExpiringStorage): AskedStore | null {
  const kept = storage.get(KEY);
  if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('name' in kept)) return null;
  const { id, name } = kept;
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
}

export function keepAskedStore(storage: ExpiringStorage, store: AskedStore): void {
  storage.set(KEY, store, DAYS);
}
