import { defineConfig } from '@playwright/test';

import journeys from './playwright.config';
import { matrixReporter } from './src/matrixReporter';

/** Whether shells and remotes of two commits sell together, and who says so when they would not. By command, not with the tests. */
export default defineConfig({
  ...journeys,
  testDir: './skew',
  testMatch: '**/*.skew.ts',
  globalSetup: './src/skew/publishBefore.ts',
  // Most of it runs once: what is slow on a busy machine is no break.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: { ...journeys.use, actionTimeout: 30_000, navigationTimeout: 60_000 },
  reporter: matrixReporter('docs/skew.md', process.env['SKEW_COMMIT']),
});
