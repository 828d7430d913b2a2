import type { PageModule } from '@sightline/shared-lib/contracts';

import { withStore } from '../../state/withStore';
import { checkoutLoad } from '../checkoutLoad';
import { Finalize } from './Finalize';

export const finalizePage: PageModule<null> = { load: checkoutLoad('Finalize.Title'), Page: withStore(Finalize) };
