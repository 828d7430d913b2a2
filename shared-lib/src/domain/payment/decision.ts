/** What a decision code means for the order (PAY-05, contract 21). */
export type Decision = 'accept' | 'challenge' | 'review' | 'decline';

/** Codes put aside for a person, or worth a retry. */
const REVIEW = new Set(['110', '150', '151', '152', '478', '480']);

/** Groups a decision code; the decision word is never looked at, because 475 comes with REJECT (PAY-05). */
export function decisionOf(reasonCode: string | number): Decision {
  const code = String(reasonCode).trim();
  if (code === '100') return 'accept';
  if (code === '475') return 'challenge';
  return REVIEW.has(code) ? 'review' : 'decline';
}

/** 100 and 475 are accepted: done, or done after the challenge (PAY-05). */
export function isAccepted(reasonCode: string | number): boolean {
  const decision = decisionOf(reasonCode);
  return decision === 'accept' || decision === 'challenge';
}

/** Why a payment failed, each with a message that says what to do (PAY-05). */
export type PaymentProblem =
  | 'number'
  | 'expiry'
  | 'suspended'
  | 'limit'
  | 'token'
  | 'fraud'
  | 'timeout'
  | 'klarna-expired'
  | 'declined'
  | 'stock'
  | 'other';

const PROBLEMS: readonly (readonly [pattern: RegExp, problem: PaymentProblem])[] = [
  [/^FORTER_REJECTED/, 'fraud'],
  [/^TOKEN_VALIDATION/, 'token'],
  [/^KLARNA_TOKEN_INVALID/, 'klarna-expired'],
  [/^_API_BAD_INV/, 'stock'],
  [/CARD_NUMBER|INVALID_NUMBER|_ERR_PAY_CARD_NUMBER_INVALID/, 'number'],
  [/EXPIR/, 'expiry'],
  [/SUSPENDED|STOLEN|LOST/, 'suspended'],
  [/LIMIT_EXCEEDED|INSUFFICIENT/, 'limit'],
  [/TIMEOUT|TIMED_OUT/, 'timeout'],
  // Every other plug-in code is a refusal: they are many and never enumerated (contract 20.3).
  [/^PLUGIN_RC_/, 'declined'],
];

/** Problem behind a failure's code or key (PAY-05). */
export function paymentProblemOf(failure: { readonly errorCode: string; readonly errorKey: string }): PaymentProblem {
  const words = [failure.errorKey, failure.errorCode];
  return PROBLEMS.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1] ?? 'other';
}

const DECLINES: Readonly<Record<string, PaymentProblem>> = {
  '202': 'expiry',
  '204': 'limit',
  '205': 'suspended',
  '208': 'suspended',
  '210': 'limit',
  '231': 'number',
  '150': 'timeout',
  '151': 'timeout',
  '152': 'timeout',
  '481': 'fraud',
};

/** Problem behind a decision code that was not accepted (PAY-05). */
export function problemOfDecision(reasonCode: string | number): PaymentProblem {
  return DECLINES[String(reasonCode).trim()] ?? 'declined';
}
