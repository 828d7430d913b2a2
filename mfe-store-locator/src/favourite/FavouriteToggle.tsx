import { rememberedStore } from '@sightline/shared-lib/domain/store';
import { useHydrated, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import type { StoreCard } from '../store/storeCard';

import { chooseFavourite, dropFavourite } from './favouriteStores';

interface FavouriteToggleProps {
  readonly store: StoreCard;
  /** As high as the buttons that it stands beside. */
  readonly size: 'small' | 'large';
}

/** Makes the branch the shopper's own, whose stock is shown first (STOR-04). */
export function FavouriteToggle({ store, size }: FavouriteToggleProps) {
  const services = useServices();
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const [mine, setMine] = useState<boolean | null>(null);
  const isMine = mine ?? (hydrated && rememberedStore(services.storage)?.identifier === store.identifier);

  const toggle = () => {
    setMine(!isMine);
    const change = isMine
      ? dropFavourite(services, store.identifier)
      : chooseFavourite(services, { identifier: store.identifier, id: store.id, name: store.name });
    change.catch((error: unknown) => {
      setMine(isMine);
      services.reportFailure(error);
    });
  };

  return (
    <Button variant="outlined" size={size} icon="heart" aria-pressed={isMine} onClick={toggle}>
      {t(isMine ? 'Stores.IsMine' : 'Stores.MakeMine')}
    </Button>
  );
}
