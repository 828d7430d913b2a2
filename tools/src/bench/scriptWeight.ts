import { brotliCompressSync } from 'node:zlib';

import { chromium } from 'playwright-core';

import { findChromium } from '../test/chromium';

/** How long after the last request a page counts as idle, in milliseconds. */
const QUIET_MS = 1500;

export interface ScriptWeight {
  readonly files: number;
  /** Sum of all scripts compressed one by one as strongly as brotli can, in bytes. */
  readonly bytes: number;
}

/** Scripts that a page on a phone has loaded when it is idle, with the shell in force and nothing touched. */
export async function scriptWeight(url: string): Promise<ScriptWeight> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no browser: CHROME_PATH names one.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto(url);
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    await page.waitForTimeout(QUIET_MS);
    const bodies = await Promise.all(scripts);
    return { files: bodies.length, bytes: bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0) };
  } finally {
    await browser.close();
  }
}
