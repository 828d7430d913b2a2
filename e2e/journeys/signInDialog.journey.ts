import { expect, test, type Page } from '@playwright/test';

import { expectGone } from '../src/absence';
import { expectAccessible } from '../src/accessibility';
import { AS_EMMA, EMMA, newEmail } from '../src/shopper';
import { heading, markDocument, visit } from '../src/visit';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const account = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Account' });

test(
  'signs in over the page at hand, by keyboard alone, and is back at the page [ROUTE-07][AUTH-07]',
  AS_EMMA,
  async ({ page }) => {
    await visit(page, '/sunglasses');
    const isSameDocument = await markDocument(page);
    await account(page).focus();
    await page.keyboard.press('Enter');
    const signIn = dialog(page, 'Sign in');
    await expect(signIn.getByRole('heading', { name: 'Sign in' })).toBeFocused();
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(page).toHaveTitle('Sign in | Sightline');
    await expectAccessible(page, 'sign-in over the list');

    await expectGone(signIn, () => page.goBack());
    await expect(page).toHaveURL(/\/sunglasses$/);
    await expect(page).toHaveTitle(/Sunglasses/);
    await expect(account(page)).toBeFocused();

    await page.goForward();
    await expect(signIn).toBeVisible();
    await signIn.getByLabel('E-mail', { exact: true }).fill(EMMA.email);
    await signIn.getByLabel('Password', { exact: true }).fill(EMMA.password);
    await expectGone(signIn, () => page.keyboard.press('Enter'));
    await expect(page).toHaveURL(/\/sunglasses$/);
    await expect(heading(page, 'Sunglasses')).toBeVisible();
    await isSameDocument();

    // Who is signed in has an account to go to.
    await account(page).click();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
);

test('registers over the page and says so there; Escape leads back at once, and a reload shows the page [ROUTE-07]', async ({
  page,
}) => {
  await visit(page, '/sunglasses');
  await account(page).click();
  await dialog(page, 'Sign in').getByRole('link', { name: 'Create an account' }).click();
  const form = dialog(page, 'Create an account');
  await expect(page).toHaveURL(/\/sign-in\/register$/);
  await form.getByLabel('First name', { exact: true }).fill('Ann');
  await form.getByLabel('Last name', { exact: true }).fill('Doe');
  await form.getByLabel('E-mail', { exact: true }).fill(newEmail());
  await form.getByLabel('Password', { exact: true }).fill('Sightline1!');
  await form.getByRole('button', { name: 'Create account' }).click();
  const done = dialog(page, 'Your account is ready');
  await expect(done).toContainText('You are signed in.');
  await expect(page).toHaveURL(/\/sign-in\/registration-success$/);
  await expectGone(done, () => page.keyboard.press('Escape'));
  await expect(page).toHaveURL(/\/sunglasses$/);

  await page.goForward();
  await expect(dialog(page, 'Sign in')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Password', { exact: true })).toBeVisible();
});

test('says on a page of its own that the password is changed, where nothing lies below [ROUTE-07]', async ({
  page,
}) => {
  await visit(page, '/sign-in/reset-password-success');
  await expect(heading(page, 'Your password is changed')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(heading(page, 'Sign in')).toBeVisible();
});
