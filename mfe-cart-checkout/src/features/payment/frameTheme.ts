import type { ThemeService } from '@sightline/shared-lib/contracts';

/** Theme that a frame of another origin is opened with. */
export function frameTheme({ mode }: ThemeService): 'dark' | 'light' {
  if (mode !== 'auto') return mode;
  return window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
