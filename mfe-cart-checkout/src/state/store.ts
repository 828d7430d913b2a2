import type { FraudCheck } from '@sightline/shared-lib/api/cart';
import type { ShellServices } from '@sightline/shared-lib/contracts';
import { configureStore, followShopper, type QueryExtra } from '@sightline/shared-lib/store';
import type { UnknownAction } from 'redux';

import { cartApi } from './api';
import { hasCertainlyNoCart } from './certainlyEmpty';
import { collectFraudToken } from './fraudToken';
import { BAG_DAYS, forgetDrafts, STORED } from './drafts';
import { countHeard, orderReducer, shopperLeft } from './orderSlice';

function createStore(services: ShellServices) {
  const extra: QueryExtra = { client: services.client };
  const store = configureStore({
    reducer: { order: orderReducer, [cartApi.reducerPath]: cartApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }).concat(
        cartApi.middleware,
      ),
  });
  if (services.environment === 'browser') listen(services, store);
  const fraudToken = collectFraudToken(services);
  /** What writes of the cart carry of the fraud check; nothing until its provider has given a token (CART-01, PAY-10). */
  const fraudCheck = (): FraudCheck => {
    const token = fraudToken();
    return token ? { fraudToken: token } : {};
  };
  return { ...store, fraudCheck };
}

type BareStore = {
  dispatch: (action: UnknownAction) => unknown;
  getState: () => { order: ReturnType<typeof orderReducer> };
};

/** Keeps the store in step with the shopper and with what other remotes and tabs did to the cart (CART-07, AUTH-09). */
function listen(services: ShellServices, store: BareStore): void {
  if (hasCertainlyNoCart(services, services.identity.state))
    store.dispatch(cartApi.util.upsertQueryEntries([{ endpointName: 'cart', arg: undefined, value: null }]));
  services.bus.on('cartChanged').subscribe(({ count, orderId }) => {
    if (count > 0) {
      services.storage.set(STORED.filled, true, BAG_DAYS);
      services.storage.remove(STORED.cartless);
    }
    const before = store.getState().order;
    store.dispatch(countHeard({ count, orderId }));
    if (before.count !== count && !before.isAddingItem)
      store.dispatch(cartApi.util.invalidateTags(['Cart', 'Saved', 'Delivery']));
  });
  followShopper(services, {
    onLeft({ signedOut }) {
      // A guest whose session ended keeps what was typed: nobody else has used this browser meanwhile.
      if (signedOut) forgetDrafts(services.storage);
      store.dispatch(shopperLeft());
      store.dispatch(cartApi.util.resetApiState());
    },
    // A guest who signs in keeps the lines; the account may add its own (contract 3.4).
    onChanged: () =>
      void store.dispatch(cartApi.util.invalidateTags(['Cart', 'Saved', 'Delivery', 'Contacts', 'Role'])),
  });
}

export type CartStore = ReturnType<typeof createStore>;
export type CartState = ReturnType<CartStore['getState']>;

const stores = new WeakMap<ShellServices, CartStore>();

/** The remote's one store: pages, lent fragments and commands share it, because they share the shell's services. */
export function storeOf(services: ShellServices): CartStore {
  const known = stores.get(services);
  if (known) return known;
  const store = createStore(services);
  stores.set(services, store);
  return store;
}

export const selectOrder = (state: CartState) => state.order;
