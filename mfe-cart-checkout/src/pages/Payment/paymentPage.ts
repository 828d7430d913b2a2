import type { PageModule } from '@sightline/shared-lib/contracts';

import { withStore } from '../../state/withStore';
import { checkoutLoad } from '../checkoutLoad';
import { Payment } from './Payment';

/** A placed order is paid on its own: its page is where one came from, not the bag. */
export const paymentPage: PageModule<null> = {
  load: checkoutLoad('Checkout.Payment', ({ params: { orderId } }, t) =>
    orderId ? { path: `/track-order/${orderId}`, label: t('PayAgain.ToOrder') } : null,
  ),
  Page: withStore(Payment),
};
