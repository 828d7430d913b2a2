import { readOrder } from '@sightline/shared-lib/api/order';
import type { PlatformClient } from '@sightline/shared-lib/contracts';

import { readGoods, type Catalogue, type LineGoods } from './lineGoods';
import { thingsOf } from './orderLines';

/** Orders read at the same time for their pictures: summaries carry no lines (contract 27). */
const AT_ONCE = 5;

/** What is in orders, by order id. */
export type OrderGoods = Readonly<Record<string, readonly LineGoods[]>>;

export interface OrderGoodsInput extends Catalogue {
  readonly orderIds: readonly string[];
}

interface Showing {
  readonly opened: Promise<unknown>;
  /** Resolves when nobody looks any more. */
  readonly closed: Promise<unknown>;
  readonly show: (more: OrderGoods) => void;
}

async function readSome(
  client: PlatformClient,
  orderIds: readonly string[],
  catalogue: Catalogue,
): Promise<OrderGoods> {
  const read = await Promise.all(
    orderIds.map((orderId) => readOrder(client, { orderId }, { skipErrorMessage: true }).catch(() => null)),
  );
  const parts = read.flatMap((order) =>
    order ? [[order.orderId, thingsOf(order).map(({ partNumber }) => partNumber)] as const] : [],
  );
  const goods = await readGoods(client, catalogue, [...new Set(parts.flatMap(([, partNumbers]) => partNumbers))]);
  return Object.fromEntries(
    parts.map(([orderId, partNumbers]) => [orderId, partNumbers.flatMap((part) => goods[part] ?? [])]),
  );
}

/** Fills in what the orders of a list hold, a few at a time, until nobody looks any more. */
export async function fillOrderGoods(
  client: PlatformClient,
  { orderIds, ...catalogue }: OrderGoodsInput,
  { opened, closed, show }: Showing,
): Promise<void> {
  const visit = { isOver: false };
  void closed.then(() => {
    visit.isOver = true;
  });
  try {
    await opened;
    for (let at = 0; at < orderIds.length && !visit.isOver; at += AT_ONCE) {
      show(await readSome(client, orderIds.slice(at, at + AT_ONCE), catalogue));
    }
  } catch {
    // Pictures are an extra: without them the list still says everything.
  }
}
