import { type DayRange, workingDaysFrom } from '@sightline/shared-lib/domain/order';
import { isStillNeeded, prescriberRequest } from '@sightline/shared-lib/domain/prescription';

import {
  attributeValue,
  type Order,
  type OrderLine,
  type OrderStatus,
  prescriptionOf,
  type StatusChanges,
} from '../order';

const asksPrescriber = ({ attributes }: OrderLine): boolean =>
  prescriberRequest((name) => attributeValue(attributes, name)) !== null;

/**
 * The moment that the days of an order count from: its order, or the last prescription that came later or was changed while it was read
 * (a W for each), whose reading is part of the making; the release, where a prescriber had to be asked. Null for a cart, and while a shopper or a prescriber is waited for, whose day
 * nobody knows (CAT-11, RX-07).
 */
export function promisedSince({ placedAt, lines }: Pick<Order, 'placedAt' | 'lines'>, changes: StatusChanges) {
  if (!placedAt) return null;
  const made = lines.flatMap((line) => {
    const prescription = prescriptionOf(line);
    return prescription ? [{ state: prescription.state, asks: asksPrescriber(line) }] : [];
  });
  if (made.some((one) => isStillNeeded(one) || (one.asks && one.state !== 'approved'))) return null;
  const counted: readonly OrderStatus[] = made.some(({ asks }) => asks) ? ['W', 'R'] : ['W'];
  return changes.findLast(({ status }) => counted.includes(status))?.at ?? placedAt;
}

/** What is left of days that have counted for a while; the last one is never over. */
export function daysLeft({ from, to }: DayRange, since: Date, now: Date): DayRange {
  let gone = 0;
  while (gone < to && workingDaysFrom(since.getTime(), gone + 1) <= now) gone += 1;
  return { from: Math.max(1, from - gone), to: Math.max(1, to - gone) };
}
