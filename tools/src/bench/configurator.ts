import { brotliCompressSync } from 'node:zlib';

import { chromium, type Browser, type Locator, type Page } from 'playwright-core';

import { findChromium } from '../test/chromium';
import { threadTime } from './threadTime';

/** How much slower the processor is made, as a phone of the middle. */
const SLOWER = 4;

/** Whose scripts opening it loads. */
const REMOTE = '/mfe-prescription/';

/** How long after the last request a page counts as idle, in milliseconds. */
const QUIET_MS = 1500;

/** How long before and after a press nothing else is asked of the page, in milliseconds. */
const SETTLED_MS = 1_200;

export interface ConfiguratorFigures {
  /**
   * Milliseconds from a press to the next paint, by what was pressed: the median and the longest of all runs; and the median of what the page's
   * main thread had to do for it, which other programs of the machine do not change.
   */
  readonly steps: readonly {
    readonly step: string;
    readonly median: number;
    readonly longest: number;
    readonly thread: number;
  }[];
  /** Scripts that opening it loads, compressed one by one, in bytes; before it is opened there are none. */
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
}

declare global {
  interface Window {
    presses?: number[];
  }
}

/** Notes the time of every press up to its paint, as the browser measures it. */
function noteInteractions(): void {
  window.presses = [];
  new PerformanceObserver((list) => {
    for (const { duration, name } of list.getEntries()) {
      if (name === 'click' || name === 'keydown') window.presses?.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** A place to press, and a way to press it that asks nothing else of the page's own thread. */
async function pressing(page: Page, pressed: Locator): Promise<() => Promise<void>> {
  await pressed.scrollIntoViewIfNeeded();
  const box = await pressed.boundingBox();
  if (!box) throw new Error(`${String(pressed)} cannot be pressed.`);
  await page.waitForTimeout(SETTLED_MS);
  return async () => {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(SETTLED_MS);
  };
}

/** How a press is measured, on a page of that browser; answers milliseconds. */
type Measure = (browser: Browser, page: Page, press: () => Promise<void>) => Promise<number>;

/** From the press to the next paint, on a processor made slower; shorter than the browser reports counts as 16. */
const paintTime: Measure = async (_browser, page, press) => {
  await page.evaluate(() => {
    window.presses = [];
  });
  await press();
  const presses = await page.evaluate(() => window.presses ?? []);
  return Math.max(16, ...presses);
};

/** What the main thread does of it, as long as it would take on that slower processor. */
const slowThreadTime: Measure = async (browser, page, press) => SLOWER * (await threadTime(browser, page, press));

/** A page of a frame that takes lenses. */
async function framePage(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/eyeglasses?ROXABLE=True`);
  const href = await page.locator('main li a[href*="/eyeglasses/"]').first().getAttribute('href');
  await page.goto(`${origin}${href}`);
}

async function oneRun(browser: Browser, origin: string, measure: Measure, slower: number) {
  const storage = JSON.stringify({ value: { preferences: true, analytics: false, marketing: false } });
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'sightline.consent', value: storage }] }] },
  });
  await page.addInitScript(noteInteractions);
  await framePage(page, origin);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  // Chosen already: the touch is what a thumb does on its way there.
  await page.getByRole('radio', { name: /^With my prescription/ }).tap();
  await page.waitForTimeout(QUIET_MS);
  // Only now: a script of a page that was left has no body to be read any more.
  const loaded: { readonly name: string; readonly body: Promise<Buffer> }[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // On a busy machine other parts of the page, which nobody opened, come as late.
    if (response.request().resourceType() !== 'script' || !pathname.includes(REMOTE)) return;
    loaded.push({ name: pathname.split('/').at(-1) ?? '', body: response.body() });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });

  const dialog = page.getByRole('dialog', { name: /^Lenses for / });
  const question = (name: string) => dialog.getByRole('heading', { name, exact: true });
  const times = new Map<string, number>();
  const step = async (name: string, pressed: Locator, shown: Locator) => {
    const taken = await measure(browser, page, await pressing(page, pressed));
    await shown.waitFor();
    times.set(name, Math.max(times.get(name) ?? 0, taken));
  };
  const choose = async (name: string, answer: RegExp, next: string) => {
    const radio = dialog.getByRole('radio', { name: answer });
    await step(`${name}: choose`, radio, dialog.getByRole('radio', { name: answer, checked: true }));
    await step(`${name}: next`, dialog.getByRole('button', { name: /^Next: / }), question(next));
  };
  const open = page.getByRole('button', { name: 'Choose lenses' }).first();
  await step('open', open, question('What are the lenses for?'));
  await page.waitForTimeout(QUIET_MS);
  const opened = [...loaded];
  await choose('use', /^Single vision/, 'Your prescription');
  await dialog.getByRole('textbox', { name: 'Pupillary distance' }).fill('63');
  const spheres = dialog.getByRole('spinbutton', { name: /^Sphere/ });
  await spheres.first().fill('-3.75');
  await spheres.last().fill('-4.00');
  const check = dialog.getByRole('button', { name: 'Check and continue' });
  await step('prescription: next', check, question('Which treatment?'));
  await choose('treatment', /^Anti-reflective/, 'How thin?');
  await choose('thickness', /^Thin/, 'Anything else?');
  const last = dialog.getByRole('button', { name: /^Next: / });
  await step('add-ons: next', last, question('Check your lenses'));
  const files = await Promise.all(
    opened.map(async ({ name, body }) => ({ name, bytes: brotliCompressSync(await body).length })),
  );
  await page.close();
  return { times, files };
}

const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Opens the lens configurator of a running shop and goes through it, on a processor made slower (RX-10). */
export async function measureConfigurator(origin: string, runs: number): Promise<ConfiguratorFigures> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no browser: CHROME_PATH names one.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const paints: Awaited<ReturnType<typeof oneRun>>[] = [];
    const threads: typeof paints = [];
    for (let run = 0; run < runs; run += 1) {
      console.log(`run ${run + 1} of ${runs}, about a minute each`);
      paints.push(await oneRun(browser, origin, paintTime, SLOWER));
      // What makes the processor slower for the clock would be counted as the thread's own work.
      threads.push(await oneRun(browser, origin, slowThreadTime, 1));
    }
    const [first] = paints;
    const steps = [...(first?.times.keys() ?? [])].map((step) => {
      const times = paints.map((run) => run.times.get(step) ?? 0);
      const thread = middle(threads.map((run) => run.times.get(step) ?? 0));
      return { step, median: middle(times), longest: Math.max(...times), thread };
    });
    return { steps, files: first?.files ?? [] };
  } finally {
    await browser.close();
  }
}
