import { expect, type Page } from '@playwright/test';

/** A stand-in for the payment sheet, which only Apple's browsers have: it approves what it is opened for. */
export async function standInSheet(page: Page): Promise<void> {
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
}

/** The sheet was told that the order is placed. */
export async function expectSheetDone(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-sheet', '0');
}
