import type { Money } from '../money/money';

/** What happens to a placed order, and is told of it with its time (ORD-02). */
export const ORDER_EVENTS = [
  'placed',
  'prescriptionNeeded',
  'prescriptionReceived',
  'prescriptionApproved',
  'prescriptionRejected',
  'shipped',
  'delivered',
  'cancelled',
  'paid',
  'refunded',
  'returnAnnounced',
  'returnSent',
  'returnReceived',
  'returnCancelled',
  'exchangeSent',
] as const;

export type OrderEvent = (typeof ORDER_EVENTS)[number];

export interface TimedEvent {
  readonly event: OrderEvent;
  /** ISO 8601. */
  readonly at: string;
  /** Number of the return that it is about; empty for the order itself. */
  readonly subject: string;
  /** Money that was paid or paid back. */
  readonly amount?: Money;
}
