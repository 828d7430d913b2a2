/** @jest-environment jsdom */

import { aShellStore } from '../../testing/aState';
import { createExpiringStorage } from '../expiringStorage';

import { createConsent } from './consent';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-03-02T10:00:00Z');

function shop() {
  let now = START;
  localStorage.clear();
  const storage = createExpiringStorage(localStorage, () => now);
  return {
    consent: createConsent(storage, aShellStore()),
    again: () =>
      createConsent(
        createExpiringStorage(localStorage, () => now),
        aShellStore(),
      ),
    wait: (days: number) => {
      now += days * DAY_MS;
    },
  };
}

describe('consent', () => {
  it('allows nothing before the shopper has answered [ANA-01]', () => {
    const { consent } = shop();
    expect(consent.choice).toBeNull();
    expect(['preferences', 'analytics', 'marketing'].map((name) => consent.allows(name as 'analytics'))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('allows what was agreed to and nothing else [ANA-01]', () => {
    const { consent } = shop();
    consent.choose({ preferences: true, analytics: false, marketing: false });
    expect(consent.allows('preferences')).toBe(true);
    expect(consent.allows('analytics')).toBe(false);
  });

  it('remembers the answer for six months, then asks again [ANA-01] [SITE-12]', () => {
    const { consent, again, wait } = shop();
    consent.choose({ preferences: true, analytics: true, marketing: true });
    wait(180);
    expect(again().allows('analytics')).toBe(true);
    wait(5);
    expect(again().choice).toBeNull();
  });

  it('takes a no back at once and tells who listens [ANA-01]', () => {
    const { consent } = shop();
    const heard: boolean[] = [];
    const stop = consent.subscribe(() => heard.push(consent.allows('analytics')));
    consent.choose({ preferences: true, analytics: true, marketing: true });
    consent.choose({ preferences: false, analytics: false, marketing: false });
    stop();
    consent.choose({ preferences: true, analytics: true, marketing: true });
    expect(heard).toEqual([true, false]);
  });

  it('follows the answer given in another tab [ANA-01]', () => {
    const { again, consent } = shop();
    const other = again();
    other.followStorage();
    consent.choose({ preferences: true, analytics: true, marketing: false });
    window.dispatchEvent(new StorageEvent('storage', { key: 'sightline.user' }));
    expect(other.choice).toBeNull();
    window.dispatchEvent(new StorageEvent('storage', { key: 'sightline.consent' }));
    expect(other.allows('analytics')).toBe(true);
  });

  it('notices its end when the shopper turns to a page that was left open [ANA-01]', () => {
    const { again, consent, wait } = shop();
    consent.choose({ preferences: true, analytics: true, marketing: true });
    const open = again();
    open.followStorage();
    wait(183);
    expect(open.allows('analytics')).toBe(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(open.choice).toBeNull();
  });

  it('takes a stored answer it cannot read for none [ANA-01]', () => {
    const { again } = shop();
    localStorage.setItem('sightline.consent', '{"value":{"analytics":"yes"}}');
    expect(again().choice).toBeNull();
  });
});
