import { chromium, type Browser } from 'playwright-core';

import { findChromium } from '../test/chromium';
import { threadTime } from './threadTime';

/** How much slower the processor is taken for, as a phone of the middle. */
const SLOWER = 4;

const TYPED = 'round sun';

/** How long after a key the page is left alone, in milliseconds: the index has answered by then, and nothing of it falls into the next one. */
const SETTLED_MS = 1_200;

/** Times of every key in a field that was just opened, in milliseconds of a slower processor. */
async function oneRun(browser: Browser, origin: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.goto(origin);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('option').first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const times: number[] = [];
  for (const letter of TYPED) {
    const key = async () => {
      await page.keyboard.type(letter);
      await page.waitForTimeout(SETTLED_MS);
    };
    times.push(SLOWER * (await threadTime(browser, page, key)));
  }
  await page.close();
  return times;
}

/** What the main thread spends from a key in the search field until the phrases below it are handed on to be drawn (SRCH-01). */
export async function measureSuggestions(origin: string, runs: number): Promise<{ median: number; longest: number }> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no browser: CHROME_PATH names one.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(...(await oneRun(browser, origin)));
    const sorted = times.toSorted((a, b) => a - b);
    return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, longest: sorted.at(-1) ?? 0 };
  } finally {
    await browser.close();
  }
}
