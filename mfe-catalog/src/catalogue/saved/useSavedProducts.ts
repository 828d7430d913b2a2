import { afterSign, useServices, useUser } from '@sightline/shared-lib/runtime';
import { useEffect, useState } from 'react';

/** What the shopper has saved, as the account tells it after the first sign of one, and every press since; null until then (ACC-05). */
export function useSavedProducts(): readonly string[] | null {
  const { bus, commands } = useServices();
  const [saved, setSaved] = useState<readonly string[] | null>(null);
  const user = useUser();
  const owner = user?.userLoggedIn ? user.userId : '';
  useEffect(() => {
    const changes = bus.on('wishlistChanged').subscribe(({ partNumbers }) => setSaved(partNumbers));
    const stop = afterSign(() => {
      commands.run('account.readWishlist', {}).then(
        ({ partNumbers }) => setSaved(partNumbers),
        // Not known then: a press still saves.
        () => undefined,
      );
    });
    return () => {
      changes.unsubscribe();
      stop();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked again of whoever signs in
  }, [bus, commands, owner]);
  return saved;
}
