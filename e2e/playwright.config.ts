import { defineConfig, devices } from '@playwright/test';

import { WITHOUT_PICTURES } from './src/browser';
import { answeredConsent } from './src/consent';
import { E2E_PORT, OPERATIONS_TOKEN, PREVIEW_TOKEN, SEARCH_ADMIN_KEY, SHOP } from './src/shopAddress';

/** Journeys in a real browser against the whole running shop, started from its builds with a fresh database. */
export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  // Three journeys share the shop: while one waits, the others work. Those that change it for everybody have a lock.
  workers: 3,
  fullyParallel: true,
  // None that would hide a flake.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '../test-results/journeys.json' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: SHOP,
    // Shoppers of the journeys have answered what may be stored; the question has a journey of its own.
    storageState: answeredConsent(SHOP),
    viewport: { width: 1280, height: 900 },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // What the page was before and after each act; no film of it, which the processor would have to draw. Nobody opens one in CI, where it
    // costs a twentieth of the time.
    trace: process.env['CI'] ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: WITHOUT_PICTURES,
    // A journey begins in the browser that the last one has left, emptied of its storage: no process and no context begin again.
    reuseContext: true,
    // Whoever asks for movement asks for it: drawing it costs a tenth of the processor time of all journeys.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'node src/serve.mjs',
    url: `${SHOP}/readyz`,
    // Builds and filling in a fresh clone; minutes on two slow cores.
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PREVIEW_TOKENS: PREVIEW_TOKEN,
      OPERATIONS_TOKEN,
      SEARCH_ADMIN_KEY,
      PORT: String(E2E_PORT),
      WARM_PICTURES: 'false',
      // Three browsers on the shop's two cores are no crowd of shoppers: what is refused under one is measured by `npm run bench -- overload`.
      LOAD_LIMITS: 'off',
      PLATFORM_LOAD_LIMITS: 'off',
    },
  },
});
