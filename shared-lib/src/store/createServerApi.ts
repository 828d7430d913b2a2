import { configureStore, type Middleware, type Reducer, type Store, type UnknownAction } from '@reduxjs/toolkit';
import { buildCreateApi, coreModule, reactHooksModule, type createApi } from '@reduxjs/toolkit/query/react';
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector.js';

import type { ShellServices } from '../contracts';
import { useServices } from '../runtime';
import type { QueryExtra } from './baseQuery';
import { followShopper } from './followShopper';

interface ServerApi {
  readonly reducerPath: string;
  readonly reducer: Reducer;
  readonly middleware: Middleware;
  readonly util: {
    readonly resetApiState: () => UnknownAction;
    readonly invalidateTags: (tags: readonly unknown[]) => UnknownAction;
  };
}

function createStore(api: ServerApi, tags: readonly unknown[], services: ShellServices): Store {
  const extra: QueryExtra = { client: services.client };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }).concat(
        api.middleware,
      ),
  });
  if (services.environment === 'browser') {
    followShopper(services, {
      onLeft: () => void store.dispatch(api.util.resetApiState()),
      onChanged: () => void store.dispatch(api.util.invalidateTags(tags)),
    });
    // What was read of it before would ask for the money a second time.
    services.bus.on('orderPaid').subscribe(() => void store.dispatch(api.util.invalidateTags(tags)));
  }
  return store;
}

/**
 * RTK Query for a remote without a store provider: its hooks find the store by the shell's services, so that a page takes the store's code
 * only where it reads something. Every tag names something of the shopper's; what everybody gets has none.
 */
function createServerApiOf(options: Parameters<typeof createApi>[0]) {
  const stores = new WeakMap<ShellServices, Store>();
  const useStore = (): Store => {
    const services = useServices();
    const known = stores.get(services);
    if (known) return known;
    const store = createStore(api as unknown as ServerApi, options.tagTypes ?? [], services);
    stores.set(services, store);
    return store;
  };
  const useSelector = <Selected>(
    select: (state: unknown) => Selected,
    isEqual?: (left: Selected, right: Selected) => boolean,
  ): Selected => {
    const { subscribe, getState } = useStore();
    return useSyncExternalStoreWithSelector(subscribe, getState, getState, select, isEqual);
  };
  const hooks = { useStore, useSelector, useDispatch: () => useStore().dispatch };
  const api = buildCreateApi(coreModule(), reactHooksModule({ hooks: hooks as never }))(options);
  return api;
}

/** The library's own function with its types: only where the hooks look for their store is another. */
export const createServerApi = createServerApiOf as unknown as typeof createApi;
