import type { ApplePayContact } from '@sightline/shared-lib/api/applePay';

/** The part of the browser's payment sheet that is used; amounts are decimal text. */
export interface AppleSheet {
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: unknown): void;
  completeShippingContactSelection(update: object): void;
  completeShippingMethodSelection(update: object): void;
  completePayment(result: { readonly status: number }): void;
  onvalidatemerchant: ((event: { readonly validationURL: string }) => void) | null;
  onshippingcontactselected: ((event: { readonly shippingContact: ApplePayContact }) => void) | null;
  onshippingmethodselected: ((event: { readonly shippingMethod: { readonly identifier: string } }) => void) | null;
  onpaymentauthorized: ((event: { readonly payment: ApplePayment }) => void) | null;
  oncancel: (() => void) | null;
}

export interface ApplePayment {
  readonly token: unknown;
  readonly billingContact?: ApplePayContact;
  readonly shippingContact?: ApplePayContact;
}

export interface AppleSheetMaker {
  new (version: number, request: object): AppleSheet;
  canMakePayments(): boolean;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
}

/** Version of the sheet's interface. */
export const APPLE_PAY_VERSION = 3;

/** The browser's payment sheet where it has one and a card is in it; null everywhere else (PAY-08). */
export function appleSheetMaker(): AppleSheetMaker | null {
  const maker = (globalThis as { ApplePaySession?: AppleSheetMaker }).ApplePaySession;
  try {
    return maker?.canMakePayments() ? maker : null;
  } catch {
    return null;
  }
}

/** Minor units as the sheet writes amounts: `54999` is `"549.99"`. */
export function sheetAmount(minor: number): string {
  return (minor / 100).toFixed(2);
}

/** What the sheet is opened with; the networks are those of the store's cards. */
export function sheetRequest(options: {
  readonly country: string;
  readonly currency: string;
  readonly totalMinor: number;
  readonly networks: readonly string[];
}): object {
  return {
    countryCode: options.country.toUpperCase(),
    currencyCode: options.currency,
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: options.networks,
    requiredBillingContactFields: ['postalAddress', 'name'],
    total: { label: 'Sightline', amount: sheetAmount(options.totalMinor) },
  };
}

const NETWORKS: Readonly<Record<string, string>> = {
  VISA: 'visa',
  MASTERCARD: 'masterCard',
  AMEX: 'amex',
  DISCOVER: 'discover',
  JCB: 'jcb',
};

/** Networks of the sheet for a store's payment methods. */
export function sheetNetworks(methods: readonly string[]): readonly string[] {
  return methods.flatMap((method) => NETWORKS[method] ?? []);
}
