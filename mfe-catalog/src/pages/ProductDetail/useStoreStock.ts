import { readInventory } from '@sightline/shared-lib/api';
import { useServices } from '@sightline/shared-lib/runtime';
import { useCallback, useEffect, useState } from 'react';

import { keepStore, keptStore } from './keptStore';
import type { KeptStore } from './keptStore';
import { shelfKey } from './shelfWords';

interface Told {
  /** Article the answer is about: an answer about another size is no answer. */
  readonly of: string;
  readonly store: KeptStore;
  readonly wordsKey: string;
}

/** Asks one branch about one article: the one asked last on this device at once, another when the shopper chooses it (PDP-05). */
export function useStoreStock(partNumber: string | undefined) {
  const services = useServices();
  const { client, storage, commands, reportFailure } = services;
  const [told, setTold] = useState<Told | null>(null);
  const [asking, setAsking] = useState(false);

  const read = useCallback(
    async (of: string, store: KeptStore): Promise<Told> => {
      try {
        const input = { partNumbers: [of], physicalStoreIds: [store.id] };
        const [level] = await readInventory(client, input, { skipErrorMessage: true });
        return { of, store, wordsKey: shelfKey(level) };
      } catch (error) {
        reportFailure(error);
        return { of, store, wordsKey: shelfKey(undefined) };
      }
    },
    [client, reportFailure],
  );

  useEffect(() => {
    const store = keptStore(storage);
    if (!partNumber || !store) return undefined;
    let current = true;
    void read(partNumber, store).then((answer) => {
      if (current) setTold(answer);
    });
    return () => {
      current = false;
    };
  }, [partNumber, storage, read]);

  const choose = async () => {
    if (!partNumber) return;
    const chosen = await commands.run('stores.choose', { partNumbers: [partNumber] });
    if (!chosen) return;
    const store = { id: chosen.physicalStoreId, name: chosen.name };
    keepStore(storage, store);
    setAsking(true);
    setTold(await read(partNumber, store));
    setAsking(false);
  };
  return {
    told: told?.of === partNumber ? told : null,
    asking,
    choose: () => void choose().catch(reportFailure),
  };
}
