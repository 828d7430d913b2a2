import type { AppleSheet, ApplePayment } from '../features/payment/applePay';

/** A sheet as it was opened, and what it was told since, in order. */
export interface OpenedSheet extends AppleSheet {
  readonly request: object;
  readonly told: (readonly [what: string, detail?: unknown])[];
  authorise(payment: ApplePayment): void;
}

/** Stands in for the payment sheet, which only Apple's browsers have, in every test of a file; answers the sheets of the test. */
export function standInForAppleSheet(): readonly OpenedSheet[] {
  const sheets: OpenedSheet[] = [];
  class StandIn implements OpenedSheet {
    static readonly STATUS_SUCCESS = 0;
    static readonly STATUS_FAILURE = 1;
    static canMakePayments() {
      return true;
    }
    onvalidatemerchant: AppleSheet['onvalidatemerchant'] = null;
    onshippingcontactselected: AppleSheet['onshippingcontactselected'] = null;
    onshippingmethodselected: AppleSheet['onshippingmethodselected'] = null;
    onpaymentauthorized: AppleSheet['onpaymentauthorized'] = null;
    oncancel: AppleSheet['oncancel'] = null;
    readonly told: (readonly [what: string, detail?: unknown])[] = [];
    constructor(
      _version: number,
      readonly request: object,
    ) {
      sheets.push(this);
    }
    begin() {
      this.told.push(['begin']);
      this.onvalidatemerchant?.({ validationURL: 'https://apple.example' });
    }
    abort() {
      this.told.push(['abort']);
    }
    completeMerchantValidation() {
      this.told.push(['merchant']);
    }
    completeShippingContactSelection(update: object) {
      this.told.push(['contact', update]);
    }
    completeShippingMethodSelection(update: object) {
      this.told.push(['mode', update]);
    }
    completePayment({ status }: { readonly status: number }) {
      this.told.push(['payment', status]);
    }
    authorise(payment: ApplePayment) {
      this.onpaymentauthorized?.({ payment });
    }
  }
  beforeEach(() => {
    sheets.length = 0;
    Object.defineProperty(globalThis, 'ApplePaySession', { configurable: true, value: StandIn });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'ApplePaySession'));
  return sheets;
}
