import { rememberedStore } from '@sightline/shared-lib/domain/store';
import { useLatestEvent, useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { Icon } from '@sightline/shared-lib/ui';

import { ownerOf } from '../favourite/favouriteStores';
import { favourites } from '../state/storesApi';

/** The shopper's branch in one line, or nothing (STOR-04). */
export function FavouriteStore() {
  const services = useServices();
  const { t } = useTranslation();
  const signedIn = useUser()?.userLoggedIn ?? false;
  // The branch is a comfort: without an answer the line shows what this device remembers.
  const { reading } = useReading(favourites, ownerOf(services), { skip: !signedIn, quiet: true });
  const isChangedHere = useLatestEvent('favouriteStoreChanged') !== null;
  const [first] = reading.state === 'ready' ? reading.value : [];
  const remembered = rememberedStore(services.storage);
  const ofAccount = first ? { id: first.uid, name: first.name } : null;
  const store = isChangedHere ? remembered : (ofAccount ?? remembered);

  if (!store) return null;
  return (
    <a href={services.navigation.href({ page: 'store-detail', params: { storeId: store.id } })}>
      <Icon name="pin" /> {t('Stores.Yours', { name: store.name })}
    </a>
  );
}
