import { useServices, useUser } from '@sightline/shared-lib/runtime';
import { useEffect, useState } from 'react';

import { isCertainlyEmpty } from './certainlyEmpty';
import { BAG_DAYS, STORED } from './drafts';

/**
 * Whether the shopper's bag is empty for certain, without asking the platform; null until it is known who looks. Once it is not, it stays so
 * while the page is open: what was in a bag can be put back.
 */
export function useCertainlyEmpty(): boolean | null {
  const services = useServices();
  const user = useUser();
  const [isOver, setOver] = useState(false);
  const isEmpty = user === null ? null : !isOver && isCertainlyEmpty(services, user);
  if (isEmpty === false && !isOver) setOver(true);
  const guest = isEmpty && user?.isGuest ? user.userId : '';
  useEffect(() => {
    // The next document of this guest need not ask.
    if (guest) services.storage.set(STORED.cartless, guest, BAG_DAYS);
  }, [guest, services]);
  useEffect(() => {
    const heard = services.bus.on('cartChanged').subscribe(({ count }) => {
      if (count > 0) setOver(true);
    });
    return () => heard.unsubscribe();
  }, [services]);
  return isEmpty;
}
