import type { NewLine } from '@sightline/shared-lib/api/cart';
import type { CartEntry, CartGroup, OrderLine } from '@sightline/shared-lib/domain/cart';
import { attributeWriter } from '@sightline/shared-lib/domain/order';
import { useServices } from '@sightline/shared-lib/runtime';
import { useState } from 'react';

import { useAddItemsMutation } from '../../state/api';
import { storeOf } from '../../state/store';

/** Where a line stood: its group, and how many rows of the group stood above it. */
export interface LinePlace {
  readonly group: CartGroup;
  readonly at: number;
}

/** What was taken out of the bag and can be put back. */
export interface RemovedLine extends LinePlace {
  /** Order item id that the line had. */
  readonly id: string;
  /** As the shopper calls it. */
  readonly name: string;
  /** What puts it back: the line and what hangs on it. */
  readonly items: readonly NewLine[];
  /** Failed: the last try to put it back came to nothing. */
  readonly state: 'removed' | 'returning' | 'failed';
}

/** A removed line as it is put back, with what the shopper wrote: a prescription belongs to the line it was sent for and is asked for again. */
function lineAgain(line: OrderLine): NewLine {
  const attributes = Object.fromEntries(
    Object.entries(line.extendedAttributes).filter(([name]) => attributeWriter(name) === 'shopper'),
  );
  return {
    partNumber: line.partNumber,
    quantity: line.quantity,
    ...(line.groupKey ? { groupKey: line.groupKey } : {}),
    ...(Object.keys(attributes).length > 0 ? { attributes } : {}),
  };
}

/** Lines that were taken out while the page is open: each can be put back from its place, also when the bag is empty (CART-03). */
export function useRemovedLines() {
  const services = useServices();
  const [addItems] = useAddItemsMutation();
  const [all, setAll] = useState<readonly RemovedLine[]>([]);
  const drop = (id: string) => setAll((before) => before.filter((line) => line.id !== id));
  const turn = (id: string, state: RemovedLine['state']) =>
    setAll((before) => before.map((line) => (line.id === id ? { ...line, state } : line)));
  return {
    all,
    add: ({ line, rx }: CartEntry, name: string, place: LinePlace) => {
      const items = [line, ...(rx?.roxableServices ?? [])].map(lineAgain);
      setAll((before) => [...before, { id: line.orderItemId, name, items, state: 'removed', ...place }]);
    },
    drop,
    putBack: async ({ id, items, state }: RemovedLine) => {
      // A second press while it is on its way would put it back twice.
      if (state === 'returning') return;
      turn(id, 'returning');
      const { error } = await addItems({ items, ...storeOf(services).fraudCheck() });
      if (error) return turn(id, 'failed');
      drop(id);
      const told = items.map(({ partNumber, quantity }) => ({ partNumber, quantity }));
      return services.analytics.push({ name: 'add_to_cart', items: told });
    },
  };
}

export type RemovedLines = ReturnType<typeof useRemovedLines>;
