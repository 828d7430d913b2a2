import { expect, test, type Page } from '@playwright/test';

import { settled } from '../src/settled';
import { visit } from '../src/visit';

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('keeps the bag in reach with text of twice the size on the narrowest telephone [SITE-10]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/search');
  await settled(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bag' })).toBeInViewport({ ratio: 1 });
  expect(await width(page)).toBe(320);
});

test('breaks a word without end that nothing was found for [SRCH-02]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `/search?q=${'abcdefghij'.repeat(6)}`);
  await expect(page.getByText(/^No products match/)).toBeVisible();
  await settled(page);
  expect(await width(page)).toBe(390);
});
