import { expect, test } from '@playwright/test';

import { confirmedOrder, ENGLISH, putIntoBag, typeCard } from '../src/purchase';
import { modelOf, productInStock } from '../src/searchIndex';
import { EMMA, signIn } from '../src/shopper';
import { heading } from '../src/visit';

test('buys with an account, collects in a store and answers the bank’s challenge [CHK-03][STOR-07][PAY-04]', async ({
  page,
}) => {
  await signIn(page, EMMA);
  const { url, name } = await productInStock('eyeglasses');
  await putIntoBag(page, url);
  await page.getByRole('link', { name: ENGLISH.checkout }).click();
  await expect(heading(page, 'Delivery')).toBeVisible();
  await page.getByRole('radio', { name: /^Collect in a store/ }).check();
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Town or postal code' }).fill('10001');
  await main.getByRole('button', { name: 'Search' }).click();
  const store = main.locator('input[name="pickup-store"]').first();
  await store.check();
  for (const [label, value] of [
    ['E-mail', EMMA.email],
    ['Phone', '2065550114'],
    ['First name', 'Emma'],
    ['Last name', 'Carter'],
  ] as const) {
    await main.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: ENGLISH.toPayment }).click();

  await expect(heading(page, 'Payment')).toBeVisible();
  await expect(main).toContainText('Collect from');
  const billing = main.getByRole('group', { name: 'Billing address' });
  if (await billing.isVisible()) {
    await billing.getByLabel('Street address', { exact: true }).fill('812 Pine Street');
    await billing.getByLabel('ZIP code', { exact: true }).fill('98101');
    await billing.getByLabel('City', { exact: true }).fill('Seattle');
    await billing.getByLabel('State', { exact: true }).selectOption({ label: 'Washington' });
  }
  await typeCard(page, '4000900000052475');
  await page.getByRole('button', { name: ENGLISH.place }).click();

  const bank = page.getByRole('dialog', { name: 'Your bank asks' }).locator('iframe').contentFrame();
  await bank.locator('#challenge-code').fill('123456');
  await bank.locator('#challenge-confirm').click();
  await confirmedOrder(page);
  await expect(page.getByRole('main')).toContainText(modelOf(name));
  await expect(page.getByRole('link', { name: 'See the order' })).toBeVisible();
});
