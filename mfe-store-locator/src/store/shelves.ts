import type { readInventory } from '@sightline/shared-lib/api/availability';

/** How many of the wanted items each branch has on its shelf, by branch id; a branch that is not there is not known. */
export type Shelves = Readonly<Record<string, number>>;

type Levels = Awaited<ReturnType<typeof readInventory>>;

/** Counts what branches hold (STOR-07). */
export function shelvesOf(levels: Levels, storeIds: readonly string[]): Shelves {
  const known = levels.filter(({ physicalStoreId }) => physicalStoreId !== '');
  const countOf = (id: string) =>
    known.filter(({ physicalStoreId, quantity }) => physicalStoreId === id && (quantity ?? 0) > 0).length;
  const looked = storeIds.filter((id) => known.some(({ physicalStoreId }) => physicalStoreId === id));
  return Object.fromEntries(looked.map((id) => [id, countOf(id)]));
}
