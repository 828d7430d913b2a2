import type { PageModule } from '@sightline/shared-lib/contracts';

import type { CompareView } from '../../features/compare/compareView';
import { CompareScreen } from './CompareScreen';

/** Products side by side. */
export const comparePage: PageModule<CompareView> = {
  load: (request, services) => import('./load').then((file) => file.load(request, services)),
  Page: CompareScreen,
};
