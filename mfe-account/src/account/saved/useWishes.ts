import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useSyncExternalStore } from 'react';

import { UNREAD, wishesOf, type Wishes } from './wishes';

/** What is saved, in step with every heart, tab and sign-in; unread on the server and while hydrating. */
export function useWishes(): Wishes {
  const wishes = wishesOf(useServices());
  return useSyncExternalStore(wishes.follow, wishes.state, () => UNREAD);
}

/** Pressing a heart: the shopper hears of it where the platform did not take it. */
export function useToggleWish(): (partNumber: string, name: string, saved?: boolean) => void {
  const services = useServices();
  const { t } = useTranslation();
  return (partNumber, name, saved) => {
    wishesOf(services)
      .toggle(partNumber, saved)
      .catch((error: unknown) => {
        services.reportFailure(error);
        services.toasts.show({ tone: 'bad', message: t('Wishlist.NotKept', { name }) });
      });
  };
}
