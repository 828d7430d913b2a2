import { defineConfig } from '@playwright/test';

import journeys from './playwright.config';
import { matrixReporter } from './src/matrixReporter';

/** What axe says of every screen in every locale, width and theme. By command, not with the tests. */
export default defineConfig({
  ...journeys,
  testDir: './axe',
  testMatch: '**/*.axe.ts',
  timeout: 180_000,
  reporter: matrixReporter('docs/accessibility.md'),
});
