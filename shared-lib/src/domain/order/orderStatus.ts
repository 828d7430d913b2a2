/** Status of an order as the shop speaks of it (ORD-01). */
export const ORDER_STATUSES = [
  'Pending',
  'Created',
  'Created_SAPSent',
  'Created_Error',
  'Late',
  'Error',
  'PendingPrescription',
  'Cancelled',
  'Confirmed',
  'Shipped',
  'Billed',
  'Settled',
  'FailedStatement',
  'Delivered',
  'Unknown',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Letters of the platform (ORD-01, contract 5.5); a letter not named here must never break a page. */
const LETTERS: Readonly<Record<string, OrderStatus>> = {
  P: 'Pending',
  M: 'Created',
  G: 'Created_SAPSent',
  F: 'Created_Error',
  L: 'Late',
  H: 'Error',
  E: 'PendingPrescription',
  V: 'PendingPrescription',
  W: 'PendingPrescription',
  X: 'Cancelled',
  N: 'Cancelled',
  R: 'Confirmed',
  S: 'Shipped',
  O: 'Billed',
  D: 'Settled',
  Z: 'FailedStatement',
  '1': 'Delivered',
};

export function orderStatusOf(letter: string): OrderStatus {
  return LETTERS[letter.trim().toUpperCase()] ?? 'Unknown';
}

/** Groups of statuses a shopper can tell apart (seed 2 §4, detailed). */
export type OrderProgress =
  | 'created'
  | 'pending-prescription'
  | 'in-progress'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'error'
  | 'unknown';

const PROGRESS: Readonly<Record<OrderStatus, OrderProgress>> = {
  Pending: 'unknown',
  Created: 'created',
  Created_SAPSent: 'created',
  Created_Error: 'created',
  Late: 'in-progress',
  Confirmed: 'in-progress',
  Error: 'error',
  FailedStatement: 'error',
  PendingPrescription: 'pending-prescription',
  Cancelled: 'cancelled',
  Shipped: 'shipped',
  Billed: 'shipped',
  Settled: 'delivered',
  Delivered: 'delivered',
  Unknown: 'unknown',
};

/** Detailed group: R and L are in progress, S and O on their way, D and 1 arrived (ORD-01). */
export function orderProgressOf(letter: string): OrderProgress {
  return PROGRESS[orderStatusOf(letter)];
}

/** N means the prescription was rejected, X everything else (ORD-01). */
export function isPrescriptionRejected(letter: string): boolean {
  return letter.trim().toUpperCase() === 'N';
}

/** It was called off before anything was received: what was held is free again, and there is nothing to invoice (ORD-04, ORD-06). */
export function isFreeOfCharge(letter: string, timeline: readonly { readonly event: string }[]): boolean {
  const isCalledOff = orderStatusOf(letter) === 'Cancelled' && !isPrescriptionRejected(letter);
  return isCalledOff && timeline.every(({ event }) => event !== 'paid');
}

/** W: every lens has its prescription, and an optician is next (RX-07). */
export function isWithOptician(letter: string): boolean {
  return letter.trim().toUpperCase() === 'W';
}

/** Lenses wait for the shopper: a prescription is missing, or the one that was given came back (RX-07). */
export function needsPrescription(letter: string): boolean {
  const isPending = orderProgressOf(letter) === 'pending-prescription';
  return isPrescriptionRejected(letter) || (isPending && !isWithOptician(letter));
}

/** Created and PendingPrescription orders are editable and payable, Apple Pay included (ORD-01). */
export function isEditable(letter: string): boolean {
  const status = orderStatusOf(letter);
  return status === 'Created' || status === 'PendingPrescription';
}

/** An order can be cancelled while Created, before the back office has it (ORD-06). */
export function isCancellable(letter: string): boolean {
  return orderStatusOf(letter) === 'Created';
}

const NOT_SENT: ReadonlySet<OrderProgress> = new Set(['created', 'pending-prescription', 'in-progress']);

/** It cannot be cancelled by the shopper any more, but has not been sent: operations still can (ORD-06). */
export function canServiceCancel(letter: string): boolean {
  return isPrescriptionRejected(letter) || (!isCancellable(letter) && NOT_SENT.has(orderProgressOf(letter)));
}
