import { expect, test } from '@playwright/test';

import { productInStock } from '../src/searchIndex';
import { heading } from '../src/visit';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('browses from the listing to its next page and to a product [SEO-04][PLP-05]', async ({ page }) => {
    await page.goto('/sunglasses');
    await page.getByRole('main').getByRole('link', { name: /more/i }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('list', { name: 'Sunglasses' }).getByRole('heading', { level: 2 })).toHaveCount(18);
    await page
      .getByRole('list', { name: 'Sunglasses' })
      .getByRole('heading', { level: 2 })
      .first()
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/\/sunglasses\/[a-z0-9-]+$/);
    await expect(heading(page, /./)).toBeVisible();
  });

  test('searches with the header’s link and the form of the search page [SRCH-02]', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.getByRole('search').getByRole('searchbox').fill('polarized avaitor');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=polarized/);
    await expect(heading(page, 'Results for “polarized aviator”')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  });

  test('narrows and sorts a listing by links and forms [PLP-02][PLP-04]', async ({ page }) => {
    await page.goto('/sunglasses');
    const all = await page.getByRole('status').first().textContent();
    await page.getByRole('navigation', { name: 'Filter' }).getByRole('link', { name: 'Round' }).click();
    await expect(page).toHaveURL(/Round/);
    await expect(page.getByRole('status').first()).toHaveText(/\d/);
    await expect(page.getByRole('status').first()).not.toHaveText(all ?? '');
    await page.getByLabel('Sort').selectOption({ label: 'Price, low to high' });
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect(page).toHaveURL(/sort=3/);
    await expect(page).toHaveURL(/Round/);
  });
});

test('keeps a press made before the shop is ready and does it once [CART-07]', async ({ page }) => {
  const { url } = await productInStock('sunglasses');
  let additions = 0;
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/cart')) additions += 1;
  });
  await page.route('**/assets/shell.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page
    .getByRole('button', { name: /^Add to bag/ })
    .first()
    .click();
  // The press is kept, and nothing is sent while it is.
  await expect(page.locator('html')).toHaveClass(/sl-busy/);
  expect(additions).toBe(0);
  release();
  await expect(page.getByRole('dialog', { name: 'In your bag' })).toContainText('is in your bag');
  expect(additions).toBe(1);
  await expect(page).toHaveURL(url);
});
