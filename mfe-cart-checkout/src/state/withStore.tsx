import { useServices } from '@sightline/shared-lib/runtime';
import { StoreProvider } from '@sightline/shared-lib/store';
import type { ComponentType, FunctionComponent } from 'react';

import { storeOf } from './store';

/** A page or a lent part that reads the store, which comes with its code: a bag that is certainly empty brings none (ADR 1). */
export function withStore<Props extends object>(Part: ComponentType<Props>): FunctionComponent<Props> {
  return function PartWithStore(props) {
    const services = useServices();
    return (
      <StoreProvider store={storeOf(services)}>
        <Part {...props} />
      </StoreProvider>
    );
  };
}
