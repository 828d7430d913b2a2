import type { ShellServices } from '@sightline/shared-lib/contracts';

import { STORED, readDraft } from './drafts';

/** Partners with pages of their own: the shopper leaves the shop and comes back. */
export type RedirectPartner = 'PAYPAL' | 'AFFIRM';

/** What has to be known again when the shopper comes back from a partner's page (PAY-06, PAY-07). */
export interface PartnerPayment {
  readonly partner: RedirectPartner;
  readonly orderId: string;
  readonly billingAddressId: string;
  readonly email: string;
  /** Begun before delivery was chosen: the shopper confirms the total in the shop. */
  readonly isExpress: boolean;
  /** The order is placed already and only paid again. */
  readonly isAgain?: boolean;
  /** The partner has approved it. */
  readonly isApproved: boolean;
}

const NAMES: Readonly<Record<RedirectPartner, string>> = { PAYPAL: 'PayPal', AFFIRM: 'Affirm' };

/** Name of a partner, the same in every language. */
export function partnerName(partner: RedirectPartner): string {
  return NAMES[partner];
}

/** Remembers a payment at a partner for the way back, for a day at most. */
export function keepPartnerPayment({ storage }: Pick<ShellServices, 'storage'>, payment: PartnerPayment): void {
  const { isExpress, isApproved, isAgain = false, ...texts } = payment;
  const flags = { isExpress: String(isExpress), isApproved: String(isApproved), isAgain: String(isAgain) };
  storage.set(STORED.partner, { ...texts, ...flags }, 1);
}

/** The payment the shopper left the shop for; null when there is none. */
export function partnerPayment({ storage }: Pick<ShellServices, 'storage'>): PartnerPayment | null {
  const known = readDraft(storage, STORED.partner);
  const { partner, orderId = '', billingAddressId = '', email = '' } = known;
  if ((partner !== 'PAYPAL' && partner !== 'AFFIRM') || orderId === '') return null;
  return {
    partner,
    orderId,
    billingAddressId,
    email,
    isExpress: known['isExpress'] === 'true',
    isApproved: known['isApproved'] === 'true',
    ...(known['isAgain'] === 'true' ? { isAgain: true } : {}),
  };
}

export function forgetPartnerPayment({ storage }: Pick<ShellServices, 'storage'>): void {
  storage.remove(STORED.partner);
}

/** Addresses a partner sends the shopper back to: the page that finds out what became of the payment. */
export function returnAddresses({ navigation }: Pick<ShellServices, 'navigation'>): {
  readonly successUrl: string;
  readonly cancelUrl: string;
} {
  const address = (partner: string) =>
    new URL(navigation.href({ page: 'checkout-finalize', query: { partner } }), window.location.href).href;
  return { successUrl: address('success'), cancelUrl: address('cancel') };
}
