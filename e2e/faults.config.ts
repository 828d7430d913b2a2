import { defineConfig } from '@playwright/test';

import journeys from './playwright.config';
import { matrixReporter } from './src/matrixReporter';

/** What a shopper sees while a part of the shop fails: every remote and every service, each in every way. By command, not with the tests. */
export default defineConfig({
  ...journeys,
  testDir: './faults',
  testMatch: '**/*.fault.ts',
  reporter: matrixReporter('docs/faults.md'),
});
