import type { ShellServices } from '@sightline/shared-lib/contracts';
import { useServices, useUser } from '@sightline/shared-lib/runtime';
import { useEffect, useRef, useState } from 'react';

/** Whose visit ended without their doing. */
export type EndedVisit = 'guest' | 'shopper';

const ended = new WeakMap<ShellServices, EndedVisit>();

/** Whose visit ended while the bag or a step of checkout was open, for the empty bag to tell; null until then, and after a sign-in (AUTH-10). */
export function useEndedVisit(): EndedVisit | null {
  const services = useServices();
  const user = useUser();
  const [whose, setWhose] = useState(() => ended.get(services) ?? null);
  const last = useRef(user);
  useEffect(() => {
    const before = last.current;
    last.current = user;
    // Who signs out is no longer signed in before nobody is known.
    const who = before?.userLoggedIn ? 'shopper' : before?.isGuest ? 'guest' : null;
    if (user?.userLoggedIn) {
      ended.delete(services);
      setWhose(null);
    } else if (who && before?.userId && user?.userId === '') {
      ended.set(services, who);
      setWhose(who);
    }
  }, [services, user]);
  return whose;
}
