import type { ExpiringStorage } from '../../contracts';

/** What a device remembers of the favourite branch: of shoppers without an account, for header and product pages (STOR-04). */
export interface RememberedStore {
  /** Key of the store-locator service. */
  readonly identifier: string;
  readonly id: string;
  readonly name: string;
}

const KEY = 'favourite-store';
/** Permanent store days of the specification (SITE-12). */
const DAYS = 30;

/** The favourite branch of this device; null when there is none. */
export function rememberedStore(storage: ExpiringStorage): RememberedStore | null {
  const kept = storage.get(KEY);
  if (typeof kept !== 'object' || kept === null) return null;
  const { identifier, id, name } = kept as Partial<Record<string, unknown>>;
  return typeof identifier === 'string' && typeof id === 'string' && typeof name === 'string'
    ? { identifier, id, name }
    : null;
}

/** Remembers the favourite branch; null forgets it. */
export function rememberStore(storage: ExpiringStorage, store: RememberedStore | null): void {
  if (store) storage.set(KEY, store, DAYS);
  else storage.remove(KEY);
}
