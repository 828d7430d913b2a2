import type { PageModule } from '@sightline/shared-lib/contracts';

import { checkoutLoad } from '../checkoutLoad';
import { Payment } from './Payment';

export const paymentPage: PageModule<null> = { load: checkoutLoad('Checkout.Payment'), Page: Payment };
