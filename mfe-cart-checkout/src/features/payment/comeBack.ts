import { checkAffirmStatus } from '@sightline/shared-lib/api/affirm';
import { failureOf } from '@sightline/shared-lib/api/client';
import type { FraudCheck } from '@sightline/shared-lib/api/cart';
import { invalidateExpressAddresses } from '@sightline/shared-lib/api/contact';
import { checkPayPalStatus } from '@sightline/shared-lib/api/paypal';
import { setShippingInfo } from '@sightline/shared-lib/api/shipping';
import type { PlatformClient } from '@sightline/shared-lib/contracts';
import type { Money } from '@sightline/shared-lib/domain/money';

import type { PartnerPayment } from '../../state/partnerPayment';
import { payOrder } from './payOrder';
import type { PayFrames, PayOutcome, PayStage } from './payOrder';
import { payProblemOf, serviceProblem } from './payProblem';
import type { PayProblem } from '../../parts/payProblems';

const QUIET = { skipErrorMessage: true } as const;

/** The way of delivery an express payment begins with; the shopper may change it before paying. */
const STANDARD_MODE = '14501';

/** No frame of the payment service takes part once a partner has approved. */
const NO_FRAMES: PayFrames = {
  tokenise: async () => ({ ok: false, reason: 'unavailable' }),
  collectDevice: async () => undefined,
  challenge: async () => 'cancelled',
};

export type Return =
  /** Delivery has come with the approval: the shopper checks the total and places the order. */
  { readonly kind: 'confirm' } | { readonly kind: 'problem'; readonly problem: PayProblem } | PayOutcome;

const PROBLEMS: Readonly<Record<string, PayProblem>> = { PENDING: 'partner-review' };

/**
 * What becomes of a payment when the shopper is back from a partner's page: the partner is asked, never the address they came
 * back by. A payment approved for a known total is placed at once (PAY-06, PAY-07).
 */
export async function comeBack(
  client: PlatformClient,
  payment: PartnerPayment,
  total: Money,
  fraud: FraudCheck,
  onStage: (stage: PayStage) => void,
): Promise<Return> {
  const { partner, orderId, isExpress, billingAddressId, email } = payment;
  try {
    const { paymentStatus, ...status } =
      partner === 'PAYPAL'
        ? await checkPayPalStatus(client, { orderId }, QUIET)
        : { ...(await checkAffirmStatus(client, { orderId }, QUIET)), addressId: '' };
    if (paymentStatus !== 'AUTHORIZED') return { kind: 'problem', problem: PROBLEMS[paymentStatus] ?? 'partner' };
    if (isExpress) {
      if (status.addressId)
        await setShippingInfo(client, { addressId: status.addressId, shipModeId: STANDARD_MODE, ...fraud }, QUIET);
      return { kind: 'confirm' };
    }
  } catch (error) {
    const failure = failureOf(error);
    return { kind: 'problem', problem: failure ? payProblemOf(failure) : serviceProblem() };
  }
  return payOrder(
    client,
    NO_FRAMES,
    {
      orderId,
      isAgain: payment.isAgain === true,
      total,
      method: partner,
      billingAddressId,
      email,
      is3dsEnabled: false,
      returnUrl: '',
      browser: {
        userAgent: '',
        language: '',
        colorDepth: 0,
        screenHeight: 0,
        screenWidth: 0,
        timeZoneOffset: 0,
        javaEnabled: false,
        javaScriptEnabled: true,
      },
      ...fraud,
    },
    onStage,
  );
}

/** The shopper gave up at the partner: what an express payment brought is dropped; safe to repeat (PAY-06). */
export async function giveUp(client: PlatformClient, payment: PartnerPayment): Promise<void> {
  if (payment.isExpress) await invalidateExpressAddresses(client, QUIET);
}
