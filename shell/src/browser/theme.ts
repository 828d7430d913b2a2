import type { ExpiringStorage, ThemeMode, ThemeService } from '@sightline/shared-lib/contracts';

const KEY = 'theme';
/** What a shopper sets is kept as long as anything permanent (SITE-12). */
const DAYS = 30;
const isMode = (value: unknown): value is ThemeMode => value === 'light' || value === 'dark' || value === 'auto';

/** Light by default; the choice is kept and set before the first paint by the boot script (SITE-10). */
export function createTheme(storage: ExpiringStorage): ThemeService {
  const listeners = new Set<() => void>();
  const stored = storage.get(KEY);
  let mode: ThemeMode = isMode(stored) ? stored : 'light';
  // Each visit with a choice begins its days anew.
  if (isMode(stored)) storage.set(KEY, stored, DAYS);
  return {
    get mode() {
      return mode;
    },
    set(next) {
      mode = next;
      storage.set(KEY, next, DAYS);
      document.documentElement.dataset['theme'] = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
