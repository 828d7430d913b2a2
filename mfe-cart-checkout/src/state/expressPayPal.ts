import { startPayPal } from '@sightline/shared-lib/api/paypal';
import type { ShellServices } from '@sightline/shared-lib/contracts';

import { expressChanged } from './orderSlice';
import { keepPartnerPayment, returnAddresses } from './partnerPayment';
import { storeOf } from './store';

/** Leaves for PayPal with the whole bag, before delivery is chosen; false when PayPal cannot be reached (PAY-06). */
export async function startExpress(services: ShellServices, orderId: string): Promise<boolean> {
  const { dispatch } = storeOf(services);
  dispatch(expressChanged({ isSelected: true, loading: true, orderId, error: '', decision: '', redirecturl: '' }));
  try {
    const { redirecturl } = await startPayPal(
      services.client,
      { ...returnAddresses(services), orderId, express: true },
      { skipErrorMessage: true },
    );
    const empty = { billingAddressId: '', email: '' };
    keepPartnerPayment(services, { partner: 'PAYPAL', orderId, ...empty, isExpress: true, isApproved: false });
    dispatch(expressChanged({ redirecturl }));
    await services.navigation.navigate(redirecturl);
    return true;
  } catch {
    dispatch(expressChanged({ isSelected: false, loading: false, error: 'fields' }));
    return false;
  }
}
