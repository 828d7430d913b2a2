import { expect, test, type Page } from '@playwright/test';

import { CARDS } from '../src/cards';
import { cardFields, ENGLISH, NEW_YORKER } from '../src/purchase';
import { amountIn, expectReceipt, readDelivery } from '../src/receipt';
import { productInStock } from '../src/searchIndex';
import { SITES } from '../src/sites';
import { heading, visit } from '../src/visit';

/** Most presses of the tabulator from one thing to the next on any of these pages. */
const FAR = 120;

/** Presses the tabulator until the element of a role and name has the focus, as people without a pointer do. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox' | 'combobox' | 'radio', name: RegExp | string) {
  const wanted = page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).first();
  await expect(wanted).toBeVisible();
  for (let press = 0; press < FAR; press += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${role} ${String(name)}`);
}

async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, 'textbox', label);
  await page.keyboard.type(text);
}

test('buys with the keyboard alone, from the product to the confirmation [SITE-10][CHK-01][CHK-03][PAY-02]', async ({
  page,
}) => {
  const { fields } = ENGLISH;
  const { url } = await productInStock('accessories');
  await visit(page, url);
  await tabTo(page, 'button', ENGLISH.add);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'In your bag' });
  await expect(drawer).toContainText('is in your bag');
  await tabTo(page, 'link', ENGLISH.viewBag);
  await page.keyboard.press('Enter');

  await expect(heading(page, 'Your bag')).toBeFocused();
  await tabTo(page, 'button', 'One more');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await tabTo(page, 'link', ENGLISH.checkout);
  await page.keyboard.press('Enter');

  await expect(heading(page, 'Delivery')).toBeFocused();
  // Sent too early: the summary has the focus and leads to the first field.
  await tabTo(page, 'button', ENGLISH.toPayment);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: fields.email, exact: true })).toBeFocused();
  await page.keyboard.type(NEW_YORKER.email);
  await typeInto(page, fields.phone, NEW_YORKER.phone);
  await typeInto(page, fields.firstName, NEW_YORKER.firstName);
  await typeInto(page, fields.lastName, NEW_YORKER.lastName);
  await typeInto(page, fields.street, NEW_YORKER.street);
  // Town and state follow from the ZIP code.
  await typeInto(page, fields.zip, NEW_YORKER.zip);
  await expect(page.getByRole('textbox', { name: fields.city, exact: true })).toHaveValue(NEW_YORKER.city);
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('NY');
  await tabTo(page, 'radio', /^Standard/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Express/ })).toBeChecked();
  await tabTo(page, 'button', ENGLISH.toPayment);
  await page.keyboard.press('Enter');

  await expect(heading(page, 'Payment')).toBeFocused();
  const card = await cardFields(page);
  for (const [id, text] of [
    ['#card-number', CARDS.visa],
    ['#card-expiry', '12/39'],
    ['#card-code', '123'],
    ['#card-firstName', 'Ann'],
    ['#card-lastName', 'Doe'],
  ] as const) {
    const field = card.locator(id);
    for (let press = 0; press < FAR; press += 1) {
      if (await field.evaluate((element) => element === document.activeElement && document.hasFocus())) break;
      await page.keyboard.press('Tab');
    }
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
  }
  await tabTo(page, 'button', ENGLISH.place);
  const site = SITES['en-us'];
  const delivery = await readDelivery(page, site, 'Express');
  const total = await amountIn(page.getByRole('button', { name: ENGLISH.place }));
  await page.keyboard.press('Enter');
  await expectReceipt(page, site, delivery, { method: site.card('Visa', '1111'), total });
  await expect(heading(page, 'Thank you, Ann.')).toBeFocused();
});
