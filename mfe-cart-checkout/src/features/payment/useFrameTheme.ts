import { useServices } from '@sightline/shared-lib/runtime';
import { useCallback, useSyncExternalStore } from 'react';

import { DARK, frameTheme } from './frameTheme';

/** Theme that a frame of another origin shows, also after the shopper, or the device, has chosen another one. */
export function useFrameTheme(): 'dark' | 'light' {
  const { theme } = useServices();
  const follow = useCallback(
    (listener: () => void) => {
      const stop = theme.subscribe(listener);
      const device = window.matchMedia?.(DARK);
      device?.addEventListener('change', listener);
      return () => {
        stop();
        device?.removeEventListener('change', listener);
      };
    },
    [theme],
  );
  return useSyncExternalStore(
    follow,
    () => frameTheme(theme),
    () => 'light',
  );
}
