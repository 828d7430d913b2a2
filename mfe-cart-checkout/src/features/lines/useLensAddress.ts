import type { CartEntry } from '@sightline/shared-lib/domain/cart';
import { useEffect, useEffectEvent } from 'react';

/** Says in this entry of the history, and so in those of the configurator's questions, whose lenses are being changed. */
export function noteLensesOf({ line }: CartEntry): void {
  window.history.replaceState({ ...(window.history.state as object | null), lensesOf: line.orderItemId }, '');
}

/** Opens the configurator again for the pair it was open for, such as after loading the page again, or forward after it was left (RX-10). */
export function useLensAddress(entries: readonly CartEntry[], onChange: (entry: CartEntry) => void): void {
  const open = useEffectEvent(() => {
    if (!window.location.hash.startsWith('#lenses/')) return;
    const state = window.history.state as { readonly lensesOf?: unknown } | null;
    const entry = entries.find(({ line, rx }) => rx && line.orderItemId === state?.lensesOf);
    if (entry) onChange(entry);
  });
  useEffect(() => {
    const follow = () => open();
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
}
