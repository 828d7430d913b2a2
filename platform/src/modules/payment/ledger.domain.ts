import { isEditable } from '@sightline/shared-lib/domain/order';

import type { LedgerRow } from './payment.repository';

/** Begins the names of authorisations that pay for an order that is placed already. */
const AGAIN = 'again-';

/** Names the authorisation of one proposal to pay a placed order. */
export function againKey(row: { readonly order_id: string; readonly pi_id: string }): string {
  return `${AGAIN}${row.order_id}-${row.pi_id}`;
}

/** Approved authorisations that are neither captured nor given back, nor about to be. */
export function openOf(rows: readonly LedgerRow[]): LedgerRow[] {
  const followed = new Set(
    rows.filter((row) => row.kind !== 'authorise' && row.status !== 'declined').map((row) => row.gateway_reference),
  );
  return rows.filter(
    (row) => row.kind === 'authorise' && row.status === 'approved' && !followed.has(row.gateway_reference),
  );
}

/** What may be taken. What the shop once meant to give back it never takes, whatever the gateway said to that. */
export function takeableOf(rows: readonly LedgerRow[]): LedgerRow[] {
  const givenBack = new Set(rows.filter(({ kind }) => kind === 'void').map((row) => row.gateway_reference));
  return openOf(rows).filter((row) => !givenBack.has(row.gateway_reference));
}

/** What was promised and refused when it was to be taken. Cash is refused by nobody before the door. */
export function refusedOf(rows: readonly LedgerRow[]): LedgerRow[] {
  const declined = new Set(
    rows.filter(({ kind, status }) => kind === 'capture' && status === 'declined').map((row) => row.gateway_reference),
  );
  return takeableOf(rows).filter((row) => declined.has(row.gateway_reference));
}

/** True while a placed order is being paid again. */
export function isPayingAgain(rows: readonly LedgerRow[]): boolean {
  return rows.some(
    ({ kind, status, idempotency_key: key }) => kind === 'authorise' && status === 'pending' && key.startsWith(AGAIN),
  );
}

/** True while nobody knows whether an order's money was taken or promised. */
export function isMoving(rows: readonly LedgerRow[]): boolean {
  return isPayingAgain(rows) || rows.some(({ kind, status }) => kind === 'capture' && status === 'pending');
}

/** How the payment of a placed order stands when it is not simply paid; `reference` names the last promise that was not kept. */
export type OpenPayment =
  | { readonly state: 'due'; readonly dueMinor: number; readonly reference: string }
  /** Somebody is paying, and the gateway has not answered. */
  | { readonly state: 'underway' };

/** What is to be paid again: what was refused of an order that is still Created or waits for its prescription (ORD-01); null for all others. */
export function openPayment(order: { readonly status: string }, rows: readonly LedgerRow[]): OpenPayment | null {
  if (!isEditable(order.status)) return null;
  if (isPayingAgain(rows)) return { state: 'underway' };
  if (isMoving(rows)) return null;
  const refused = refusedOf(rows);
  const last = refused.at(-1);
  if (!last) return null;
  const dueMinor = refused.reduce((sum, row) => sum + Number(row.amount_minor), 0);
  return { state: 'due', dueMinor, reference: last.gateway_reference };
}
