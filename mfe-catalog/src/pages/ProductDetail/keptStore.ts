import type { ExpiringStorage } from '@sightline/shared-lib/contracts';

/** The branch a shopper asked last. */
export interface KeptStore {
  readonly id: string;
  readonly name: string;
}

const KEY = 'product.store';
/** Permanent store days of the specification (SITE-12). */
const DAYS = 30;

/** The branch asked last on this device; null when none was. */
export function keptStore(storage: ExpiringStorage): KeptStore | null {
  const kept = storage.get(KEY);
  if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('name' in kept)) return null;
  const { id, name } = kept;
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
}

export function keepStore(storage: ExpiringStorage, store: KeptStore): void {
  storage.set(KEY, store, DAYS);
}
