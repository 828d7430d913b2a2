import { startAffirm } from '@sightline/shared-lib/api/affirm';
import { failureOf } from '@sightline/shared-lib/api/client';
import { deletePaymentInstructions } from '@sightline/shared-lib/api/payment';
import { startPayPal } from '@sightline/shared-lib/api/paypal';
import type { ShellServices } from '@sightline/shared-lib/contracts';

import { keepPartnerPayment, returnAddresses } from '../../state/partnerPayment';
import type { PartnerPayment } from '../../state/partnerPayment';
import { payProblemOf, serviceProblem } from './payProblem';
import type { PayProblem } from '../../parts/payProblems';

const QUIET = { skipErrorMessage: true } as const;

/** Opens a payment at a partner and sends the shopper there; gives why not, or null when they are on the way (PAY-06, PAY-07). */
export async function leaveForPartner(
  services: ShellServices,
  payment: Omit<PartnerPayment, 'isApproved' | 'isExpress'>,
): Promise<PayProblem | null> {
  const { client, navigation } = services;
  const { partner, orderId } = payment;
  try {
    // What an earlier try left on the order would be for another payment.
    await deletePaymentInstructions(client, payment.isAgain ? { orderId } : {}, QUIET);
    const addresses = returnAddresses(services);
    const { redirecturl } =
      partner === 'PAYPAL'
        ? await startPayPal(client, { ...addresses, orderId, express: false }, QUIET)
        : await startAffirm(client, { ...addresses, orderId }, QUIET);
    keepPartnerPayment(services, { ...payment, isExpress: false, isApproved: false });
    await navigation.navigate(redirecturl);
    return null;
  } catch (error) {
    const failure = failureOf(error);
    return failure ? payProblemOf(failure) : serviceProblem();
  }
}
