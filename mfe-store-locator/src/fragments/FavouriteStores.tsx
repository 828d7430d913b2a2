import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import type { LocatorStore } from '@sightline/shared-lib/domain/store';
import { Button, ButtonLink, EmptyState, Skeleton } from '@sightline/shared-lib/ui';
import { useCallback, useEffect, useState } from 'react';

import { FavouriteRow } from '../favourite/FavouriteRow';
import { accountFavourites, chooseFavourite, dropFavourite } from '../favourite/favouriteStores';

type Reading =
  | { readonly state: 'fetching' }
  | { readonly state: 'rejected' }
  | { readonly state: 'fulfilled'; readonly stores: readonly LocatorStore[] };

/** The branches of an account, the default one first; each can become the default or be removed (STOR-04). */
export function FavouriteStores() {
  const services = useServices();
  const { t } = useTranslation();
  const [reading, setReading] = useState<Reading>({ state: 'fetching' });

  const read = useCallback(
    () =>
      accountFavourites(services).then(
        (stores) => setReading({ state: 'fulfilled', stores }),
        () => setReading({ state: 'rejected' }),
      ),
    [services],
  );
  useEffect(() => {
    void read();
  }, [read]);

  const change = (work: Promise<void>) => {
    work.catch((error: unknown) => services.reportFailure(error)).finally(() => void read());
  };

  if (reading.state === 'fetching') return <Skeleton fills="panel" />;
  if (reading.state === 'rejected') {
    const again = () => {
      setReading({ state: 'fetching' });
      void read();
    };
    return (
      <EmptyState title={t('Stores.MineNotLoading')} actions={<Button onClick={again}>{t('Stores.TryAgain')}</Button>}>
        {t('Stores.MineNotLoadingText')}
      </EmptyState>
    );
  }
  if (reading.stores.length === 0) {
    return (
      <EmptyState
        title={t('Stores.NoneMine')}
        actions={
          <ButtonLink href={services.navigation.href({ page: 'store-locator' })}>{t('Stores.FindOne')}</ButtonLink>
        }
      >
        {t('Stores.NoneMineText')}
      </EmptyState>
    );
  }
  return (
    <ul>
      {reading.stores.map((store) => (
        <FavouriteRow
          key={store.uid}
          store={store}
          onDefault={() =>
            change(chooseFavourite(services, { identifier: store.identifier, id: store.uid, name: store.name }))
          }
          onRemove={() => change(dropFavourite(services, store.identifier))}
        />
      ))}
    </ul>
  );
}
