import type { RemoteRoot } from '@sightline/shared-lib/contracts';
import { StoreProvider } from '@sightline/shared-lib/store';

import { storeOf } from './store';

/** Gives everything this remote renders its store. */
export const Root: RemoteRoot = ({ services, children }) => (
  <StoreProvider store={storeOf(services)}>{children}</StoreProvider>
);
