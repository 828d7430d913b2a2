import { expect, type Page, type Request } from '@playwright/test';

/** What may still change a page when it comes: pictures keep their place, and what is reported asks for no answer. */
const CHANGES_PAGES: ReadonlySet<string> = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr']);

const watched = new WeakMap<Page, ReadonlySet<Request>>();

/** Requests of a page that have no answer yet, from the first time this is asked. */
export function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const known = watched.get(page);
  if (known) return known;
  const underWay = new Set<Request>();
  const end = (request: Request) => underWay.delete(request);
  page.on('request', (request) => {
    if (CHANGES_PAGES.has(request.resourceType())) underWay.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  watched.set(page, underWay);
  return underWay;
}

/** A busy machine may give a page no idle moment for long, in milliseconds; what it asked for has been waited for by then. */
const LONGEST_IDLE_WAIT = 2000;

/**
 * Waits until what a page brings of its own accord is there: lent pieces, late parts, answers. Nothing is under way, and the page has
 * twice nothing left to do, so that what came has been drawn and has asked for nothing more. What it asked for may take so many milliseconds.
 */
export async function settled(page: Page, timeout = 15_000): Promise<void> {
  const underWay = requestsUnderWay(page);
  const addresses = () => Array.from(underWay, (request) => request.url());
  const idle = (timeout: number) =>
    new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done(), { timeout }), { timeout }));
  do {
    await expect.poll(addresses, { message: 'what the page still waits for', timeout }).toEqual([]);
    await page.evaluate(idle, LONGEST_IDLE_WAIT);
  } while (underWay.size > 0);
}
