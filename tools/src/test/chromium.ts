import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { awaitDebian, installDebian, isExecutable, onPath } from './findProgram';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const HEADLESS_SHELL = 'chromium-headless-shell';

function playwrightOwn(): string | null {
  const require = createRequire(import.meta.url);
  const cli = join(dirname(require.resolve('playwright-core/package.json')), 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium-headless-shell'], { stdio: 'ignore' });
  const { chromium } = require('playwright-core') as { chromium: { executablePath(): string } };
  const path = chromium.executablePath();
  return isExecutable(path) ? path : null;
}

/** Debian's packages of what is not there: both in one, since they share files of one version. */
export function missingBrowsers(): readonly string[] {
  if (process.env['CHROME_PATH']) return [];
  return onPath(NAMES) && onPath([HEADLESS_SHELL]) ? [] : ['chromium', HEADLESS_SHELL];
}

/** A browser: CHROME_PATH or the path, else Debian's package, else Playwright's own; null when none is to be had. */
export function findChromium(): string | null {
  const configured = process.env['CHROME_PATH'];
  if (configured && isExecutable(configured)) return configured;
  awaitDebian();
  const found = onPath(NAMES);
  if (found) return found;
  if (installDebian(['chromium'])) return onPath(NAMES);
  return playwrightOwn();
}

/**
 * The same engine without a browser's window, tabs and services around it: what a journey costs falls by a quarter (CONTRIBUTING.md).
 * A browser that was named by CHROME_PATH is used for everything; null when Debian's package is not to be had.
 */
export function findHeadlessShell(): string | null {
  if (process.env['CHROME_PATH']) return null;
  awaitDebian();
  return onPath([HEADLESS_SHELL]) ?? (installDebian(missingBrowsers()) ? onPath([HEADLESS_SHELL]) : null);
}
