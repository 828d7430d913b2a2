import { expect, test } from '@playwright/test';

import { expectAbsent } from '../src/absence';
import { shopperIn } from '../src/commerce';
import { operations, orderOfLenses } from '../src/lensOrder';
import { letterTo } from '../src/mailbox';
import { newEmail } from '../src/shopper';
import { heading, visit } from '../src/visit';

test('sends a placed order to another address until it has left [ORD-01][ACC-09]', async ({ page, context }) => {
  const email = newEmail();
  const call = await shopperIn(context, 'en-us', { email, password: 'Blue-Harbour-51' });
  const { orderId } = await orderOfLenses(call, 'en-us', [], email);
  await visit(page, `/account/my-orders/${orderId}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Change the address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where should it go?' });
  const street = dialog.getByRole('textbox', { name: 'Street address' });
  await expect(street).toHaveValue('1 Front Street');
  await street.fill('77 Oak Row');
  await dialog.getByRole('button', { name: 'Send it there' }).click();
  await expect(main.getByText(/77 Oak Row, New York/)).toBeVisible();
  expect((await letterTo(email, 'orderAddressChanged')).text).toContain('77 Oak Row');

  await operations('ship', orderId);
  await page.reload();
  await expect(heading(page, 'On its way')).toBeVisible();
  await expectAbsent(main.getByRole('button', { name: 'Change the address' }), main.getByText(/77 Oak Row, New York/));
});
