import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { installDebian, isExecutable, onPath } from './findProgram';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function playwrightOwn(): string | null {
  const require = createRequire(import.meta.url);
  const cli = join(dirname(require.resolve('playwright-core/package.json')), 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium-headless-shell'], { stdio: 'ignore' });
  const { chromium } = require('playwright-core') as { chromium: { executablePath(): string } };
  const path = chromium.executablePath();
  return isExecutable(path) ? path : null;
}

/** A browser: CHROME_PATH or the path, else Debian's package, else Playwright's own; null when none is to be had. */
export function findChromium(): string | null {
  const configured = process.env['CHROME_PATH'];
  if (configured && isExecutable(configured)) return configured;
  const found = onPath(NAMES);
  if (found) return found;
  if (installDebian(['chromium'])) return onPath(NAMES);
  return playwrightOwn();
}
