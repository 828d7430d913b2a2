import type { StoreConfiguration } from '../../contracts';

/** Payment methods of the brand (PAY-01). */
export const PAYMENT_METHODS = [
  'VISA',
  'MASTERCARD',
  'AMEX',
  'DISCOVER',
  'JCB',
  'PAYPAL',
  'KLARNA',
  'AFFIRM',
  'APPLE_PAY',
  'COD',
] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

const CARDS: ReadonlySet<PaymentMethod> = new Set(['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB']);

function bare(name: string): string {
  return name.toUpperCase().replace(/[\s_-]/g, '');
}

/** Method behind a name in any spelling, e.g. `Master Card`, `ApplePay`; null when the brand has none such (contract 20.1). */
export function paymentMethodOf(name: string): PaymentMethod | null {
  return PAYMENT_METHODS.find((method) => bare(method) === bare(name)) ?? null;
}

export function isCard(method: PaymentMethod): boolean {
  return CARDS.has(method);
}

/**
 * Methods that a store takes now: the available ones among its own, in the order it offers them. A store that names none of its own takes
 * every available one (PAY-01, SITE-06).
 */
export function storeMethods({
  availablePaymentMethods,
  paymentMethods,
}: Pick<StoreConfiguration, 'availablePaymentMethods' | 'paymentMethods'>): readonly PaymentMethod[] {
  return offeredMethods(availablePaymentMethods, paymentMethods.length > 0 ? paymentMethods : availablePaymentMethods);
}

/** Methods to offer: configured for the store and usable for the cart, in the order of the configuration (PAY-01). */
export function offeredMethods(configured: readonly string[], usable: readonly string[]): readonly PaymentMethod[] {
  const allowed = new Set(usable.map(paymentMethodOf));
  const wanted = configured.map(paymentMethodOf);
  return [...new Set(wanted)].filter((method): method is PaymentMethod => method !== null && allowed.has(method));
}
