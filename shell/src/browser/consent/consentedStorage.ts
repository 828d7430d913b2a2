import type { ConsentCategory, ConsentService, ExpiringStorage } from '@sightline/shared-lib/contracts';
import { ownValue } from '@sightline/shared-lib/domain/validation';

/** Entries that are not necessary and what they need; every other entry is something the shopper did or the shop cannot do without. */
const CATEGORY_OF: Readonly<Record<string, ConsentCategory>> = {
  'product.viewed': 'preferences',
  'search.recent': 'preferences',
  'search.origins': 'analytics',
};

interface Waiting {
  readonly value: unknown;
  readonly days: number | undefined;
}

/**
 * Storage that keeps what the shopper agreed to. Other entries live as long as the page, are written down when consent comes and
 * taken off the device when it goes (ANA-01, SITE-12).
 */
export function consentedStorage(storage: ExpiringStorage, consent: ConsentService): ExpiringStorage {
  const waiting = new Map<string, Waiting>();
  const mayKeep = (key: string) => {
    const category = ownValue(CATEGORY_OF, key);
    return category === undefined || consent.allows(category);
  };
  consent.subscribe(() => {
    for (const key of Object.keys(CATEGORY_OF)) {
      const entry = waiting.get(key);
      if (!mayKeep(key)) storage.remove(key);
      else if (entry) {
        storage.set(key, entry.value, entry.days);
        waiting.delete(key);
      }
    }
  });
  return {
    get: (key) => (mayKeep(key) ? storage.get(key) : (waiting.get(key)?.value ?? null)),
    set(key, value, days) {
      if (mayKeep(key)) storage.set(key, value, days);
      else waiting.set(key, { value, days });
    },
    remove(key) {
      waiting.delete(key);
      storage.remove(key);
    },
  };
}
