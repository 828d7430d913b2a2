import type { Clock, Trx } from '../../kernel';
import { LIMITS } from '../limits';
import {
  CHECKOUT_LOCK,
  deleteOrder,
  findCurrentOrder,
  type LensValuesPort,
  type Order,
  type OrderLine,
  saveOrder,
} from '../order';
import { INTERIM_MODE_ID } from '../shipping';
import { findSaved, listCurrentOrders, listSaved, SAVED } from './cart.repository';
import { likeKept } from './lensLine.domain';
import { addLine, hasTooMany } from './lines.domain';

/** Drops what belongs to the guest: delivery and payment stay behind (contract 3.4). */
type DropInstructions = (trx: Trx, orderId: string) => Promise<void>;

/** Moves a guest's carts to the account that signed in, store by store (AUTH-09, contract 3.4). */
export function createMerge(
  clock: Clock,
  dropInstructions: DropInstructions,
  lensValues: Pick<LensValuesPort, 'shown'>,
) {
  /** What cannot be poured into a locked or full cart waits beside it; gifts come back with their code. */
  async function keepForLater(trx: Trx, guest: Order, toUserId: string): Promise<void> {
    const saved = await findSaved(trx, guest.storeId, toUserId, true);
    const lines = withoutDelivery(guest).lines.filter((line) => line.giftOf === undefined);
    if (saved) await deleteOrder(trx, guest.orderId);
    await saveOrder(trx, {
      ...(saved ?? guest),
      buyerId: toUserId,
      current: false,
      description: SAVED,
      lockedBy: null,
      prepared: false,
      promotionCodes: [],
      insuranceClaim: null,
      lines: withinLimit([...(saved?.lines ?? []), ...lines]),
      updatedAt: clock.now(),
    });
  }

  return async (trx: Trx, fromUserId: string, toUserId: string): Promise<void> => {
    if (fromUserId === toUserId) return;
    for (const saved of await listSaved(trx, fromUserId)) {
      const known = await findSaved(trx, saved.storeId, toUserId, true);
      if (known) await deleteOrder(trx, saved.orderId);
      await saveOrder(trx, {
        ...(known ?? saved),
        buyerId: toUserId,
        lines: withinLimit([...(known?.lines ?? []), ...saved.lines]),
        updatedAt: clock.now(),
      });
    }
    for (const guest of await listCurrentOrders(trx, fromUserId)) {
      // A cart that is being paid for stays the guest's and becomes the guest's order.
      if (guest.lockedBy === CHECKOUT_LOCK) continue;
      await dropInstructions(trx, guest.orderId);
      const account = await findCurrentOrder(trx, guest.storeId, toUserId, true);
      if (!account) {
        await saveOrder(trx, {
          ...withoutDelivery(guest),
          buyerId: toUserId,
          dirty: true,
          prepared: false,
          lockedBy: null,
          updatedAt: clock.now(),
        });
        continue;
      }
      const together = combined(account, withoutDelivery(guest), lensValues);
      const isFull = together.lines.length > LIMITS.cartLines || hasTooMany(together.lines);
      if (account.lockedBy !== null || isFull) {
        await keepForLater(trx, guest, toUserId);
        continue;
      }
      await deleteOrder(trx, guest.orderId);
      await saveOrder(trx, {
        ...together,
        dirty: true,
        prepared: false,
        updatedAt: clock.now(),
      });
    }
  };
}

/** As many lines as may be kept for later, the first of them; no pair is torn apart. */
function withinLimit(lines: readonly OrderLine[]): readonly OrderLine[] {
  const torn = new Set(lines.slice(LIMITS.savedLines).map(({ groupKey }) => groupKey));
  return lines
    .slice(0, LIMITS.savedLines)
    .filter(({ groupKey }) => ['', '0'].includes(groupKey) || !torn.has(groupKey));
}

function combined(account: Order, guest: Order, values: Pick<LensValuesPort, 'shown'>): Order {
  // A guest line takes the delivery the account already chose for its other lines, if they all agree.
  const lines = guest.lines.reduce<readonly OrderLine[]>(
    (merged, line) => addLine(merged, likeKept(merged, adopting(account, line), values), true).lines,
    account.lines,
  );
  const codes = new Set([...account.promotionCodes, ...guest.promotionCodes]);
  return { ...account, lines, promotionCodes: [...codes] };
}

function adopting(account: Order, line: OrderLine): OrderLine {
  const twin = account.lines.find((entry) => entry.partNumber === line.partNumber) ?? account.lines[0];
  return twin ? { ...line, shipModeId: twin.shipModeId, address: twin.address, pickUp: twin.pickUp } : line;
}

function withoutDelivery(order: Order): Order {
  const lines = order.lines.map((line) => ({
    ...line,
    shipModeId: INTERIM_MODE_ID,
    address: null,
    pickUp: null,
    shippingMinor: 0,
    shippingTaxMinor: 0,
    salesTaxMinor: 0,
  }));
  return { ...order, lines };
}
