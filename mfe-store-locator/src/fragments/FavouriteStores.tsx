import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { Button, ButtonLink, EmptyState, Skeleton } from '@sightline/shared-lib/ui';

import { FavouriteRow } from '../favourite/FavouriteRow';
import { chooseFavourite, dropFavourite, ownerOf } from '../favourite/favouriteStores';
import { favourites } from '../state/storesApi';

/** The branches of an account, the default one first; each can become the default or be removed (STOR-04). */
export function FavouriteStores() {
  const services = useServices();
  const { t } = useTranslation();
  const { reading, again } = useReading(favourites, ownerOf(services), { quiet: true });

  if (reading.state === 'loading') return <Skeleton fills="panel" />;
  if (reading.state === 'failed') {
    return (
      <EmptyState title={t('Stores.MineNotLoading')} actions={<Button onClick={again}>{t('Stores.TryAgain')}</Button>}>
        {t('Stores.MineNotLoadingText')}
      </EmptyState>
    );
  }
  const change = (work: Promise<void>) => {
    work.catch((error: unknown) => services.reportFailure(error)).finally(again);
  };
  if (reading.value.length === 0) {
    return (
      <EmptyState
        sign="panto"
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
      {reading.value.map((store) => (
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
