import { useEffect, useState } from 'react';

import type { ShellEventName, ShellEvents, UserState } from '../contracts';

import { useServices } from './servicesContext';

/** The latest payload of an event, or the given value before the first one; unsubscribes with the component. */
export function useLatestEvent<Name extends ShellEventName>(name: Name): ShellEvents[Name] | null {
  const { bus } = useServices();
  const [latest, setLatest] = useState<ShellEvents[Name] | null>(null);
  useEffect(() => {
    const subscription = bus.on(name).subscribe(setLatest);
    return () => subscription.unsubscribe();
  }, [bus, name]);
  return latest;
}

/**
 * The shopper; null on the server and while hydrating, because public pages are rendered for nobody in particular. What many components
 * of a page need only sometimes, they ask for only then: nobody `wanted` is nobody.
 */
export function useUser(wanted = true): UserState | null {
  const { identity } = useServices();
  const [user, setUser] = useState<UserState | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    setUser(identity.state);
    return identity.subscribe(setUser);
  }, [wanted, identity]);
  return user;
}
