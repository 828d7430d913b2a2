import { expect, test } from '@playwright/test';

import { putIntoBag } from '../src/purchase';
import { productInStock } from '../src/searchIndex';
import { PARTNERS } from '../src/shopAddress';
import { visit } from '../src/visit';

test('sells on a page of another origin and opens the bag in checkout [EMB-01][ROUTE-09]', async ({ page }) => {
  await page.goto(`${PARTNERS}/embed/example`);
  const answer = page.getByRole('status');
  await page.getByRole('button', { name: 'Add nothing' }).click();
  await expect(answer).toHaveText('Product ID array is empty or invalid.');
  await page.getByRole('button', { name: 'Add the pair of the month' }).click();
  await expect(answer).toHaveText(/^In the bag: order \d+$/);
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(page).toHaveURL(/\/checkout\/shipping$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
});

test('lets the insurer and the identity partner pay their parts of the bag [INS-01][INS-02][AUTH-13]', async ({
  page,
}) => {
  const { url } = await productInStock('eyeglasses');
  await putIntoBag(page, url);
  await visit(page, '/cart');
  const summary = page.getByRole('complementary');
  await summary.getByText('Vision insurance').click();
  await summary.getByRole('button', { name: 'Use your benefits' }).click();
  const widget = page.frameLocator('iframe[title="benefits"]');
  await widget.getByLabel('Member number').fill('999999999');
  await widget.getByRole('button', { name: 'Use benefits' }).click();
  await expect(widget.getByRole('alert')).toContainText('not a member');
  await widget.getByLabel('Member number').fill('123456789');
  await widget.getByRole('button', { name: 'Use benefits' }).click();
  await expect(summary).toContainText('Clearwater Vision pays its part');
  await expect(summary).toContainText('Insurance: Clearwater Vision');

  await summary.getByText('Military, first responder, teacher or student?').click();
  await summary.getByRole('link', { name: 'Verify' }).click();
  await page.getByLabel('Teacher').check();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('Your discount is in.')).toBeVisible();
  await expect(summary).toContainText('Teacher discount');
  await expect(summary).toContainText('Insurance: Clearwater Vision');
});
