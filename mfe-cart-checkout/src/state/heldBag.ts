import type { Cart } from '@sightline/shared-lib/domain/cart';
import { useServices, useUser } from '@sightline/shared-lib/runtime';
import { useEffect } from 'react';

import { cartApi, isSound } from './api';
import { type LineProduct, lineProductsInput } from './lineProduct';
import { storeOf } from './store';

/** A bag as the server read it for the page that it sent. */
export interface HeldBag {
  readonly cart: Cart;
  /** Facts of the products behind the lines; null where they could not be read. */
  readonly products: readonly LineProduct[] | null;
}

/** Bags that were taken over: a page that is gone back to brings the same one, which has changed since. */
const taken = new WeakSet<HeldBag>();

/** Takes over what the server has just read, so that nothing is read twice; only of who looks now, and where it needs no new calculation. */
export function useHeldBag(held: HeldBag | null): void {
  const services = useServices();
  const user = useUser();
  const userId = user?.userId;
  useEffect(() => {
    if (!held || !userId || taken.has(held)) return;
    taken.add(held);
    const { cart, products } = held;
    if (cart.buyerId !== userId || !isSound(cart)) return;
    const { dispatch } = storeOf(services);
    dispatch(cartApi.util.upsertQueryEntries([{ endpointName: 'cart', arg: undefined, value: cart }]));
    if (!products) return;
    const arg = lineProductsInput(cart.lines, services);
    dispatch(cartApi.util.upsertQueryEntries([{ endpointName: 'lineProducts', arg, value: products }]));
  }, [held, services, userId]);
}
