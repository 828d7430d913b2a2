import { expect, test, type Locator, type Page } from '@playwright/test';

import { expectGone } from '../src/absence';
import { expectAccessible } from '../src/accessibility';
import { settled } from '../src/settled';
import { EMMA, newEmail } from '../src/shopper';
import { heading, markDocument, visit } from '../src/visit';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const account = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Account' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Presses what is in view where it stands: a press by name scrolls to the place that a sticky header has without scrolling. */
async function pressInPlace(page: Page, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('What is to be pressed is not in view.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** A list, some way down, with the header in view: it comes back with the first turn upwards. */
async function onList(page: Page): Promise<void> {
  await visit(page, '/sunglasses');
  await settled(page);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => scrolled(page)).toBe(700);
}

test('signs in over the page at hand, by keyboard alone, and is back at it [ROUTE-07][AUTH-07]', async ({ page }) => {
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
});

test('registers over the page and says so there; Escape leads back to its place, and a reload shows the page [ROUTE-07]', async ({
  page,
}) => {
  await onList(page);
  await pressInPlace(page, account(page));
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
  expect(await scrolled(page)).toBe(700);

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
