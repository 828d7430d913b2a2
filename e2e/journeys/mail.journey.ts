import { expect, test } from '@playwright/test';
import { shownOrderNumber } from '@sightline/shared-lib/domain/order';

import { CARDS } from '../src/cards';
import { letterTo, shownLetter } from '../src/mailbox';
import { fillBilling, placeOrder } from '../src/payment';
import { confirmedOrder, goToPayment, ITALIAN, MILANESE, NEW_YORKER, putIntoBag, typeCard } from '../src/purchase';
import { productInStock } from '../src/searchIndex';
import { newEmail, register, signIn } from '../src/shopper';
import { SITES } from '../src/sites';
import { heading, visit } from '../src/visit';

const PASSWORD = 'Quiet4Millimeters!';

/** An amount without the spaces that differ between a page and a text. */
const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');

test('confirms a new account by the code of its letter, and writes a receipt that leads to the order [ACC-09][AUTH-07]', async ({
  page,
}) => {
  const email = newEmail();
  await register(page, { email, password: PASSWORD });
  const main = page.getByRole('main');
  const { facts } = await letterTo(email, 'registrationCode');
  await main.getByLabel('Code from the e-\u2060mail').fill(String(facts['code']));
  await main.getByRole('button', { name: 'Confirm the e-\u2060mail' }).click();
  await expect(main.getByText('Your e-\u2060mail is confirmed.')).toBeVisible();

  const { url } = await productInStock('sunglasses');
  await putIntoBag(page, url);
  await goToPayment(page, { ...NEW_YORKER, email });
  await typeCard(page, CARDS.visa);
  const total = await placeOrder(page, SITES['en-us']);
  const orderId = await confirmedOrder(page);

  const receipt = await letterTo(email, 'orderReceived');
  expect(receipt).toMatchObject({ subject: `We have your order ${shownOrderNumber(orderId)}`, locale: 'en-us' });
  await page.goto(shownLetter(receipt));
  await expect(page.locator('tr').filter({ hasText: /^\s*Total/ })).toContainText(total);
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page).toHaveURL(new RegExp(`/account/my-orders/${orderId}$`));
  await expect(page.getByRole('main')).toContainText(total);
});

test('writes to a guest in Italian, with the total and a link that opens the order [ACC-09][SITE-09]', async ({
  page,
}) => {
  const email = newEmail();
  const { url } = await productInStock('sunglasses');
  await putIntoBag(page, url.replace('/sunglasses/', '/it-it/occhiali-da-sole/'), ITALIAN);
  await goToPayment(page, { ...MILANESE, email }, ITALIAN);
  const site = SITES['it-it'];
  await fillBilling(page, site);
  await typeCard(page, CARDS.mastercard);
  const total = await placeOrder(page, site);
  const orderId = await confirmedOrder(page);

  const receipt = await letterTo(email, 'orderReceived');
  expect(receipt).toMatchObject({
    subject: `Abbiamo ricevuto il tuo ordine ${shownOrderNumber(orderId)}`,
    locale: 'it-it',
  });
  expect(spaced(receipt.text)).toContain(`Totale: ${spaced(total)}`);
  await page.goto(shownLetter(receipt));
  await expect(page.locator('html')).toHaveAttribute('lang', 'it-IT');
  await page.getByRole('link', { name: 'Vedi l’ordine' }).click();
  await expect(page).toHaveURL(new RegExp(`/it-it/segui-il-tuo-ordine/${orderId}$`));
  await expect(heading(page, 'Abbiamo il tuo ordine')).toBeVisible();
});

test('sets a new password with the letter of somebody who forgot the old one [ACC-09][AUTH-07]', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await register(page, { email, password: PASSWORD });

  // On another device, where nobody is signed in.
  const context = await browser.newContext();
  const other = await context.newPage();
  await visit(other, '/sign-in/forgot-password');
  const main = other.getByRole('main');
  await main.getByLabel('E-mail', { exact: true }).fill(email);
  await main.getByRole('button', { name: 'Send the code' }).click();
  await expect(other).toHaveURL(/\/sign-in\/reset-password/);

  const letter = await letterTo(email, 'passwordResetCode');
  await other.goto(shownLetter(letter));
  await other.getByRole('link', { name: 'Choose a new password' }).click();
  await expect(main.getByLabel('Code from the e-\u2060mail')).toHaveValue(String(letter.facts['code']));
  await main.getByLabel('New password', { exact: true }).fill('Another5Millimeters!');
  await main.getByRole('button', { name: 'Change the password' }).click();
  await expect(other).toHaveURL(/\/sign-in\/reset-password-success/);
  await signIn(other, { email, password: 'Another5Millimeters!' });
  await context.close();
});
