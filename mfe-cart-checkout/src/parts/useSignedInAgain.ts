import { useUser } from '@sightline/shared-lib/runtime';
import { useEffect, useEffectEvent } from 'react';

/** Tells of every sign-in while the page is open: what was said of a session that is over no longer holds. */
export function useSignedInAgain(onSignedIn: () => void): void {
  const user = useUser();
  const token = user?.userLoggedIn ? user.WCToken : '';
  const tell = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (token) tell();
  }, [token]);
}
