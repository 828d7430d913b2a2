import { defineConfig } from '@playwright/test';

import journeys from './playwright.config';
import { matrixReporter } from './src/matrixReporter';

/** The main ways through the shop in Firefox and WebKit, by WebDriver. By command, not with the tests. */
export default defineConfig({
  ...journeys,
  testDir: './browsers',
  testMatch: '**/*.walk.ts',
  workers: 1,
  timeout: 180_000,
  use: { ...journeys.use, trace: 'off' },
  reporter: matrixReporter('docs/browsers.md'),
});
