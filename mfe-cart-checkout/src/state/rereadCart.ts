import type { ShellServices } from '@sightline/shared-lib/contracts';

import { cartApi } from './api';
import { storeOf } from './store';

/** Reads the cart again for whoever shows it, and waits for the answer; a failure is shown there. */
export async function rereadCart(services: ShellServices): Promise<void> {
  await storeOf(services).dispatch(
    cartApi.endpoints.cart.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
}
