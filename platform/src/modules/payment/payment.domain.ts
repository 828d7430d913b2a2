import { findStore, isMadeToPrescription, type Order, type Surcharge, totalBeforeSurcharge } from '../order';
import { cashTerms, paymentOffers } from '../storeConfig';

/** Payment methods of seed 2 §9. */
export type PaymentMethod =
  | 'AFFIRM'
  | 'AMEX'
  | 'APPLE_PAY'
  | 'COD'
  | 'DISCOVER'
  | 'JCB'
  | 'KLARNA'
  | 'MASTERCARD'
  | 'PAYPAL'
  | 'VISA';

/** Who approves a payment: the card's bank, a partner on its own pages, or nobody before delivery. */
export type MethodKind = 'card' | 'partner' | 'cash';

export interface MethodFacts {
  readonly name: PaymentMethod;
  readonly description: string;
  readonly policyId: string;
  readonly pageName: string;
  readonly kind: MethodKind;
}

const fact = (name: PaymentMethod, description: string, policyId: string, kind: MethodKind): MethodFacts => ({
  name,
  description,
  policyId,
  pageName: `Standard${description.replaceAll(' ', '')}`,
  kind,
});

const facts: readonly MethodFacts[] = [
  fact('VISA', 'Visa', '14509', 'card'),
  fact('MASTERCARD', 'Mastercard', '14510', 'card'),
  fact('AMEX', 'American Express', '14511', 'card'),
  fact('DISCOVER', 'Discover', '14512', 'card'),
  fact('JCB', 'JCB', '14513', 'card'),
  { ...fact('COD', 'Cash on delivery', '14514', 'cash'), pageName: 'StandardCOD' },
  fact('PAYPAL', 'PayPal', '14515', 'partner'),
  fact('KLARNA', 'Klarna', '14516', 'partner'),
  fact('AFFIRM', 'Affirm', '14517', 'partner'),
  fact('APPLE_PAY', 'Apple Pay', '14518', 'partner'),
];

const countryOf = (order: Order): string => findStore(order.storeId)?.country ?? '';

/** Methods a store offers for an order, by its total and by what is sent where (PAY-01). */
export function usableMethods(order: Order): readonly MethodFacts[] {
  const amountMinor = totalBeforeSurcharge(order);
  return paymentOffers(countryOf(order)).flatMap(({ method, fromMinor, toMinor }) => {
    const known = facts.find((one) => one.name === method);
    if (!known || amountMinor < fromMinor || amountMinor > toMinor) return [];
    return known.kind !== 'cash' || takesCash(order) ? [known] : [];
  });
}

/** Money is taken at the door, and for what can be sold again when the door stays shut (PAY-07). */
function takesCash(order: Order): boolean {
  const terms = cashTerms(countryOf(order));
  if (!terms) return false;
  return order.lines.every(
    (line) =>
      (terms.takesPickUp || !line.pickUp) && (terms.takesPrescriptions || !isMadeToPrescription(line, order.lines)),
  );
}

/** What these methods add to an order; null when they add nothing. */
export function surchargeFor(order: Order, methods: readonly string[]): Surcharge | null {
  const amountMinor = methods.includes('COD') ? (cashTerms(countryOf(order))?.feeMinor ?? 0) : 0;
  return amountMinor > 0 ? { code: 'COD', description: 'Cash on delivery', amountMinor } : null;
}

/** The method a name means; the product writes `Master Card` where the brand writes `MASTERCARD`. */
export function findMethod(methods: readonly MethodFacts[], name: string): MethodFacts | undefined {
  const plain = (text: string): string => text.replaceAll(/[\s_]/g, '').toUpperCase();
  return methods.find((method) => plain(method.name) === plain(name));
}

/** True for text that carries a payment card number: 13 to 19 digits that pass the check digit and start like a card. */
export function looksLikeCardNumber(text: string): boolean {
  for (const match of text.matchAll(/\d(?:[ -]?\d){12,18}/g)) {
    const digits = match[0].replaceAll(/[ -]/g, '');
    const sum = [...digits].toReversed().reduce((total, character, index) => {
      const doubled = index % 2 === 1 ? Number(character) * 2 : Number(character);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
    if (sum % 10 === 0 && /^[2-6]/.test(digits)) return true;
  }
  return false;
}

export type LedgerKind = 'authorise' | 'capture' | 'void' | 'refund';

/** One movement of money or of a promise of money; amounts in minor units, never negative. */
export interface LedgerEntry {
  readonly kind: LedgerKind;
  readonly status: 'pending' | 'approved' | 'declined';
  readonly amountMinor: number;
}

/**
 * What approved entries add up to: still promised, received, and paid back. What was authorised is always open, captured
 * or voided, and no more is paid back than was received.
 */
export function ledgerBalance(entries: readonly LedgerEntry[]): {
  openMinor: number;
  capturedMinor: number;
  refundedMinor: number;
} {
  const total = (kind: LedgerKind): number =>
    entries
      .filter((entry) => entry.kind === kind && entry.status === 'approved')
      .reduce((sum, entry) => sum + entry.amountMinor, 0);
  const capturedMinor = total('capture');
  return {
    openMinor: total('authorise') - capturedMinor - total('void'),
    capturedMinor,
    refundedMinor: total('refund'),
  };
}

const pluginCodes: Readonly<Record<string, string>> = {
  '102': 'TOKEN_VALIDATION_FAILURE',
  '110': 'PLUGIN_RC_REVIEW',
  '150': 'PLUGIN_RC_TIMEOUT',
  '151': 'PLUGIN_RC_TIMEOUT',
  '152': 'PLUGIN_RC_TIMEOUT',
  '200': 'PLUGIN_RC_ADDRESS_MISMATCH',
  '202': 'PLUGIN_RC_INVALID_EXPIRY_DATE',
  '204': 'PLUGIN_RC_INSUFFICIENT_FUNDS',
  '205': 'PLUGIN_RC_CARD_SUSPENDED',
  '207': 'PLUGIN_RC_ISSUER_UNAVAILABLE',
  '208': 'PLUGIN_RC_CARD_SUSPENDED',
  '209': 'PLUGIN_RC_INVALID_SECURITY_CODE',
  '210': 'PLUGIN_RC_CREDIT_LIMIT_EXCEEDED',
  '211': 'PLUGIN_RC_INVALID_SECURITY_CODE',
  '230': 'PLUGIN_RC_INVALID_SECURITY_CODE',
  '231': 'PLUGIN_RC_INVALID_CARD_NUMBER',
  '232': 'PLUGIN_RC_CARD_TYPE',
  '236': 'PLUGIN_RC_ISSUER_UNAVAILABLE',
  '475': 'PLUGIN_RC_AUTHENTICATION_REQUIRED',
  '476': 'PLUGIN_RC_AUTHENTICATION_FAILED',
  '478': 'PLUGIN_RC_AUTHENTICATION_REQUIRED',
  '480': 'PLUGIN_RC_REVIEW',
};

/** Error key of a refused authorisation; codes without a key of their own are plain declines (contract 20.3). */
export function refusalKey(reasonCode: string): string {
  return pluginCodes[reasonCode] ?? 'PLUGIN_RC_DECLINED';
}
