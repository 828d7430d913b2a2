import { expect, test } from '@playwright/test';

import { operations } from '../src/lensOrder';
import { letterTo, shownLetter } from '../src/mailbox';
import { newEmail, register, signIn } from '../src/shopper';
import { visit } from '../src/visit';

const PASSWORD = 'Old5Millimeters!';

/** Longer than the pause that lies between two attempts of a shopper (AUTH-08). */
const PAUSE_MS = 3_500;

test('makes a shopper whose password has expired choose a new one, and lets them in with it [AUTH-10][ACC-09]', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await register(page, { email, password: PASSWORD });
  await operations('password', 'expire', email);

  const context = await browser.newContext();
  const other = await context.newPage();
  await visit(other, '/sign-in');
  const main = other.getByRole('main');
  await main.getByLabel('E-mail', { exact: true }).fill(email);
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  const triedAt = Date.now();
  const note = main.getByRole('alert').filter({ hasText: 'Your password has expired.' });
  await note.getByRole('link').click();
  await expect(other).toHaveURL(/\/sign-in\/forgot-password/);
  await main.getByLabel('E-mail', { exact: true }).fill(email);
  await main.getByRole('button', { name: 'Send the code' }).click();
  await expect(other).toHaveURL(/\/sign-in\/reset-password/);

  await other.goto(shownLetter(await letterTo(email, 'passwordResetCode')));
  await other.getByRole('link', { name: 'Choose a new password' }).click();
  await main.getByLabel('New password', { exact: true }).fill('Another5Millimeters!');
  await main.getByRole('button', { name: 'Change the password' }).click();
  await expect(other).toHaveURL(/\/sign-in\/reset-password-success/);
  await other.waitForTimeout(Math.max(0, triedAt + PAUSE_MS - Date.now()));
  await signIn(other, { email, password: 'Another5Millimeters!' });
  await context.close();
});
