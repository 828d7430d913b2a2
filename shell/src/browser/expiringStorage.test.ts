/** @jest-environment jsdom */

import { createExpiringStorage } from './expiringStorage';

describe('expiring storage', () => {
  beforeEach(() => localStorage.clear());

  it('forgets an entry after its days [SITE-12]', () => {
    let clock = 0;
    const storage = createExpiringStorage(localStorage, () => clock);
    storage.set('store', { id: 7 }, 30);
    clock = 30 * 86_400_000 - 1;
    expect(storage.get('store')).toEqual({ id: 7 });
    clock += 1;
    expect(storage.get('store')).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('keeps an entry without days and survives foreign text [SITE-12]', () => {
    const storage = createExpiringStorage(localStorage, () => Number.MAX_SAFE_INTEGER);
    storage.set('theme', 'dark');
    expect(storage.get('theme')).toBe('dark');
    localStorage.setItem('sightline.bad', '{not json');
    expect(storage.get('bad')).toBeNull();
  });
});
