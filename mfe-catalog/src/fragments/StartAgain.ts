import { StartAgain as Again } from '../features/search/StartAgain';
import { withTryOn } from '../pages/parts/withTryOn';

/** Where to go on from another remote's page; its frames can be tried on. */
export const StartAgain = withTryOn(Again);
