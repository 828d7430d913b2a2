/** @jest-environment jsdom */

import { aShellStore } from '../testing/aState';

import { createExpiringStorage } from './expiringStorage';
import { createTheme } from './theme';

const DAY_MS = 86_400_000;

describe('the theme', () => {
  beforeEach(() => localStorage.clear());

  it('is light until the shopper chooses, and then what was chosen [SITE-10]', () => {
    const theme = createTheme(
      createExpiringStorage(localStorage, () => 0),
      aShellStore(),
    );
    expect(theme.mode).toBe('light');
    theme.set('dark');
    expect(theme.mode).toBe('dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('is kept for 30 days from the last visit [SITE-10] [SITE-12]', () => {
    let now = 0;
    const device = createExpiringStorage(localStorage, () => now);
    createTheme(device, aShellStore()).set('dark');
    now = 29 * DAY_MS;
    expect(createTheme(device, aShellStore()).mode).toBe('dark');
    now = 58 * DAY_MS;
    expect(createTheme(device, aShellStore()).mode).toBe('dark');
    now = 89 * DAY_MS;
    expect(createTheme(device, aShellStore()).mode).toBe('light');
  });
});
