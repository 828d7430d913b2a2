import { expect, test } from '@playwright/test';

import { expectAccessible } from '../src/accessibility';
import { ENGLISH, putIntoBag } from '../src/purchase';
import { modelOf, productInStock } from '../src/searchIndex';
import { heading } from '../src/visit';

test('has no accessibility fault in the bag, in light and dark [SITE-10]', async ({ page }) => {
  const { url } = await productInStock('sunglasses');
  await putIntoBag(page, url);
  await expectAccessible(page, 'bag');
});

test('focuses the heading of checkout when the bag leads there [ROUTE-06]', async ({ page }) => {
  const { url } = await productInStock('sunglasses');
  await putIntoBag(page, url);
  await page.getByRole('link', { name: ENGLISH.checkout }).click();
  await expect(page.getByRole('button', { name: ENGLISH.toPayment })).toBeVisible();
  await expect(heading(page, 'Delivery')).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('puts a product into the bag and reads the bag [PDP-04][CART-02]', async ({ page }) => {
    const { url, name } = await productInStock('accessories');
    await page.goto(url);
    await page
      .getByRole('button', { name: /^Add to bag/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(heading(page, 'Your bag')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(name.split(' – ')[0] ?? name);
  });

  test('sells the frame of eyeglasses alone to who chooses that, and explains prescriptions else [PDP-04][PDP-06]', async ({
    page,
  }) => {
    const { url, name } = await productInStock('eyeglasses');
    await page.goto(url);
    await page.getByRole('button', { name: /^Choose lenses/ }).click();
    await expect(heading(page, 'Read your prescription')).toBeVisible();
    await page.goto(url);
    await page.getByRole('radio', { name: 'Frame only' }).check();
    await page.getByRole('button', { name: /^Add to bag/ }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('main')).toContainText(modelOf(name));
  });
});
