import { chromium, type Browser, type Page } from 'playwright-core';

import { findChromium } from '../test/chromium';

/** Second pages and further ones: fronts of first pages are drawn ahead. Each is opened once, for afterwards its pictures are drawn. */
const PAGES = ['/eyeglasses?page=2', '/sunglasses?page=2', '/eyeglasses?page=3', '/sunglasses?page=3'];

const DEVICES = [
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

const LONGEST_MS = 60_000;
const BETWEEN_LOOKS_MS = 25;

/** Milliseconds from the navigation on. */
interface ColdList {
  readonly document: number;
  /** The last front on screen is there. */
  readonly seen: number;
  /** The last front that was asked for is there: those just below the screen too. */
  readonly last: number;
  readonly fronts: number;
  readonly widths: string;
}

const frontsOnScreen = () => {
  const onScreen = [...document.querySelectorAll<HTMLImageElement>('main li .tile-picture > [data-place] img')].filter(
    (image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    },
  );
  return onScreen.length > 0 && onScreen.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
};

async function opened(page: Page, address: string): Promise<ColdList> {
  const begun = Date.now();
  const since = () => Date.now() - begun;
  const asked = new Set<string>();
  const here = new Map<string, number>();
  const isFront = (url: string) => /\/pictures\/[^/]+\/front\./.test(url);
  page.on('request', (request) => isFront(request.url()) && asked.add(request.url()));
  page.on('requestfinished', (request) => isFront(request.url()) && here.set(request.url(), since()));
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const read = since();
  await page.waitForFunction(frontsOnScreen, null, { timeout: LONGEST_MS, polling: BETWEEN_LOOKS_MS });
  const seen = since();
  while (here.size < asked.size && since() < LONGEST_MS) await page.waitForTimeout(BETWEEN_LOOKS_MS);
  const widths = new Set([...asked].map((url) => new URL(url).searchParams.get('w')));
  return {
    document: read,
    seen,
    last: Math.max(...here.values()),
    fronts: here.size,
    widths: [...widths].join(', '),
  };
}

async function measured(browser: Browser, origin: string): Promise<Record<string, ColdList>> {
  const rows: Record<string, ColdList> = {};
  const all = DEVICES.flatMap((device, index) =>
    PAGES.slice(2 * index, 2 * index + 2).map((path) => ({ device, path })),
  );
  for (const { device, path } of all) {
    const context = await browser.newContext(device);
    rows[`${path} at ${device.viewport.width} px`] = await opened(await context.newPage(), `${origin}${path}`);
    await context.close();
  }
  return rows;
}

const [origin = 'http://localhost:3000'] = process.argv.slice(2);
const executablePath = findChromium();
if (!executablePath) throw new Error('There is no browser: CHROME_PATH names one.');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  console.table(await measured(browser, origin));
} finally {
  await browser.close();
}
