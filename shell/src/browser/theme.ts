import type { ExpiringStorage, ThemeMode, ThemeService } from '@sightline/shared-lib/contracts';

import { selectTheme } from './state/selectors';
import type { ShellStore } from './state/shellStore';

const KEY = 'theme';
/** What a shopper sets is kept as long as anything permanent (SITE-12). */
const DAYS = 30;
const isMode = (value: unknown): value is ThemeMode => value === 'light' || value === 'dark' || value === 'auto';

/** Light by default; the choice is kept and set before the first paint by the boot script (SITE-10). */
export function createTheme(storage: ExpiringStorage, store: ShellStore): ThemeService {
  const stored = storage.get(KEY);
  if (isMode(stored)) {
    store.change({ theme: stored });
    // Each visit with a choice begins its days again.
    storage.set(KEY, stored, DAYS);
  }
  return {
    get mode() {
      return selectTheme(store.getState());
    },
    set(next) {
      storage.set(KEY, next, DAYS);
      document.documentElement.dataset['theme'] = next;
      store.change({ theme: next });
    },
    subscribe: (listener) => store.follow(selectTheme, listener),
  };
}
