import { failureOf } from '@sightline/shared-lib/api/client';
import type { PlatformFailure } from '@sightline/shared-lib/contracts';
import type { Cart } from '@sightline/shared-lib/domain/cart';
import { useServices, useUser } from '@sightline/shared-lib/runtime';
import { useDispatch, useSelector } from '@sightline/shared-lib/store';
import { useEffect, useRef } from 'react';

import { useCartQuery } from './api';
import { BAG_DAYS, STORED } from './drafts';
import { countHeard } from './orderSlice';
import { piecesOf } from './pieces';
import { selectOrder } from './store';

/** The shopper's cart in every state it can be in (CART-04: not found is empty). */
export type CartView =
  | { readonly status: 'loading' }
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly failure: PlatformFailure | null; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly cart: Cart;
      /** The last reading failed: what is shown may be old (CART-04). */
      readonly fetchFailed: boolean;
      /** Why it failed, where the platform or the network told. */
      readonly failure: PlatformFailure | null;
      readonly isFetching: boolean;
      readonly retry: () => void;
    };

/** Reads the cart once the shopper is known to have an identity; nobody is created just for looking. */
export function useCart(): CartView {
  const services = useServices();
  const user = useUser();
  const dispatch = useDispatch();
  const { count, changing } = useSelector(selectOrder);
  const { data, error, isFetching, isUninitialized, refetch } = useCartQuery(undefined, { skip: !user?.userId });

  const pieces = data ? piecesOf(data) : 0;
  const orderId = data?.orderId ?? null;
  // Only a new answer speaks, and once; a count heard from elsewhere makes the cart be read again.
  const spoken = useRef<Cart | null | undefined>(undefined);
  useEffect(() => {
    // Stale answers while a newer one is under way would set the count back.
    if (isFetching || changing > 0) spoken.current = undefined;
    else if (data !== undefined && spoken.current !== data) {
      spoken.current = data;
      // The next document of this guest need not ask.
      if (data === null && user?.isGuest) services.storage.set(STORED.cartless, user.userId, BAG_DAYS);
      if (pieces === count) return;
      dispatch(countHeard({ count: pieces, orderId }));
      services.bus.emit('cartChanged', { count: pieces, orderId });
    }
  }, [changing, count, data, dispatch, isFetching, orderId, pieces, services, user]);

  if (!user) return { status: 'loading' };
  if (!user.userId) return { status: 'empty' };
  if (data) {
    if (data.lines.length === 0) return { status: 'empty' };
    const failure = error ? failureOf(error) : null;
    return {
      status: 'ready',
      cart: data,
      fetchFailed: Boolean(error),
      failure,
      isFetching,
      retry: () => void refetch(),
    };
  }
  if (error) return { status: 'failed', failure: failureOf(error), retry: () => void refetch() };
  return isUninitialized || isFetching ? { status: 'loading' } : { status: 'empty' };
}
