import { expect, test, type Page } from '@playwright/test';

import { productInStock } from '../src/searchIndex';
import { visit } from '../src/visit';
import { inEveryForm } from '../src/walked';

const VIEWS = inEveryForm([{ width: 390, height: 844 }], [{ width: 1440, height: 900 }]);

/** Turns the wheel, and waits until the page stands where it leads. */
async function scrollBy(page: Page, distance: number): Promise<void> {
  const from = await page.evaluate(() => window.scrollY);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, distance);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(from) + distance);
}

test('keeps the way into the bag in reach at the end of a product’s page, on a phone [PDP-04]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, (await productInStock('sunglasses')).url);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const bag = page.getByRole('button', { name: /^Add to bag/ }).last();
  // Only what nothing covers takes a press.
  await bag.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const view of VIEWS) {
  test(`goes away on the way down a list and comes back on the way up, ${view.width} px wide [SITE-11]`, async ({
    page,
  }) => {
    await page.setViewportSize(view);
    await visit(page, '/sunglasses');
    const bar = page.getByRole('banner');
    await scrollBy(page, 1400);
    await expect(bar).not.toBeInViewport();
    await scrollBy(page, -120);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
  });

  test(`leaves what is focused below it in view, ${view.width} px wide [SITE-10]`, async ({ page }) => {
    await page.setViewportSize(view);
    await visit(page, '/sunglasses');
    const bar = page.getByRole('banner');
    const tiles = page.getByRole('list', { name: 'Sunglasses' }).getByRole('heading', { level: 2 });
    const link = tiles.nth(9).getByRole('link');
    const topOfLink = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await scrollBy(page, 1000);
    await scrollBy(page, (await topOfLink()) + 80);
    await scrollBy(page, -100);
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
    expect(await topOfLink()).toBe(20);
    await link.focus();
    const { height } = (await bar.boundingBox()) ?? { height: 0 };
    await expect.poll(topOfLink).toBeGreaterThanOrEqual(height);
  });
}
