import { expect, test } from '@playwright/test';

import { WITH_PICTURES } from '../src/browser';
import { CARDS } from '../src/cards';
import { fillBilling, placeOrder } from '../src/payment';
import {
  ENGLISH,
  fillAddress,
  fillContact,
  ITALIAN,
  MILANESE,
  NEW_YORKER,
  putIntoBag,
  typeCard,
} from '../src/purchase';
import { expectReceipt, readDelivery } from '../src/receipt';
import { productInStock } from '../src/searchIndex';
import { SITES } from '../src/sites';
import { complaints, heading, visit } from '../src/visit';
import { inEveryForm } from '../src/walked';

// With everything that moves: its pages have to be usable while it does.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// The way that is walked with the goods to be seen.
test.use({ launchOptions: WITH_PICTURES });

test('buys as a guest with delivery, from the listing to the confirmation [CHK-01][CHK-02][CHK-06][PAY-02]', async ({
  page,
}) => {
  const heard = complaints(page);
  const { url, name } = await productInStock('sunglasses');
  await visit(page, '/sunglasses');
  await page.locator(`main a[href="${url}"]`).first().click();
  const picture = page.getByRole('main').getByRole('img').first();
  await expect.poll(() => picture.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: ENGLISH.add }).first().click();
  const drawer = page.getByRole('dialog', { name: 'In your bag' });
  await expect(drawer).toContainText(name);
  await drawer.getByRole('link', { name: ENGLISH.viewBag }).click();
  await page.getByRole('link', { name: ENGLISH.checkout }).click();

  await expect(heading(page, 'Delivery')).toBeVisible();
  await fillContact(page, NEW_YORKER);
  await fillAddress(page, NEW_YORKER);
  await page.getByRole('button', { name: ENGLISH.toPayment }).click();

  await expect(heading(page, 'Payment')).toBeVisible();
  const site = SITES['en-us'];
  const delivery = await readDelivery(page, site, 'Standard');
  await typeCard(page, CARDS.visa);
  const total = await placeOrder(page, site);
  await expectReceipt(page, site, delivery, { method: site.card('Visa', '1111'), total });
  await expect(heading(page, 'Thank you, Ann.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(NEW_YORKER.email);
  expect(heard).toEqual([]);

  // What was bought has left the bag.
  await visit(page, '/cart');
  await expect(page.getByRole('main')).toContainText('Nothing here yet.');
});

// Glasses, contact lenses and partners are bought so in any case.
for (const device of inEveryForm<string>([], ['on a phone in Italian']))
  test.describe(device, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'it-IT' });

    test('buys as a guest with the fields of the country [CHK-01][SITE-07][SITE-09][PAY-02]', async ({ page }) => {
      const { url } = await productInStock('sunglasses');
      await putIntoBag(page, url.replace('/sunglasses/', '/it-it/occhiali-da-sole/'), ITALIAN);
      await page.getByRole('link', { name: ITALIAN.checkout }).click();
      await expect(page).toHaveURL(/\/it-it\/cassa\/spedizione$/);
      await fillContact(page, MILANESE, ITALIAN);
      await fillAddress(page, MILANESE, ITALIAN);
      await page.getByRole('button', { name: ITALIAN.toPayment }).click();
      await expect(page).toHaveURL(/\/it-it\/cassa\/pagamento$/);
      const site = SITES['it-it'];
      const delivery = await readDelivery(page, site, 'Standard');
      await fillBilling(page, site);
      await typeCard(page, CARDS.mastercard);
      const total = await placeOrder(page, site);
      await expectReceipt(page, site, delivery, { method: site.card('Mastercard', '4444'), total });
      await expect(heading(page, 'Grazie, Anna.')).toBeVisible();
      // Nothing sticks out of a narrow screen.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });
