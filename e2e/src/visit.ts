import { expect, type ConsoleMessage, type Locator, type Page, type Response } from '@playwright/test';

import { requestsUnderWay } from './settled';

/** Waits until the shell has taken the document over. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Opens an address and waits until the page can be used. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  requestsUnderWay(page);
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

/** The page's one heading of the first level. */
export function heading(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name });
}

/** A shopper without a bag is told so with a 404, which browsers write to the console (CART-04). */
const isMissingBag = (message: ConsoleMessage) =>
  message.text().includes('404') && message.location().url.includes('/cart/@self');

/** Pages ask for their first picture ahead. A browser that shows none says so, and later that the picture was of no use. */
function picturesNotShown(): (message: ConsoleMessage) => boolean {
  let shown = true;
  return (message) => {
    if (message.text().includes('image loading is disabled')) shown = false;
    return !shown && message.text().includes('preload') && message.text().includes('/pictures/');
  };
}

/** Everything the browser complains about, hydration warnings among it. */
export function complaints(page: Page): readonly string[] {
  const heard: string[] = [];
  const isPictureNotShown = picturesNotShown();
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!isMissingBag(message) && !isPictureNotShown(message))
      heard.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  return heard;
}

/** Marks the document, so that a later look tells whether it is still the same one. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    document.documentElement.dataset['journey'] = 'same';
  });
  return () => expect(page.locator('html')).toHaveAttribute('data-journey', 'same');
}
