import { expect, test } from '@playwright/test';

import { expectAccessible } from '../src/accessibility';
import { guest } from '../src/commerce';
import { operations, orderOfLenses } from '../src/lensOrder';
import { letterTo, shownLetter } from '../src/mailbox';
import { newEmail } from '../src/shopper';
import { heading, hydrated } from '../src/visit';

test('follows a parcel from the letter, by what its carrier told [ORD-02][ORD-03]', async ({ page }) => {
  const email = newEmail();
  const { orderId } = await orderOfLenses(await guest(), 'en-us', [], email);
  await operations('ship', orderId, '--tracking', '1Z-884201');
  await operations('parcel', orderId, '1Z-884201', 'outForDelivery', '--place', 'Hoboken');

  await page.goto(shownLetter(await letterTo(email, 'orderShipped')));
  await page.getByRole('link', { name: 'Follow parcel 1Z-884201' }).click();
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByLabel('E-mail', { exact: true }).fill(email);
  await main.getByRole('button', { name: 'Show the order' }).click();
  await expect(heading(page, 'Your parcel')).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Out for delivery' })).toContainText('Hoboken');
  await expect(main.getByRole('listitem').filter({ hasText: 'Left our warehouse' })).toBeVisible();
  await expectAccessible(page, 'a parcel');
  await main.getByRole('link', { name: /^To order/ }).click();
  await expect(main.getByRole('link', { name: 'Follow parcel 1Z-884201' })).toBeVisible();
});
