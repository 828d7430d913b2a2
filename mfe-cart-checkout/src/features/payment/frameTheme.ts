import type { ThemeService } from '@sightline/shared-lib/contracts';

/** Asked of the device where the shopper has chosen no theme. */
export const DARK = '(prefers-color-scheme: dark)';

/** Theme that a frame of another origin is opened with. */
export function frameTheme({ mode }: ThemeService): 'dark' | 'light' {
  if (mode !== 'auto') return mode;
  return window.matchMedia?.(DARK).matches ? 'dark' : 'light';
}
