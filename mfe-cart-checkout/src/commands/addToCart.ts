import { failureOf } from '@sightline/shared-lib/api/client';
import { setOrderAttributes } from '@sightline/shared-lib/api/cart';
import type { AddToCartOutcome, CommandHandler, PlatformFailure } from '@sightline/shared-lib/contracts';

import { cartApi } from '../state/api';
import { addingEnded, addingStarted, countHeard } from '../state/orderSlice';
import { isLensItem, piecesAdded, piecesOf } from '../state/pieces';
import { storeOf } from '../state/store';
import { reasonOf } from './reasonOf';

/** Puts items into the cart: the count moves at once, the drawer opens at once, both are taken back on failure (CART-07). */
export const addToCart: CommandHandler<'cart.add'> = async (input, services): Promise<AddToCartOutcome> => {
  const { items, preview, openSummary = true } = input;
  const store = storeOf(services);
  const before = store.getState().order;
  const pieces = piecesAdded(items);
  const say = (count: number, orderId: string | null) => {
    store.dispatch(countHeard({ count, orderId }));
    services.bus.emit('cartChanged', { count, orderId });
  };

  store.dispatch(addingStarted());
  say(before.count + pieces, before.orderId);
  let close: (() => void) | null = null;
  const dismiss = () => close?.();
  const opening = openSummary
    ? services.overlays
        .open('cart.summary', { ...(preview ? { justAdded: preview } : {}), onClose: dismiss })
        .then((closing) => {
          close = closing;
        })
        .catch((error: unknown) => services.reportFailure(error))
    : Promise.resolve();

  const fail = async (failure: PlatformFailure | null): Promise<AddToCartOutcome> => {
    store.dispatch(addingEnded());
    say(before.count, before.orderId);
    await opening;
    dismiss();
    const reason = failure?.errorKey ? { key: failure.errorKey, parameters: failure.errorParameters } : null;
    return {
      ok: false,
      message: await reasonOf(failure, services),
      serverMessage: failure?.errorMessage ?? '',
      ...(reason ? { reason } : {}),
    };
  };

  try {
    await services.identity.ensureIdentity();
  } catch (error) {
    services.reportFailure(error);
    return fail(null);
  }
  const answer = await store.dispatch(cartApi.endpoints.addItems.initiate({ items, ...store.fraudCheck() }));
  if (answer.error) return fail(failureOf(answer.error));
  const { orderId, orderItemIds } = answer.data;
  store.dispatch(countHeard({ count: before.count + pieces, orderId }));
  if (items.some(isLensItem)) {
    // The mark only names what the lines say already: an order without it is still made.
    await setOrderAttributes(
      services.client,
      { attributes: { IS_ROX_ORDER: 'true' }, ...store.fraudCheck() },
      { skipErrorMessage: true },
    ).catch((error: unknown) => services.reportFailure(error));
  }
  // Whoever shows the cart has been told to read it again; nobody may be showing it, so the true count is fetched here.
  const read = await store.dispatch(
    cartApi.endpoints.cart.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  if (read.data) say(piecesOf(read.data), read.data.orderId);
  // Not before: what is known of the cart until then is that it was empty.
  store.dispatch(addingEnded());
  return { ok: true, orderId, orderItemIds };
};
