import { type Cart, type CartChange, cartChanges } from '@sightline/shared-lib/domain/cart';
import { useServices } from '@sightline/shared-lib/runtime';
import { useEffect, useRef, useState } from 'react';

import { changesSinceSeen, rememberSeen } from './seenCart';

/** What changed since the shopper last looked, and while looking; told until the page is left (CART-10). */
export function useCartChanges(cart: Cart | null, isSettled: boolean): readonly CartChange[] {
  const { storage } = useServices();
  const [changes, setChanges] = useState<readonly CartChange[]>([]);
  const before = useRef<Cart | null>(null);
  useEffect(() => {
    if (!cart || !isSettled) return;
    const previous = before.current;
    const found = previous ? cartChanges(previous, cart) : changesSinceSeen(storage, cart);
    before.current = cart;
    rememberSeen(storage, cart);
    if (found.length === 0) return;
    setChanges((known) => [
      ...known.filter(
        (one) => !found.some((other) => other.line.orderItemId === one.line.orderItemId && other.kind === one.kind),
      ),
      ...found,
    ]);
  }, [cart, isSettled, storage]);
  return changes;
}
