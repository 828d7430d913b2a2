import { readInventory } from '@sightline/shared-lib/api/availability';
import { useServices } from '@sightline/shared-lib/runtime';
import { useEffect, useState } from 'react';

/** How many of the wanted items each branch has on its shelf, by branch id; a branch that is not there is not known. */
export type Shelves = ReadonlyMap<string, number>;

const UNKNOWN: Shelves = new Map();

/** Looks at the shelves of branches for some items; a look that fails shows nothing, because collecting works without it (STOR-07). */
export function useShelves(storeIds: readonly string[], partNumbers: readonly string[]): Shelves {
  const { client } = useServices();
  const [shelves, setShelves] = useState<Shelves>(UNKNOWN);
  const stores = storeIds.join(',');
  const items = partNumbers.join(',');
  useEffect(() => {
    if (stores === '' || items === '') return undefined;
    const stop = new AbortController();
    const look = async () => {
      const physicalStoreIds = stores.split(',');
      const levels = await readInventory(
        client,
        { partNumbers: items.split(','), physicalStoreIds },
        { skipErrorMessage: true, signal: stop.signal },
      );
      if (stop.signal.aborted) return;
      const known = levels.filter(({ physicalStoreId }) => physicalStoreId !== '');
      const countOf = (id: string) =>
        known.filter(({ physicalStoreId, quantity }) => physicalStoreId === id && (quantity ?? 0) > 0).length;
      const looked = physicalStoreIds.filter((id) => known.some(({ physicalStoreId }) => physicalStoreId === id));
      setShelves(new Map(looked.map((id) => [id, countOf(id)])));
    };
    look().catch(() => undefined);
    return () => stop.abort();
  }, [client, items, stores]);
  return shelves;
}
