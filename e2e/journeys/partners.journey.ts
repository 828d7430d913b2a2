import { expect, test } from '@playwright/test';

import { expectAbsent } from '../src/absence';
import { expectSheetDone, standInSheet } from '../src/appleSheet';
import { answerPartner, fillBilling, payBy, placeOrder } from '../src/payment';
import { confirmedOrder, goToPayment, ITALIAN, MILANESE, putIntoBag } from '../src/purchase';
import { expectReceipt, readDelivery } from '../src/receipt';
import { productInStock } from '../src/searchIndex';
import { SITES } from '../src/sites';
import { complaints, heading, visit } from '../src/visit';

test('pays at PayPal straight from the product, and confirms the total with delivery and tax in the shop [PAY-06]', async ({
  page,
}) => {
  const heard = complaints(page);
  const { url } = await productInStock('sunglasses');
  await visit(page, url);
  await page.getByRole('button', { name: 'Pay with PayPal' }).click();
  await answerPartner(page, 'PayPal', { email: 'robin.vale@example.com' });

  await expect(heading(page, 'Payment')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Robin Vale, 28 Harbor Street');
  await expect(main.getByRole('radio', { name: /^PayPal/ })).toBeChecked();
  const site = SITES['en-us'];
  const delivery = await readDelivery(page, site, 'Standard');
  const total = await placeOrder(page, site);
  await expectReceipt(page, site, delivery, { method: site.methods.PAYPAL.name, total });
  await expect(heading(page, 'Thank you, Robin.')).toBeVisible();
  expect(heard).toEqual([]);
});

test.describe('on a phone in Italian', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'it-IT' });

  test('comes back from PayPal without paying, then pays there, and is never asked twice [PAY-06][SITE-09]', async ({
    page,
  }) => {
    const { url } = await productInStock('sunglasses');
    await putIntoBag(page, url.replace('/sunglasses/', '/it-it/occhiali-da-sole/'), ITALIAN);
    await goToPayment(page, MILANESE, ITALIAN);
    const main = page.getByRole('main');
    const site = SITES['it-it'];
    const delivery = await readDelivery(page, site, 'Standard');
    await fillBilling(page, site);
    await main.getByRole('radio', { name: site.methods.PAYPAL.row }).check();
    await page.getByRole('button', { name: /^Continua con PayPal/ }).click();
    await answerPartner(page, 'PayPal', 'cancel');
    await expect(page.getByRole('alert').filter({ hasText: 'Non è stato addebitato nulla' })).toBeVisible();
    await expect(main).toContainText(MILANESE.street);
    // The address has had the code since: it is not asked for again.
    await expectAbsent(main.getByLabel('Codice fiscale', { exact: true }), main.getByText(MILANESE.street).first());
    const orderId = await expectReceipt(page, site, delivery, await payBy(page, site, 'PAYPAL'));
    await page.reload();
    expect(await confirmedOrder(page)).toBe(orderId);
  });
});

test('tells what Affirm refused, then pays with the sheet of the browser [PAY-07][PAY-08]', async ({ page }) => {
  await standInSheet(page);
  const { url } = await productInStock('sunglasses');
  await putIntoBag(page, url);
  await goToPayment(page);
  const site = SITES['en-us'];
  const delivery = await readDelivery(page, site, 'Standard');
  await page.getByRole('radio', { name: site.methods.AFFIRM.row }).check();
  await page.getByRole('button', { name: /^Continue to Affirm/ }).click();
  // Approved there, and refused when it is charged.
  await answerPartner(page, 'Affirm', { email: 'ann+declined@example.com' });
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was charged' })).toBeVisible();
  await expectReceipt(page, site, delivery, await payBy(page, site, 'APPLE_PAY'));
  await expectSheetDone(page);
});
