import { RETURN_WINDOW_DAYS, WITHDRAWAL_DAYS } from '@sightline/shared-lib/domain/return';

import type { Order, OrderLetters, SkuFacts } from '../order';
import { lastSent, sentName } from './exchange.domain';
import { linesBack } from './returnedItems.domain';
import type { Return } from './returns.repository';

const DAY_MS = 86_400_000;

/**
 * The last day on which something that comes back is to be handed in, `yyyy-MM-dd`: the last one to announce it, and never sooner than the
 * days that buyers have after telling it (directive 2011/83/EU, article 14).
 */
export function handInBy(
  order: Pick<Order, 'updatedAt' | 'lines'>,
  { created_at: announced }: Pick<Return, 'created_at'>,
): string {
  const ends = lastSent(order).getTime() + RETURN_WINDOW_DAYS * DAY_MS;
  const least = new Date(announced).getTime() + WITHDRAWAL_DAYS * DAY_MS;
  return new Date(Math.max(ends, least)).toISOString().slice(0, 10);
}

/** What its letter says of a return just announced; `wanted` knows what is sent instead of money. */
export function announcedFacts(
  order: Order,
  made: Return,
  wanted: readonly SkuFacts[],
): Parameters<OrderLetters['returnAnnounced']>[2] {
  const { rma_id: rmaId, collect_on: collectOn, label_type: labelType, items } = made;
  const minor = (item: Return['items'][number]) => Number(item.refund_minor);
  return {
    rmaId,
    collectOn,
    handInBy: collectOn ? '' : handInBy(order, made),
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
