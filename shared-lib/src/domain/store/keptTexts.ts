import type { ExpiringStorage } from '../../contracts';

/** How long a device keeps a store (SITE-12). */
export const STORE_DAYS = 30;

/** The texts of an entry by their names; null where the device keeps none, or not all of them. */
export function keptTexts<Name extends string>(
  storage: ExpiringStorage,
  key: string,
  names: readonly Name[],
): Record<Name, string> | null {
  const kept = storage.get(key);
  if (typeof kept !== 'object' || kept === null) return null;
  const entries = names.map((name) => [name, (kept as Partial<Record<Name, unknown>>)[name]] as const);
  if (!entries.every(([, value]) => typeof value === 'string')) return null;
  return Object.fromEntries(entries) as Record<Name, string>;
}
