import type { Cart } from '@sightline/shared-lib/domain/cart';
import { useServices } from '@sightline/shared-lib/runtime';
import { useCallback, useState } from 'react';

import { STORED, readDraft, writeDraft } from '../../state/drafts';
import type { KeptStore } from './CollectSection';

/** Store chosen in this checkout: from the draft, else the one the cart already goes to. */
export function useKeptStore(cart: Cart): readonly [KeptStore | null, (store: KeptStore) => void] {
  const { storage } = useServices();
  const [store, setStore] = useState<KeptStore | null>(() => {
    const { physicalStoreId = '', name = '', address = '', city = '' } = readDraft(storage, STORED.store);
    if (physicalStoreId) return { physicalStoreId, name, address, city };
    const [line] = cart.lines;
    if (!line?.physicalStoreId || !line.address) return null;
    return {
      physicalStoreId: line.physicalStoreId,
      name: line.address.firstName,
      address: line.address.addressLine.join(', '),
      city: line.address.city,
    };
  });
  const keep = useCallback(
    ({ physicalStoreId, name, address, city }: KeptStore) => {
      const kept = { physicalStoreId, name, address, city };
      writeDraft(storage, STORED.store, kept);
      setStore(kept);
    },
    [storage],
  );
  return [store, keep];
}
