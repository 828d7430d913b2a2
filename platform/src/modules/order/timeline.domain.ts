import type { OrderEvent, TimedEvent } from '@sightline/shared-lib/domain/order';

import { wireAmount } from '../../kernel';

import type { OrderStatus } from './order.domain';

/** Something that happened, as its module kept it. */
export interface Happening {
  readonly event: OrderEvent;
  readonly at: Date;
  readonly subject?: string;
  /** Money that moved, in minor units of the order's currency. */
  readonly amountMinor?: number;
}

/** As it is sent: amounts are texts. */
export type TimelineRecord = Omit<TimedEvent, 'amount'> & { readonly amount?: string };

/** What reaching a status means to a buyer; the others are steps of the back office. */
const OF_STATUS: Partial<Record<OrderStatus, OrderEvent>> = {
  E: 'prescriptionNeeded',
  V: 'prescriptionNeeded',
  W: 'prescriptionReceived',
  R: 'prescriptionApproved',
  N: 'prescriptionRejected',
  S: 'shipped',
  '1': 'delivered',
  X: 'cancelled',
};

/** What an order went through; a status that came again at once, as by every page of one prescription, is told once, at its last time. */
export function ofStatuses(changes: readonly { readonly status: OrderStatus; readonly at: Date }[]): Happening[] {
  return changes.flatMap(({ status, at }, index) => {
    const event = OF_STATUS[status];
    return event && changes[index + 1]?.status !== status ? [{ event, at }] : [];
  });
}

/** Everything that happened to an order, the newest first; what happened at once stays in the order it is given in. */
export function timelineOf(placedAt: Date, happenings: readonly Happening[]): readonly TimelineRecord[] {
  const all: readonly Happening[] = [{ event: 'placed', at: placedAt }, ...happenings];
  return all
    .map((one, order) => ({ ...one, order }))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || b.order - a.order)
    .map(({ event, at, subject = '', amountMinor }) => ({
      event,
      at: at.toISOString(),
      subject,
      ...(amountMinor === undefined ? {} : { amount: wireAmount(amountMinor) }),
    }));
}
