import type { PlatformFailure } from '@sightline/shared-lib/contracts';
import { decisionOf, paymentProblemOf, problemOfDecision } from '@sightline/shared-lib/domain/payment';
import { isSignedOut } from '@sightline/shared-lib/domain/session';

import { isHeldByAssistant } from '../../parts/lockedProblem';
import type { PayProblem } from '../../parts/payProblems';

/** Keys the payment catalogue of the domain does not tell apart; first match wins. */
const OWN: readonly (readonly [pattern: RegExp, problem: PayProblem])[] = [
  [/^PLUGIN_RC_REVIEW/, 'review'],
  [/^PLUGIN_RC_AUTHENTICATION/, 'authentication'],
  [/SECURITY_CODE/, 'code'],
  [/ADDRESS_MISMATCH/, 'address'],
  [/ISSUER_UNAVAILABLE/, 'later'],
  [/CARD_TYPE/, 'brand'],
  [/^_ERR_ORDER_(PRICE|TOTAL)_CHANGED|^_ERR_PAY_AMOUNT_MISMATCH/, 'price'],
  [/^ERR_PROMOTION_/, 'promotion'],
  [/^_ERR_PRESCRIPTION_EXPIRED/, 'prescription'],
  [/^_ERR_ORDER_SHIPPING_INCOMPLETE|^_ERR_INVALID_ADDR/, 'delivery'],
  [/^_ERR_PRODUCT_NOT_BUYABLE/, 'stock'],
  [/^_ERR_ORDER_IS_EMPTY|^_ERR_NO_PENDING_ORDER|^_ERR_ORDER_NOT_FOUND/, 'cart'],
];

/** Problem behind a refused call (PAY-05, contract 20.3). */
export function payProblemOf(failure: PlatformFailure): PayProblem {
  if (failure.status === 0 || failure.category === 'network') return 'offline';
  if (isSignedOut(failure)) return 'session';
  if (failure.errorKey === '_ERR_INVALID_INPUT' && failure.errorParameters.includes('payMethodId')) return 'brand';
  if (isHeldByAssistant(failure)) return 'assistant';
  const own = OWN.find(([pattern]) => pattern.test(failure.errorKey) || pattern.test(failure.errorCode));
  return own?.[1] ?? paymentProblemOf(failure);
}

/** Problem behind a payment service that does not answer: it, or the shopper's own connection. */
export function serviceProblem(): PayProblem {
  return globalThis.navigator?.onLine === false ? 'offline' : 'fields';
}

/** Problem behind a decision code of payer authentication that does not let the payment go on (PAY-04, PAY-05). */
export function problemOfAuthentication(reasonCode: string): PayProblem {
  const code = reasonCode.trim();
  if (code === '476' || code === '475') return 'authentication';
  const problem = problemOfDecision(code);
  return decisionOf(code) === 'review' && problem !== 'timeout' ? 'review' : problem;
}
