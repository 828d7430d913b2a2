import type { Money } from '../money/money';
import type { Cart, OrderLine } from './cart';

/** Something about a line that moved on its own since the shopper last saw it (CART-10). */
export type CartChange =
  | { readonly kind: 'price'; readonly line: OrderLine; readonly before: Money; readonly after: Money }
  | { readonly kind: 'unavailable'; readonly line: OrderLine };

function canBeHad(line: OrderLine): boolean {
  return line.inventoryStatus === 'Available' || line.inventoryStatus === 'Allocated';
}

function changesOf(before: OrderLine, after: OrderLine): CartChange[] {
  const changes: CartChange[] = [];
  if (before.unitPrice.minor !== after.unitPrice.minor) {
    changes.push({ kind: 'price', line: after, before: before.unitPrice, after: after.unitPrice });
  }
  if (canBeHad(before) && !canBeHad(after)) changes.push({ kind: 'unavailable', line: after });
  return changes;
}

/**
 * What changed between the cart last seen and the cart now, so that the shopper hears of it before paying (CART-10). How many
 * there are of a thing, and whether it is there at all, is somebody's doing, in this tab or elsewhere: it needs no telling.
 */
export function cartChanges(seen: Cart, current: Cart): readonly CartChange[] {
  if (seen.orderId !== current.orderId) return [];
  const now = new Map(current.lines.map((line) => [line.orderItemId, line]));
  return seen.lines.flatMap((line) => {
    const after = now.get(line.orderItemId);
    return after ? changesOf(line, after) : [];
  });
}
