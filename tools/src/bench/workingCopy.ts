import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

import { chromium, type Page } from 'playwright-core';

import { findChromium } from '../test/chromium';
import { inRepository } from '../webpack/paths';

const REMOTE = 'mfe-store-locator';
const EDITED = inRepository(REMOTE, 'src/pages/StoreLocator/StoreLocator.tsx');
const TITLE = "{t('Stores.Title')}";
const TYPED = 'kept while the page changes';
const LONGEST_MS = 300_000;

interface WorkingCopyFigures {
  /** Seconds from the command to the printed link. */
  readonly ready: number;
  /** Milliseconds from writing the file to the first frame that shows it, one for each change, in their order. */
  readonly shown: readonly number[];
  /** True when what was typed before the changes still stood in its field, in the same document. */
  readonly stateKept: boolean;
}

/** The link that `npm run dev` prints; rejects when it ends without one. */
function linkOf(dev: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!dev.stdout) return reject(new Error('The command says nothing.'));
    dev.on('exit', (code) => reject(new Error(`npm run dev ended with ${code}.`)));
    createInterface({ input: dev.stdout }).on('line', (line) => {
      if (/^http\S+\?releases=/.test(line)) resolve(line);
    });
  });
}

/** Milliseconds from before the file is written until a frame of the page shows a text at the end of its heading. */
async function timeChange(page: Page, text: string, write: () => void): Promise<number> {
  const began = performance.now();
  write();
  await page.waitForFunction((wanted) => document.querySelector('main h1')?.textContent?.endsWith(wanted), text, {
    polling: 'raf',
  });
  return Math.round(performance.now() - began);
}

/**
 * Works on the store locator as a developer does: starts `npm run dev` beside the running shop, opens its link, types into the page and changes a
 * component so often. The changed file is written back as it was.
 */
async function measureWorkingCopy(origin: string, changes: number): Promise<WorkingCopyFigures> {
  const source = readFileSync(EDITED, 'utf8');
  if (!source.includes(TITLE)) throw new Error(`${EDITED} has no ${TITLE}.`);
  const restore = () => writeFileSync(EDITED, source);
  process.once('exit', restore);
  const began = performance.now();
  const dev = spawn(process.execPath, ['--import', 'tsx', inRepository('tools/src/dev/dev.cli.ts'), REMOTE], {
    cwd: inRepository(),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SHOP_ORIGIN: origin },
  });
  try {
    const link = await linkOf(dev);
    const ready = (performance.now() - began) / 1000;
    const executablePath = findChromium();
    if (!executablePath) throw new Error('There is no Chromium: name one with CHROME_PATH.');
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage();
      page.setDefaultTimeout(LONGEST_MS);
      await page.goto(link);
      await page.goto(`${origin}/store-locator`);
      await page.locator('html[data-ready]').waitFor();
      const field = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
      await field.fill(TYPED);
      const openNow = page.getByRole('button', { name: 'Open now' });
      await openNow.click();
      const shown: number[] = [];
      for (let change = 1; change <= changes; change += 1) {
        const text = ` ${change}`;
        shown.push(
          await timeChange(page, text, () => writeFileSync(EDITED, source.replace(TITLE, `${TITLE}{'${text}'}`))),
        );
        await page.waitForTimeout(1000);
      }
      const stateKept = (await field.inputValue()) === TYPED && (await openNow.getAttribute('aria-pressed')) === 'true';
      return { ready, shown, stateKept };
    } finally {
      await browser.close();
    }
  } finally {
    dev.kill();
    restore();
  }
}

/** Aims of working alone, in seconds. */
const AIMS = { ready: 10, shown: 1 };

/** Measures and says it, beside what is aimed at. */
export async function reportWorkingCopy(origin: string, changes: number): Promise<void> {
  const { ready, shown, stateKept } = await measureWorkingCopy(origin, changes);
  const median = (shown.toSorted((a, b) => a - b)[Math.floor(shown.length / 2)] ?? 0) / 1000;
  console.log(`ready after ${ready.toFixed(1)} s (aim ${AIMS.ready})`);
  console.log(`changes shown after ${shown.join(', ')} ms, median ${median.toFixed(2)} s (aim ${AIMS.shown})`);
  console.log(stateKept ? 'what was typed and pressed was kept' : 'MISSED what was typed and pressed is gone');
  if (!stateKept) process.exitCode = 1;
}
