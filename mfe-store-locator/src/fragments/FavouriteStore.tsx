import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
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
  const signedIn = user?.userLoggedIn ?? false;
  const [store, setStore] = useState<Shown | null>(null);

  useEffect(() => {
    let current = true;
    const read = () => {
      setStore(rememberedStore(services));
      if (!signedIn) return;
      accountFavourite(services).then(
        (found) => current && found && setStore({ id: found.uid, name: found.name }),
        // The branch is a comfort: without it the line stays away.
        () => undefined,
      );
    };
    read();
    const subscription = services.bus.on('favouriteStoreChanged').subscribe(read);
    return () => {
      current = false;
      subscription.unsubscribe();
    };
  }, [services, signedIn]);

  if (!store) return null;
  return (
    <a href={services.navigation.href({ page: 'store-detail', params: { storeId: store.id } })}>
      <Icon name="pin" /> {t('Stores.Yours', { name: store.name })}
    </a>
  );
}
