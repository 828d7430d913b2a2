import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration, true afterwards: for what only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const always = () => true;

/**
 * True a little after the component is there, in a drawing that gives way to the shopper: for what many components of a page add late.
 * `wanted` says, in the browser, whether this device has a use for it: else it stays false and nothing is drawn again.
 */
export function useSettled(wanted: () => boolean = always): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (wanted()) startTransition(() => setSettled(true));
  }, [wanted]);
  return settled;
}
