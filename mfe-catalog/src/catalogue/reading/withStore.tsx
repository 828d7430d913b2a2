import type { ShellServices } from '@sightline/shared-lib/contracts';
import { useServices } from '@sightline/shared-lib/runtime';
import { configureStore, StoreProvider, type QueryExtra } from '@sightline/shared-lib/store';
import type { ComponentType, FunctionComponent } from 'react';

import { catalogueApi } from './catalogueApi';

function createStore({ client }: ShellServices) {
  const extra: QueryExtra = { client };
  return configureStore({
    reducer: { [catalogueApi.reducerPath]: catalogueApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }).concat(
        catalogueApi.middleware,
      ),
  });
}

const stores = new WeakMap<ShellServices, ReturnType<typeof createStore>>();

/** The remote's one store: its parts share it, because they share the shell's services. */
function storeOf(services: ShellServices) {
  const known = stores.get(services);
  if (known) return known;
  const store = createStore(services);
  stores.set(services, store);
  return store;
}

/** A part that reads: the store comes with its code, and a page without such a part brings none (ADR 2). */
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
