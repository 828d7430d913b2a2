import type { Appointment } from '@sightline/shared-lib/api/appointment';
import type { Reminder } from '@sightline/shared-lib/api/reminder';
import { isPrescriptionRejected, needsPrescription, type OrderSummary } from '@sightline/shared-lib/domain/order';

/** Something that goes no further without the shopper. */
export type WaitingThing =
  | {
      readonly what: 'prescription';
      readonly orderId: string;
      readonly isRejected: boolean;
      readonly asksPrescriber: boolean;
    }
  | { readonly what: 'return'; readonly orderId: string }
  | { readonly what: 'reminder'; readonly reminder: Reminder }
  | { readonly what: 'appointment'; readonly appointment: Appointment };

/** A return that was announced and has not left yet (contract 28). */
const ANNOUNCED = 'CRE';

/** Days before its day that a reminder to order again is told of. */
const SOON_DAYS = 7;
const DAY_MS = 86_400_000;

/** What waits for the shopper: prescriptions before parcels, lenses that run out, and the next appointment last (ACC-01). */
export function waitingThings(
  orders: readonly OrderSummary[],
  appointments: readonly Appointment[],
  nextReminder: Reminder | null,
  now: number,
): readonly WaitingThing[] {
  const [next] = appointments
    .filter(({ isCancelled, endsAt }) => !isCancelled && Date.parse(endsAt) > now)
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  return [
    ...orders
      .filter(({ orderStatus }) => needsPrescription(orderStatus))
      .map(({ orderId, orderStatus, asksPrescriber }) => ({
        what: 'prescription' as const,
        orderId,
        isRejected: isPrescriptionRejected(orderStatus),
        asksPrescriber,
      })),
    ...orders
      .filter(({ extendedAttributes }) => extendedAttributes['RMAStatus'] === ANNOUNCED)
      .map(({ orderId }) => ({ what: 'return' as const, orderId })),
    ...(nextReminder && Date.parse(nextReminder.reminderDate) - now <= SOON_DAYS * DAY_MS
      ? [{ what: 'reminder' as const, reminder: nextReminder }]
      : []),
    ...(next ? [{ what: 'appointment' as const, appointment: next }] : []),
  ];
}
