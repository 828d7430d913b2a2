import { expect, test, type Page } from '@playwright/test';

import { expectAbsent, expectGone } from '../src/absence';
import { CARDS } from '../src/cards';
import { confirmedOrder, ENGLISH, goToPayment, NEW_YORKER, putIntoBag, typeCard } from '../src/purchase';
import { modelOf, productInStock } from '../src/searchIndex';
import { AS_EMMA, EMMA, newEmail, register, signIn } from '../src/shopper';
import { heading, visit } from '../src/visit';

const PASSWORD = 'Quiet4Millimeters!';

test('keeps a guest’s bag through registration and shows the order in the account [AUTH-07][AUTH-09][ORD-02]', async ({
  page,
}) => {
  const email = newEmail();
  const { url, name } = await productInStock('sunglasses');
  await putIntoBag(page, url);
  await register(page, { email, password: PASSWORD });

  await visit(page, '/cart');
  await expect(page.getByRole('main')).toContainText(modelOf(name));
  await goToPayment(page, { ...NEW_YORKER, email });
  await typeCard(page, CARDS.visa);
  await page.getByRole('button', { name: ENGLISH.place }).click();
  const orderId = await confirmedOrder(page);

  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page).toHaveURL(new RegExp(`/account/my-orders/${orderId}$`));
  await expect(page.getByRole('main')).toContainText(modelOf(name));
  await visit(page, '/account/my-orders');
  await expect(page.locator(`main a[href$="/${orderId}"]`).first()).toBeVisible();
});

test('merges a guest’s bag into the shopper’s own at sign-in [AUTH-09]', async ({ page, browser }) => {
  const email = newEmail();
  const [first, second] = [await productInStock('sunglasses'), await productInStock('accessories')];
  await register(page, { email, password: PASSWORD });
  await putIntoBag(page, first.url);

  const context = await browser.newContext();
  const other = await context.newPage();
  await putIntoBag(other, second.url);
  await signIn(other, { email, password: PASSWORD });
  await visit(other, '/cart');
  await expect(other.getByRole('main')).toContainText(modelOf(first.name));
  await expect(other.getByRole('main')).toContainText(modelOf(second.name));
  await context.close();
});

test('refuses a wrong password in place and keeps what was typed [AUTH-07]', async ({ page }) => {
  await visit(page, '/sign-in');
  const main = page.getByRole('main');
  await main.getByLabel('E-mail', { exact: true }).fill(newEmail());
  await main.getByLabel('Password', { exact: true }).fill('not-the-password');
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect(main.getByText('That e-\u2060mail and password do not match.')).toBeVisible();
  await expect(main.getByLabel('Password', { exact: true })).toHaveValue('not-the-password');
  await expect(page).toHaveURL(/\/sign-in$/);
});

test('signs out in every tab when one signs out [AUTH-09]', AS_EMMA, async ({ page, context }) => {
  await signIn(page, EMMA);
  const second = await context.newPage();
  await visit(second, '/account');
  await expect(second.getByRole('button', { name: 'Sign out' })).toBeVisible();
  const signOut = (tab: Page) => tab.getByRole('button', { name: 'Sign out' });
  await expectGone(signOut(second), () => expectGone(signOut(page), () => signOut(page).click()));
  await visit(second, '/account/my-orders');
  // A page that does not know its shopper yet has the title of the orders.
  await expectAbsent(signOut(second), heading(second, 'Sign in'));
});
