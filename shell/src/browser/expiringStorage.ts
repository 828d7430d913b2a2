import type { ExpiringStorage } from '@sightline/shared-lib/contracts';

const PREFIX = 'sightline.';
const DAY_MS = 86_400_000;

interface Entry {
  readonly value: unknown;
  /** Epoch milliseconds; absent means for good. */
  readonly until?: number;
}

/** Local storage whose entries end after days (SITE-12). A closed or full storage loses the entry, never the page. */
export function createExpiringStorage(storage: Storage, now: () => number = Date.now): ExpiringStorage {
  return {
    get(key) {
      try {
        const text = storage.getItem(PREFIX + key);
        if (text === null) return null;
        const entry = JSON.parse(text) as Entry;
        if (entry.until !== undefined && entry.until <= now()) {
          storage.removeItem(PREFIX + key);
          return null;
        }
        return entry.value;
      } catch {
        return null;
      }
    },
    set(key, value, days) {
      const entry: Entry = days === undefined ? { value } : { value, until: now() + days * DAY_MS };
      try {
        storage.setItem(PREFIX + key, JSON.stringify(entry));
      } catch {
        // Private windows and full disks: the value lives as long as the page.
      }
    },
    remove(key) {
      try {
        storage.removeItem(PREFIX + key);
      } catch {
        // As above.
      }
    },
  };
}
