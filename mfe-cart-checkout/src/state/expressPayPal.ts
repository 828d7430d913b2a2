import { signPayPalData, startPayPal } from '@sightline/shared-lib/api/paypal';
import type { ShellServices } from '@sightline/shared-lib/contracts';

import { expressChanged } from './orderSlice';
import { keepPartnerPayment, returnAddresses } from './partnerPayment';
import { sendSignedForm } from './signedForm';
import { storeOf } from './store';

const QUIET = { skipErrorMessage: true } as const;

/** Leaves for PayPal with the whole bag, before delivery is chosen; false when PayPal cannot be reached (PAY-06). */
export async function startExpress(services: ShellServices, orderId: string): Promise<boolean> {
  const { dispatch } = storeOf(services);
  dispatch(expressChanged({ isSelected: true, loading: true, orderId, error: '', decision: '', redirecturl: '' }));
  try {
    const addresses = returnAddresses(services);
    const { redirecturl } = await startPayPal(services.client, { ...addresses, orderId, express: true }, QUIET);
    const signed = await signPayPalData(services.client, { orderId }, QUIET);
    const empty = { billingAddressId: '', email: '' };
    keepPartnerPayment(services, { partner: 'PAYPAL', orderId, ...empty, isExpress: true, isApproved: false });
    dispatch(expressChanged({ redirecturl }));
    sendSignedForm(signed);
    return true;
  } catch {
    dispatch(expressChanged({ isSelected: false, loading: false, error: 'fields' }));
    return false;
  }
}
