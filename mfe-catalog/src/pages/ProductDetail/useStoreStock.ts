import { useServices } from '@sightline/shared-lib/runtime';
import { useCallback, useEffect, useState } from 'react';

import { keepStore, keptStore } from './keptStore';
import type { KeptStore } from './keptStore';

interface Told {
  /** Article the answer is about: an answer about another size is no answer. */
  readonly of: string;
  readonly store: KeptStore;
  readonly wordsKey: string;
}

/** Asks one branch about one article: the one asked last on this device at once, another when the shopper chooses it (PDP-05). */
export function useStoreStock(partNumber: string | undefined) {
  const services = useServices();
  const { storage, commands, reportFailure } = services;
  const [told, setTold] = useState<Told | null>(null);
  const [asking, setAsking] = useState(false);

  const read = useCallback(
    async (of: string, store: KeptStore): Promise<Told> => {
      const { readShelf } = await import('./readShelf');
      return { of, store, wordsKey: await readShelf(services, of, store.id) };
    },
    [services],
  );

  useEffect(() => {
    const store = keptStore(storage);
    if (!partNumber || !store) return undefined;
    let current = true;
    read(partNumber, store).then((answer) => {
      if (current) setTold(answer);
    }, reportFailure);
    return () => {
      current = false;
    };
  }, [partNumber, storage, read, reportFailure]);

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
