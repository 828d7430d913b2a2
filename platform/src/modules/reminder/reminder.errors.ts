import { Fault } from '../../kernel';

/** Refusals of reminders (contract 29). */
export const reminderErrors = {
  exists: (orderId: string) =>
    new Fault(409, '1720', 'REMINDER_ALREADY_EXISTS', 'The order has a reminder.', [orderId]),
  none: (orderId: string) =>
    new Fault(404, 'CWXFR0258E', '_ERR_REMINDER_NOT_FOUND', 'There is no reminder.', [orderId]),
  /** Nothing of the order is used up, or nothing of it was sent. */
  notOffered: (orderId: string) =>
    new Fault(409, '1721', 'REMINDER_NOT_OFFERED', 'Reminders are for orders of contact lenses.', [orderId]),
} as const;
