import type { PageModule } from '@sightline/shared-lib/contracts';

import { checkoutLoad } from '../checkoutLoad';
import { Confirmation } from './Confirmation';

export const confirmationPage: PageModule<null> = { load: checkoutLoad('Confirm.Title'), Page: Confirmation };
