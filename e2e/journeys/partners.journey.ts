import { expect, test, type Page } from '@playwright/test';

import { confirmedOrder, ENGLISH, goToPayment, ITALIAN, MILANESE, putIntoBag } from '../src/purchase';
import { productInStock } from '../src/searchIndex';
import { complaints, heading, visit } from '../src/visit';

/** Answers on a partner's own page, and comes back to the shop. */
async function answer(page: Page, partner: string, how: { readonly email: string } | 'cancel'): Promise<void> {
  await expect(heading(page, new RegExp(partner))).toBeVisible();
  expect(new URL(page.url()).origin).not.toBe(new URL(String(test.info().project.use.baseURL)).origin);
  if (how === 'cancel') {
    await page.locator('#partner-cancel').click();
    return;
  }
  await page.locator('#partner-email').fill(how.email);
  await page.locator('#partner-confirm').click();
}

async function fillBag(page: Page): Promise<void> {
  const { url } = await productInStock('sunglasses');
  await putIntoBag(page, url);
}

test('pays at PayPal straight from the product, and confirms the total with delivery and tax in the shop [PAY-06]', async ({
  page,
}) => {
  const heard = complaints(page);
  const { url } = await productInStock('sunglasses');
  await visit(page, url);
  await page.getByRole('button', { name: 'Pay with PayPal' }).click();
  await answer(page, 'PayPal', { email: 'robin.vale@example.com' });

  await expect(heading(page, 'Payment')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Robin Vale, 28 Harbor Street');
  await expect(main.getByRole('radio', { name: /^PayPal/ })).toBeChecked();
  const place = page.getByRole('button', { name: ENGLISH.place });
  const total = /\$[\d,.]+/.exec((await place.textContent()) ?? '')?.[0] ?? 'none';
  await place.click();
  await confirmedOrder(page);
  await expect(heading(page, 'Thank you, Robin.')).toBeVisible();
  await expect(main).toContainText(total);
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
    const leave = async () => {
      await main.getByLabel('Codice fiscale', { exact: true }).fill('RSSMRA80A01H501U');
      await main.getByRole('radio', { name: /^PayPal/ }).check();
      await page.getByRole('button', { name: /^Continua con PayPal/ }).click();
    };
    await leave();
    await answer(page, 'PayPal', 'cancel');
    await expect(page.getByRole('alert').filter({ hasText: 'Non è stato addebitato nulla' })).toBeVisible();
    await expect(main).toContainText(MILANESE.street);
    await leave();
    await answer(page, 'PayPal', { email: MILANESE.email });
    const orderId = await confirmedOrder(page);
    await page.reload();
    expect(await confirmedOrder(page)).toBe(orderId);
  });
});

test('pays in four parts with the code the partner asks for [PAY-07]', async ({ page }) => {
  await fillBag(page);
  await goToPayment(page);
  await page.getByRole('radio', { name: /^Four payments of/ }).check();
  const widget = page.locator('iframe[src*="/klarna/widget"]').contentFrame();
  await expect(widget.getByText(/^4 payments of/)).toBeVisible();
  await page.getByRole('button', { name: ENGLISH.place }).click();
  await widget.locator('#klarna-code').fill('999999');
  await widget.locator('#klarna-confirm').click();
  await expect(widget.getByRole('alert')).toHaveText('Type the six digits of the message.');
  await widget.locator('#klarna-code').fill('123456');
  await widget.locator('#klarna-confirm').click();
  await confirmedOrder(page);
});

test('tells what Affirm refused, then pays with the sheet of the browser [PAY-07][PAY-08]', async ({ page }) => {
  // A stand-in for the sheet, which only Apple's browsers have: it approves what it is opened for.
  await page.addInitScript(() => {
    class Sheet {
      static STATUS_SUCCESS = 0;
      static STATUS_FAILURE = 1;
      static canMakePayments = () => true;
      onpaymentauthorized: ((event: object) => void) | null = null;
      onvalidatemerchant: ((event: object) => void) | null = null;
      constructor(
        _version: number,
        readonly request: { total: { amount: string }; currencyCode: string },
      ) {}
      begin() {
        this.onvalidatemerchant?.({ validationURL: '' });
      }
      completeMerchantValidation() {
        const { total, currencyCode } = this.request;
        const transactionId = crypto.randomUUID();
        const data = btoa(JSON.stringify({ amount: total.amount, currency: currencyCode, email: '' }));
        const header = { ephemeralPublicKey: 'k', publicKeyHash: 'h', transactionId };
        const paymentData = { version: 'EC_v1', data, signature: 's', header };
        this.onpaymentauthorized?.({
          payment: {
            token: { paymentData, paymentMethod: {}, transactionIdentifier: transactionId },
            billingContact: { givenName: 'Ann', familyName: 'Doe', countryCode: 'US', postalCode: '10001' },
          },
        });
      }
      completePayment({ status }: { status: number }) {
        document.documentElement.dataset['sheet'] = String(status);
      }
    }
    Object.defineProperty(window, 'ApplePaySession', { value: Sheet });
  });
  await fillBag(page);
  await goToPayment(page);
  await page.getByRole('radio', { name: /^Monthly payments/ }).check();
  await page.getByRole('button', { name: /^Continue to Affirm/ }).click();
  await answer(page, 'Affirm', { email: 'ann+denied@example.com' });
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was charged' })).toBeVisible();
  await page.getByRole('radio', { name: /^Apple Pay/ }).check();
  await page.getByRole('button', { name: ENGLISH.place }).click();
  await confirmedOrder(page);
  await expect(page.locator('html')).toHaveAttribute('data-sheet', '0');
});
