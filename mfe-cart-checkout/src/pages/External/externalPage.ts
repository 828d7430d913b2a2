import type { PageModule } from '@sightline/shared-lib/contracts';

import { withStore } from '../../state/withStore';
import { checkoutLoad } from '../checkoutLoad';
import { External } from './External';

export const externalPage: PageModule<null> = { load: checkoutLoad('External.Title'), Page: withStore(External) };
