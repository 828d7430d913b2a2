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

export interface MethodFacts {
  readonly name: PaymentMethod;
  readonly description: string;
  readonly policyId: string;
  readonly pageName: string;
  readonly card: boolean;
}

const card = (name: PaymentMethod, description: string, policyId: string): MethodFacts => ({
  name,
  description,
  policyId,
  pageName: `Standard${description.replaceAll(' ', '')}`,
  card: true,
});

const VISA = card('VISA', 'Visa', '14509');
const MASTERCARD = card('MASTERCARD', 'Mastercard', '14510');
const AMEX = card('AMEX', 'American Express', '14511');
const DISCOVER = card('DISCOVER', 'Discover', '14512');
const JCB = card('JCB', 'JCB', '14513');
const COD: MethodFacts = {
  name: 'COD',
  description: 'Cash on delivery',
  policyId: '14514',
  pageName: 'StandardCOD',
  card: false,
};

/** Cash on delivery is offered up to this amount, in minor units (PAY-01: methods depend on the amount). */
export const COD_LIMIT_MINOR = 100_000;

/** Methods a store offers for an amount in minor units. */
export function usableMethods(storeId: string, amountMinor: number): readonly MethodFacts[] {
  const cards = storeId === '10801' ? [VISA, MASTERCARD, AMEX, DISCOVER, JCB] : [VISA, MASTERCARD, AMEX];
  const cash = storeId === '10801' || storeId === '10802';
  return cash && amountMinor <= COD_LIMIT_MINOR ? [...cards, COD] : cards;
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

export type LedgerKind = 'authorise' | 'capture' | 'void';

/** One movement of money or of a promise of money; amounts in minor units, never negative. */
export interface LedgerEntry {
  readonly kind: LedgerKind;
  readonly status: 'pending' | 'approved' | 'declined';
  readonly amountMinor: number;
}

/** What approved entries add up to: still promised, and received. */
export function ledgerBalance(entries: readonly LedgerEntry[]): { openMinor: number; capturedMinor: number } {
  const total = (kind: LedgerKind): number =>
    entries
      .filter((entry) => entry.kind === kind && entry.status === 'approved')
      .reduce((sum, entry) => sum + entry.amountMinor, 0);
  const capturedMinor = total('capture');
  return { openMinor: total('authorise') - capturedMinor - total('void'), capturedMinor };
}

const pluginCodes: Readonly<Record<string, string>> = {
  '102': 'TOKEN_VALIDATION_FAILURE',
  '202': 'PLUGIN_RC_INVALID_EXPIRY_DATE',
  '204': 'PLUGIN_RC_INSUFFICIENT_FUNDS',
  '205': 'PLUGIN_RC_CARD_SUSPENDED',
  '208': 'PLUGIN_RC_CARD_SUSPENDED',
  '210': 'PLUGIN_RC_CREDIT_LIMIT_EXCEEDED',
  '211': 'PLUGIN_RC_INVALID_SECURITY_CODE',
  '231': 'PLUGIN_RC_INVALID_CARD_NUMBER',
  '475': 'PLUGIN_RC_AUTHENTICATION_REQUIRED',
  '476': 'PLUGIN_RC_AUTHENTICATION_FAILED',
  '480': 'PLUGIN_RC_REVIEW',
};

/** Error key of a refused authorisation; codes without a key of their own are plain declines (contract 20.3). */
export function refusalKey(reasonCode: string): string {
  return pluginCodes[reasonCode] ?? 'PLUGIN_RC_DECLINED';
}
