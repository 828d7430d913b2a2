import type { PageModule } from '@sightline/shared-lib/contracts';

import { withStore } from '../../state/withStore';
import { checkoutLoad } from '../checkoutLoad';
import { Shipping } from './Shipping';

export const shippingPage: PageModule<null> = { load: checkoutLoad('Checkout.Delivery'), Page: withStore(Shipping) };
