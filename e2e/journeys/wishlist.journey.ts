import { expect, test } from '@playwright/test';

import { modelOf, productInStock } from '../src/searchIndex';
import { newEmail, register, signIn } from '../src/shopper';
import { visit } from '../src/visit';

const PASSWORD = 'Quiet4Millimeters!';

test('takes a guest’s saved products into the account, shows them on another device and by a link [ACC-05]', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  const { url, name } = await productInStock('sunglasses');
  const model = modelOf(name);
  await visit(page, url);
  await page.getByRole('main').getByRole('button', { name: 'Save for later' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const kept = page.waitForResponse((answer) => answer.url().includes('/wishlist/@self/item'));
  await register(page, email, PASSWORD);
  expect((await kept).status()).toBe(200);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, { email, password: PASSWORD });
  await visit(other, '/wishlist');
  const main = other.getByRole('main');
  await expect(main.getByRole('link', { name: new RegExp(model) }).first()).toBeVisible();
  await main.getByRole('button', { name: 'Share by link' }).click();
  const href = await main.getByRole('link', { name: 'The link' }).getAttribute('href');

  const strangers = await browser.newContext();
  const stranger = await strangers.newPage();
  await visit(stranger, href ?? '');
  await expect(stranger.getByRole('heading', { level: 1, name: 'A shared list' })).toBeVisible();
  await expect(stranger.getByRole('link', { name: new RegExp(model) }).first()).toBeVisible();
  await main.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(main.getByRole('button', { name: 'Share by link' })).toBeVisible();
  await visit(stranger, href ?? '');
  await expect(stranger.getByText('This list is not shared any more.')).toBeVisible();
  await strangers.close();
  await context.close();
});
