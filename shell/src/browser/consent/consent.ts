import {
  CONSENT_CATEGORIES,
  type ConsentChoice,
  type ConsentService,
  type ExpiringStorage,
} from '@sightline/shared-lib/contracts';

const KEY = 'consent';
/** Six months: after that the shopper is asked again. */
const DAYS = 182;

function isChoice(value: unknown): value is ConsentChoice {
  if (typeof value !== 'object' || value === null) return false;
  return CONSENT_CATEGORIES.every((category) => typeof (value as Record<string, unknown>)[category] === 'boolean');
}

export type Consent = ConsentService & {
  /** Another tab answered: this one follows. */
  followStorage(): void;
};

/** The shopper's answer, kept in the browser alone and read afresh for every question, so that its end is noticed (ANA-01). */
export function createConsent(storage: ExpiringStorage): Consent {
  const listeners = new Set<() => void>();
  // A closed storage still has to respect an answer for as long as the page lives.
  let given: ConsentChoice | null = null;
  const read = () => {
    const stored = storage.get(KEY);
    return isChoice(stored) ? stored : given;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get choice() {
      return read();
    },
    allows: (category) => read()?.[category] ?? false,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose({ preferences, analytics, marketing }) {
      given = { preferences, analytics, marketing };
      storage.set(KEY, given, DAYS);
      tell();
    },
    followStorage() {
      window.addEventListener('storage', ({ key }) => {
        if (key === `sightline.${KEY}`) tell();
      });
    },
  };
}
