import { expect, test } from '@playwright/test';

import { CARDS } from '../src/cards';
import { answerBank, fillBilling, placeOrder } from '../src/payment';
import { ENGLISH, fillContact, putIntoBag, typeCard, type Buyer } from '../src/purchase';
import { expectReceipt, readDelivery } from '../src/receipt';
import { modelOf, productInStock } from '../src/searchIndex';
import { AS_EMMA, EMMA, signIn } from '../src/shopper';
import { SITES } from '../src/sites';
import { heading } from '../src/visit';

const EMMA_CARTER: Buyer = {
  email: EMMA.email,
  phone: '2065550114',
  firstName: 'Emma',
  lastName: 'Carter',
  street: '812 Pine Street',
  zip: '98101',
  city: 'Seattle',
  state: { label: 'State', value: 'Washington' },
};

test(
  'buys with an account, collects in a store and answers the bank’s challenge [CHK-03][STOR-07][PAY-04]',
  AS_EMMA,
  async ({ page }) => {
    await signIn(page, EMMA);
    const { url, name } = await productInStock('eyeglasses');
    await putIntoBag(page, url);
    await page.getByRole('link', { name: ENGLISH.checkout }).click();
    await expect(heading(page, 'Delivery')).toBeVisible();
    await page.getByRole('radio', { name: /^Collect in a store/ }).check();
    const main = page.getByRole('main');
    await main.getByRole('combobox', { name: 'City or ZIP code' }).fill('10001');
    await main.getByRole('button', { name: 'Search' }).click();
    const store = main.locator('input[name="pickup-store"]').first();
    await store.check();
    await fillContact(page, EMMA_CARTER);
    await main.getByLabel('First name', { exact: true }).fill(EMMA_CARTER.firstName);
    await main.getByLabel('Last name', { exact: true }).fill(EMMA_CARTER.lastName);
    await page.getByRole('button', { name: ENGLISH.toPayment }).click();

    await expect(heading(page, 'Payment')).toBeVisible();
    await expect(main).toContainText('Collect from');
    const site = { ...SITES['en-us'], buyer: EMMA_CARTER };
    const delivery = await readDelivery(page, site, 'ShipToStore');
    await fillBilling(page, site);
    await typeCard(page, CARDS.challenged);
    const total = await placeOrder(page, site);
    await answerBank(page, site);
    await expectReceipt(page, site, delivery, { method: site.card('Visa', '2475'), total });
    await expect(page.getByRole('main')).toContainText(modelOf(name));
    await expect(page.getByRole('link', { name: 'See the order' })).toBeVisible();
  },
);
