import { expect, test } from '@playwright/test';

import { productInStock } from '../src/searchIndex';
import { heading, markDocument, visit } from '../src/visit';

// With everything that moves: its pages have to be usable while it does.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('moves between remotes without loading a document: heading focused, title changed [ROUTE-06]', async ({
  page,
}) => {
  await visit(page, '/');
  const sameDocument = await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find a store' }).click();
  await expect(page).toHaveURL(/\/store-locator$/);
  await expect(heading(page, 'Stores')).toBeFocused();
  await expect(page).toHaveTitle('Stores | Sightline');

  await page.getByRole('link', { name: 'Bag' }).click();
  await expect(heading(page, 'Your bag')).toBeFocused();
  await expect(page).toHaveTitle('Your bag | Sightline');

  await page.getByRole('link', { name: 'Sightline', exact: true }).click();
  await expect(heading(page, 'Made to the millimeter.')).toBeFocused();
  await sameDocument();
});

test('returns to the same place of a list with Back [ROUTE-06]', async ({ page }) => {
  await visit(page, '/eyeglasses');
  const sameDocument = await markDocument(page);
  const tile = page.getByRole('list', { name: 'Eyeglasses' }).getByRole('heading', { level: 2 }).nth(9);
  await tile.scrollIntoViewIfNeeded();
  const name = (await tile.textContent()) ?? '';
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);

  await tile.getByRole('link').click();
  await expect(heading(page, name)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page, 'Eyeglasses')).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(place));
  await page.goForward();
  await expect(heading(page, name)).toBeVisible();
  await sameDocument();
});

test('shows at once what the list knows of a product, and the list again on the way back [ROUTE-06]', async ({
  page,
}) => {
  const { url } = await productInStock('sunglasses');
  await visit(page, '/sunglasses');
  const sameDocument = await markDocument(page);
  const tile = page.locator(`main li:has(a[href="${url}"])`).first();
  const name = (await tile.getByRole('heading').textContent()) ?? '';
  let answer: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/search/resources/**', async (route) => {
    await wanted;
    await route.continue();
  });

  await tile.getByRole('heading').getByRole('link').click();
  const main = page.getByRole('main');
  await expect(main).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(url);
  await expect(heading(page, name)).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Sunglasses')).toBeVisible();
  await expect(page).toHaveURL(/\/sunglasses$/);

  await tile.getByRole('heading').getByRole('link').click();
  await expect(main).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(page.getByRole('button', { name: /^Add to bag/ }).first()).toBeVisible();
  await expect(main).not.toHaveAttribute('aria-busy');
  await expect(heading(page, name)).toBeFocused();
  await sameDocument();
});

test('announces each change of page kind once, and only then [ROUTE-05]', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heardChanges: heard });
    window.addEventListener('currentPageChanged', (event) => heard.push((event as CustomEvent).detail));
  });
  const changes = () => page.evaluate(() => (window as unknown as { heardChanges: unknown[] }).heardChanges);
  const { url } = await productInStock('sunglasses');
  await visit(page, '/sunglasses');
  await page.locator(`main a[href="${url}"]`).first().click();
  await expect(page.getByRole('button', { name: /^Add to bag/ }).first()).toBeVisible();
  // From one product to the next the kind stays the same.
  await page.getByRole('list', { name: 'Same width, other shapes' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(url);
  await expect(heading(page, /./)).toBeFocused();
  await page.getByRole('link', { name: 'Bag' }).click();
  await expect(heading(page, 'Your bag')).toBeVisible();
  expect(await changes()).toEqual([
    { previousPage: null, currentPage: 'product-list', pageType: 'PLP' },
    { previousPage: 'product-list', currentPage: 'product-detail', pageType: 'PDP' },
    { previousPage: 'product-detail', currentPage: 'cart', pageType: 'Cart' },
  ]);
});
