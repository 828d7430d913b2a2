import { expect, test } from '@playwright/test';

import { expectAccessible } from '../src/accessibility';
import { shopperIn } from '../src/commerce';
import { addContactLenses } from '../src/contactLenses';
import { placeBag } from '../src/lensOrder';
import { newEmail } from '../src/shopper';
import { visit } from '../src/visit';

const DAY_MS = 86_400_000;

test('reminds of contact lenses on the day that was chosen, and orders them again in one press [REM-01][ACC-01][RX-20]', async ({
  page,
  context,
}) => {
  const call = await shopperIn(context, 'en-us', { email: newEmail(), password: 'Sightline1!' });
  // The account knows who came; a page for everybody would begin with a new guest.
  await visit(page, '/account');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await addContactLenses(page);
  const { body } = await call('GET', 'cart/@self');
  const orderId = String(body['orderId']);
  await placeBag(call, 'en-us', orderId);

  await visit(page, `/account/my-orders/${orderId}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Remind me' }).click();
  const inThreeDays = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  await main.getByLabel('Day').fill(inThreeDays);
  await main.getByLabel('How often').selectOption('every 90 days');
  await expectAccessible(page, 'the form of a reminder');
  await main.getByRole('button', { name: 'Save the reminder' }).click();
  await expect(main).toContainText(/We write to you on .+, every 90 days\./);

  await visit(page, '/account');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting).toContainText('Reminder for');
  await waiting.getByRole('link', { name: 'Order again' }).click();
  await expect(page).toHaveURL(/\/account\/order-reminder$/);
  await expectAccessible(page, 'the reminders of a shopper');
  await main.getByRole('button', { name: 'Buy again' }).click();
  const drawer = page.getByRole('dialog', { name: /bag/ });
  await expect(drawer).toContainText('Right eye, power');
  await expect(drawer).toContainText('Left eye, power');
});
