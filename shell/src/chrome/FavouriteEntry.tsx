import { rememberedStore } from '@sightline/shared-lib/domain/store';
import { afterSign, Fragment, useLatestEvent, useServices, useUser } from '@sightline/shared-lib/runtime';
import { useEffect, useState } from 'react';

/** From this width on, in CSS pixels, the utility bar has room for it; below, the menu shows it. */
const ROOMY = 1280;

/**
 * The shopper's branch before the other ways of the utility bar, which stay where they are: the row grows to the left (STOR-04). It comes
 * after hydration, for those who may have one, once they stir: documents are everybody's, and the first load is free of it.
 */
export function FavouriteEntry() {
  const { storage, site } = useServices();
  const signedIn = useUser()?.userLoggedIn ?? false;
  const isChanged = useLatestEvent('favouriteStoreChanged') !== null;
  const [hasRoom, setHasRoom] = useState(false);
  useEffect(() => afterSign(() => setHasRoom(window.innerWidth >= ROOMY)), []);
  if (!site.config.isStoreLocatorEnabled || !hasRoom) return null;
  if (!signedIn && !isChanged && !rememberedStore(storage)) return null;
  return (
    <li className="favourite">
      <Fragment name="stores.favourite" props={{}} />
    </li>
  );
}
