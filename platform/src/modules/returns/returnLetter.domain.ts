import { RETURN_WINDOW_DAYS } from '@sightline/shared-lib/domain/return';

import type { Order, OrderLetters, SkuFacts } from '../order';
import { lastSent, sentName } from './exchange.domain';
import { linesBack } from './returnedItems.domain';
import type { Return } from './returns.repository';

const DAY_MS = 86_400_000;

/** The last day on which something of an order is to be handed in, `yyyy-MM-dd`. */
export function handInBy(order: Pick<Order, 'updatedAt' | 'lines'>): string {
  return new Date(lastSent(order).getTime() + RETURN_WINDOW_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/** What its letter says of a return just announced; `wanted` knows what is sent instead of money. */
export function announcedFacts(
  order: Order,
  { rma_id: rmaId, collect_on: collectOn, label_type: labelType, items }: Return,
  wanted: readonly SkuFacts[],
): Parameters<OrderLetters['returnAnnounced']>[2] {
  const minor = (item: Return['items'][number]) => Number(item.refund_minor);
  return {
    rmaId,
    collectOn,
    handInBy: collectOn ? '' : handInBy(order),
    labelType,
    lines: linesBack(order, items),
    amountMinor: items.reduce((sum, item) => sum + (item.exchange_part ? 0 : minor(item)), 0),
    instead: items.flatMap((item) => {
      const article = wanted.find(({ partNumber }) => partNumber === item.exchange_part);
      return article
        ? [{ name: sentName({ ...article, quantity: item.quantity }, wanted), amountMinor: minor(item) }]
        : [];
    }),
  };
}
