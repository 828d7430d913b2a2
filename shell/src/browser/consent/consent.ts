import {
  CONSENT_CATEGORIES,
  type ConsentChoice,
  type ConsentService,
  type ExpiringStorage,
} from '@sightline/shared-lib/contracts';

import { storageNews } from '../otherTabs';
import { selectConsent } from '../state/selectors';
import type { ShellStore } from '../state/shellStore';

const KEY = 'consent';
/** Six months: after that the shopper is asked again. */
const DAYS = 182;

function isChoice(value: unknown): value is ConsentChoice {
  if (typeof value !== 'object' || value === null) return false;
  return CONSENT_CATEGORIES.every((category) => typeof (value as Record<string, unknown>)[category] === 'boolean');
}

export type Consent = ConsentService & {
  /** Another tab answered, or the answer has come to its end while this one was out of sight: this one follows. */
  followStorage(): void;
};

/** The shopper's answer, kept in the browser alone (ANA-01). */
export function createConsent(storage: ExpiringStorage, store: ShellStore): Consent {
  const kept = () => {
    const stored = storage.get(KEY);
    return isChoice(stored) ? stored : null;
  };
  const read = () => selectConsent(store.getState());
  const restored = kept();
  if (restored) store.change({ consent: restored });
  // A closed storage keeps nothing, and still an answer has to be respected for as long as the page lives.
  let isKept = restored !== null;
  return {
    get choice() {
      return read();
    },
    allows: (category) => read()?.[category] ?? false,
    subscribe: (listener) => store.follow(selectConsent, listener),
    choose({ preferences, analytics, marketing }) {
      const given = { preferences, analytics, marketing };
      storage.set(KEY, given, DAYS);
      isKept = kept() !== null;
      store.change({ consent: given });
    },
    followStorage() {
      storageNews(KEY).subscribe(() => {
        const answer = kept();
        isKept = answer !== null;
        store.change({ consent: answer });
      });
      document.addEventListener('visibilitychange', () => {
        if (isKept && !document.hidden && !kept()) store.change({ consent: null });
      });
    },
  };
}
