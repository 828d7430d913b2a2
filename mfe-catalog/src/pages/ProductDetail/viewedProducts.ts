import type { ExpiringStorage } from '@sightline/shared-lib/contracts';
import { PAGE_SIZES } from '@sightline/shared-lib/domain/listing';

const KEY = 'product.viewed';
const DAYS = 30;

/** Part numbers of products seen on this device, newest first. */
export function recentlyViewed(storage: ExpiringStorage): readonly string[] {
  const stored = storage.get(KEY);
  return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : [];
}

/** Puts a product first on the list. */
export function rememberViewed(storage: ExpiringStorage, partNumber: string): void {
  const others = recentlyViewed(storage).filter((one) => one !== partNumber);
  storage.set(KEY, [partNumber, ...others].slice(0, PAGE_SIZES.viewed), DAYS);
}
