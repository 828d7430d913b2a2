import type { Browser, BrowserContextOptions } from '@playwright/test';
import { threadWorkOf, WORK_CATEGORIES, type ThreadWork, type TraceEvent } from '@sightline/tools/work';

import { answeredConsent } from '../consent';
import { GALLERY } from '../gallery/galleryScreens';
import { PATIENCE_MS, visitorOf } from '../gallery/visitor';
import { SHOP } from '../shopAddress';

/** A page of the shop or of its control, and what its main thread does from the navigation until it is idle. */
export interface PageWork extends ThreadWork {
  readonly nodes: number;
}

type Storage = NonNullable<BrowserContextOptions['storageState']>;

/** Where a page lies, and what its shopper has brought along. */
export interface Target {
  readonly url: string;
  readonly storage?: Storage;
}

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true } as const;

/** What comes by itself comes within this time of the last answer, in milliseconds. */
const LATE_MS = 1600;

/** Brings a shopper to a screen of the gallery and keeps the address and all that the browser keeps of it. */
export async function targetOf(browser: Browser, name: string): Promise<Target> {
  const screen = GALLERY.find((one) => one.name === name);
  if (!screen) throw new Error(`The gallery has no ${name}.`);
  const context = await browser.newContext({ ...PHONE, baseURL: SHOP, storageState: answeredConsent(SHOP) });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await screen.show(visitorOf(context, page, 'en-us'));
  const target = { url: page.url(), storage: await context.storageState() };
  await context.close();
  return target;
}

/**
 * Opens a page once with nothing in the browser's caches and reads the trace. Nothing is asked of the page meanwhile: a question asked at every
 * frame took some 50 ms of each page's thread. `bare` is the document with its styles, fonts and pictures, and no script but its own.
 */
export async function workOf(browser: Browser, { url, storage }: Target, bare = false): Promise<PageWork> {
  const context = await browser.newContext({ ...PHONE, ...(storage ? { storageState: storage } : {}) });
  const page = await context.newPage();
  try {
    if (bare) {
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
    }
    await browser.startTracing(page, { categories: WORK_CATEGORIES });
    await page.goto(url, { waitUntil: 'networkidle', timeout: PATIENCE_MS });
    await page.waitForTimeout(LATE_MS);
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] };
    if (!bare && !(await page.locator('html[data-ready]').count())) throw new Error(`${url} was not ready in time.`);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    return { ...threadWorkOf(trace.traceEvents, new URL(url).origin), nodes };
  } finally {
    await context.close();
  }
}
