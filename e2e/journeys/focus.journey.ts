import { expect, test, type Locator, type Page } from '@playwright/test';

import { expectGone } from '../src/absence';
import { shopperIn } from '../src/commerce';
import { fillBag } from '../src/delivery';
import { productInStock } from '../src/searchIndex';
import { settled } from '../src/settled';
import { SITES } from '../src/sites';
import { visit } from '../src/visit';

/** What has the focus, by its words or its kind; nothing while it lies on the page itself. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at === null || at === document.body ? '' : at.getAttribute('aria-label') || at.textContent || at.tagName;
  });

/** Presses something as people without a pointer do; what it takes away leaves the focus near its place. */
async function pressAndKeep(page: Page, pressed: Locator, sign: Locator) {
  await pressed.press('Enter');
  await expect(sign).toBeVisible();
  await expect.poll(() => focused(page), { message: `focus after ${pressed}` }).not.toBe('');
}

test('keeps the focus in the bag while lines go and come back [CART-03] [CART-05]', async ({ page, context }) => {
  const call = await shopperIn(context, 'en-us');
  await fillBag(call, SITES['en-us'], 'sunglasses');
  await fillBag(call, SITES['en-us'], 'accessories');
  await visit(page, '/cart');
  const bag = page.getByRole('main');
  const remove = bag.getByRole('button', { name: /^Remove / });
  await expect(remove).toHaveCount(2);
  // As anybody does who has come here without a pointer.
  await page.keyboard.press('Tab');
  await settled(page);

  const undo = page.getByRole('button', { name: 'Undo' });
  await pressAndKeep(page, remove.first(), undo);
  await pressAndKeep(page, undo, remove.nth(1));
  await pressAndKeep(page, bag.getByRole('button', { name: 'Estimate tax' }), page.getByLabel('ZIP code'));
  const later = bag.getByRole('heading', { name: 'Saved for later' });
  await pressAndKeep(page, bag.getByRole('button', { name: /^Save for later: / }).first(), later);
});

test('takes the tip of a sign away by Escape, under the pointer and with the focus [SITE-11]', async ({ page }) => {
  await visit(page, '/sunglasses');
  const search = page.getByRole('banner').getByRole('button', { name: 'Search' });
  const tip = search.locator('.tip');
  await search.hover();
  // What listens for Escape comes with the first sign of a shopper.
  await page.locator('#sl-layers').waitFor({ state: 'attached' });
  await expectGone(tip, () => page.keyboard.press('Escape'));
  await page.getByRole('heading', { level: 1 }).hover();
  await search.hover();
  await expect(tip).toBeVisible();
});

test('has every view of a product in sight of a phone, where the focus finds it [PDP-01]', async ({ page }) => {
  const { url } = await productInStock('sunglasses');
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, url);
  const views = page.locator('nav > a[data-view]');
  await expect(views.first()).toBeVisible();
  const edges = await views.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(edges.length).toBeGreaterThan(4);
  expect(Math.max(...edges)).toBeLessThanOrEqual(390);
});

test('gives the focus back when the search is closed with Escape [SRCH-01]', async ({ page }) => {
  await visit(page, '/sunglasses');
  const search = page.locator('header').getByRole('button', { name: 'Search' });
  await search.press('Enter');
  await page.locator('dialog[open] input').first().pressSequentially('halden');
  await expect(page.locator('dialog[open]').getByRole('option').first()).toBeVisible();
  // A browser takes the first one to empty the field.
  await page.keyboard.press('Escape');
  await expectGone(page.locator('dialog[open]'), () => page.keyboard.press('Escape'));
  await expect.poll(() => focused(page)).toMatch(/Search/);
});
