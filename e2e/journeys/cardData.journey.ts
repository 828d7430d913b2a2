import { expect, test } from '@playwright/test';

import { filesHolding } from '../src/dataFolder';
import { placeOrder } from '../src/payment';
import { cardFields, goToPayment, putIntoBag } from '../src/purchase';
import { expectReceipt, readDelivery } from '../src/receipt';
import { productInStock } from '../src/searchIndex';
import { E2E_DATA } from '../src/shopAddress';
import { register, newEmail } from '../src/shopper';
import { SITES } from '../src/sites';
import { visit } from '../src/visit';

/** A card nobody else uses, so that every trace of it is a leak; it is accepted. */
const CANARY = { number: '4929135790864288', code: '739', spaced: '4929 1357 9086 4288' };
const AMEX = { number: '371449635398431', code: '7391' };

test('keeps a card for the next time, and leaves its number nowhere outside the payment service [PAY-02][PAY-09][ACC-04]', async ({
  page,
  baseURL,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin === baseURL || !request.url().endsWith('/tokens'))
      sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));

  await register(page, { email: newEmail(), password: 'Sightline1!' });
  await visit(page, '/account/payment-methods');
  await page.getByRole('button', { name: 'Add a card' }).click();
  const fields = await cardFields(page);
  await fields.locator('#card-number').fill(AMEX.number);
  await expect(fields.locator('#card-brand')).toHaveText('AMEX');
  await fields.locator('#card-code').fill(AMEX.code);
  await fields.locator('#card-number').fill(CANARY.number);
  await expect(fields.locator('#card-brand')).toHaveText('VISA');
  await fields.locator('#card-expiry').fill('12/39');
  await fields.locator('#card-code').fill(CANARY.code);
  await fields.locator('#card-firstName').fill('Ann');
  await fields.locator('#card-lastName').fill('Doe');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('heading', { name: /Visa ending in 4288/ })).toBeVisible();

  // The saved card pays without being typed again.
  const { url } = await productInStock('sunglasses');
  await putIntoBag(page, url);
  await goToPayment(page);
  await expect(page.getByRole('radio', { name: /^Visa ending in 4288/ })).toBeChecked();
  const site = SITES['en-us'];
  const delivery = await readDelivery(page, site, 'Standard');
  const total = await placeOrder(page, site);
  await expectReceipt(page, site, delivery, { method: site.card('Visa', '4288'), total });

  const needles = [CANARY.number, CANARY.spaced, AMEX.number, `"${AMEX.code}"`, `"${CANARY.code}"`];
  const stored = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie, document.title]),
  );
  for (const needle of needles) {
    expect(sent.filter((one) => one.includes(needle))).toEqual([]);
    expect(said.filter((one) => one.includes(needle))).toEqual([]);
    expect(stored).not.toContain(needle);
  }
  expect(filesHolding(E2E_DATA, [CANARY.number, CANARY.spaced, AMEX.number])).toEqual([]);
});
