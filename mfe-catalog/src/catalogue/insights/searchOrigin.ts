import type { ExpiringStorage } from '@sightline/shared-lib/contracts';

/** The query that led to a product, kept until it is put into the bag (SRCH-03). */
export interface SearchOrigin {
  readonly objectId: string;
  readonly queryId: string;
  readonly index: string;
}

const KEY = 'search.origins';
const KEPT = 20;
const DAYS = 1;

function isOrigin(value: unknown): value is SearchOrigin {
  if (typeof value !== 'object' || value === null) return false;
  return ['objectId', 'queryId', 'index'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string');
}

function readOrigins(storage: ExpiringStorage): readonly SearchOrigin[] {
  const stored = storage.get(KEY);
  return Array.isArray(stored) ? stored.filter(isOrigin) : [];
}

/** Remembers where a shopper came from when opening a product. */
export function rememberOrigin(storage: ExpiringStorage, origin: SearchOrigin): void {
  const others = readOrigins(storage).filter(({ objectId }) => objectId !== origin.objectId);
  storage.set(KEY, [origin, ...others].slice(0, KEPT), DAYS);
}

/** The query that led to a product of this record id; null when none did. */
export function originOf(storage: ExpiringStorage, objectId: string): SearchOrigin | null {
  return readOrigins(storage).find((origin) => origin.objectId === objectId) ?? null;
}
