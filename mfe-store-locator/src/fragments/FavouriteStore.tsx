import { useLatestEvent, useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { Icon } from '@sightline/shared-lib/ui';
import { useEffect, useState } from 'react';

import { accountFavourite, rememberedStore } from '../favourite/favouriteStores';

interface Shown {
  readonly id: string;
  readonly name: string;
}

/** The shopper's branch in one line, or nothing (STOR-04). */
export function FavouriteStore() {
  const services = useServices();
  const { t } = useTranslation();
  const user = useUser();
  const change = useLatestEvent('favouriteStoreChanged');
  const [store, setStore] = useState<Shown | null>(null);

  useEffect(() => {
    let current = true;
    setStore(rememberedStore(services));
    accountFavourite(services).then(
      (found) => current && found && setStore({ id: found.uid, name: found.name }),
      // The branch is a comfort: without it the line stays away.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [services, user?.userId, change]);

  if (!store) return null;
  return (
    <a href={services.navigation.href({ page: 'store-detail', params: { storeId: store.id } })}>
      <Icon name="pin" /> {t('Stores.Yours', { name: store.name })}
    </a>
  );
}
