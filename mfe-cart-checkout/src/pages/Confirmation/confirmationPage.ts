import type { PageModule } from '@sightline/shared-lib/contracts';

import { withStore } from '../../state/withStore';
import { checkoutLoad } from '../checkoutLoad';
import { Confirmation } from './Confirmation';

export const confirmationPage: PageModule<null> = {
  // The bag is empty now: the way on leads to the shop.
  load: checkoutLoad('Confirm.Title', (_request, t) => ({ path: '/', label: t('Confirm.ToShop') })),
  Page: withStore(Confirmation),
};
