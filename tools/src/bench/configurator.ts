import { brotliCompressSync } from 'node:zlib';

import { chromium, type Browser, type Locator, type Page } from 'playwright-core';

import { findChromium } from '../test/chromium';

/** How much slower the processor is made, as a phone of the middle. */
const SLOWER = 4;

/** How long after the last request a page counts as idle, in milliseconds. */
const QUIET_MS = 1500;

/** How long before and after a press nothing else is asked of the page, in milliseconds. */
const SETTLED_MS = 600;

export interface ConfiguratorFigures {
  /** Milliseconds from a press to the next paint, by what was pressed; the longest of all runs stands beside the median. */
  readonly steps: readonly { readonly step: string; readonly median: number; readonly longest: number }[];
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

/**
 * A press, and how long its paint took; shorter than the browser reports counts as 16. What is pressed is looked for before and what is shown after it:
 * the search would take the page's own thread in between.
 */
async function timed(page: Page, pressed: Locator, shown: Locator): Promise<number> {
  await pressed.scrollIntoViewIfNeeded();
  const box = await pressed.boundingBox();
  if (!box) throw new Error(`${String(pressed)} cannot be pressed.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(() => {
    window.presses = [];
  });
  await page.waitForTimeout(SETTLED_MS);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(SETTLED_MS);
  await shown.waitFor();
  const presses = await page.evaluate(() => window.presses ?? []);
  return Math.max(16, ...presses);
}

/** A page of a frame that takes lenses. */
async function framePage(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/eyeglasses?ROXABLE=True`);
  const href = await page.locator('main li a[href*="/eyeglasses/"]').first().getAttribute('href');
  await page.goto(`${origin}${href}`);
}

async function oneRun(browser: Browser, origin: string) {
  const storage = JSON.stringify({ value: { preferences: true, analytics: false, marketing: false } });
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'sightline.consent', value: storage }] }] },
  });
  await page.addInitScript(noteInteractions);
  await framePage(page, origin);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await page.getByRole('radio', { name: /^With my prescription/ }).check();
  await page.waitForTimeout(QUIET_MS);
  // Only now: a script of a page that was left has no body to be read any more.
  const loaded: { readonly name: string; readonly body: Promise<Buffer> }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    loaded.push({ name: new URL(response.url()).pathname.split('/').at(-1) ?? '', body: response.body() });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

  const dialog = page.getByRole('dialog', { name: /^Lenses for / });
  const question = (name: string) => dialog.getByRole('heading', { name, exact: true });
  const times = new Map<string, number>();
  const step = async (name: string, pressed: Locator, shown: Locator) =>
    times.set(name, Math.max(times.get(name) ?? 0, await timed(page, pressed, shown)));
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
    const all: Awaited<ReturnType<typeof oneRun>>[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await oneRun(browser, origin));
    const [first] = all;
    const steps = [...(first?.times.keys() ?? [])].map((step) => {
      const times = all.map((run) => run.times.get(step) ?? 0);
      return { step, median: middle(times), longest: Math.max(...times) };
    });
    return { steps, files: first?.files ?? [] };
  } finally {
    await browser.close();
  }
}
