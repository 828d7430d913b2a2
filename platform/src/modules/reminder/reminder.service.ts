import { dayOf, nextReminder, reminderDays } from '@sightline/shared-lib/domain/reminder';
import { orderProgressOf } from '@sightline/shared-lib/domain/order';
import { isRealDate } from '@sightline/shared-lib/domain/validation';

import { inTransaction, invalidInput, sumInTurn } from '../../kernel';
import type { Caller, Clock, Db, Trx } from '../../kernel';
import type { Order, OrderLetters } from '../order';
import { reminderErrors } from './reminder.errors';
import {
  changeReminder,
  dropReminder,
  dueReminders,
  findReminder,
  insertReminder,
  remindersOf,
} from './reminder.repository';
import type { OrderReminderRow } from './reminder.tables';

export interface ReminderDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly orders: {
    /** The order of this shopper, held until the transaction ends; null when it is not theirs. */
    held(trx: Trx, userId: string, storeId: string, orderId: string): Promise<Order | null>;
    owned(handle: Db | Trx, userId: string, orderId: string): Promise<Order | null>;
    /** Mirrors the day in the order's attribute `reminderDate`; an empty day takes it away (contract 29). */
    noteReminder(trx: Trx, order: Order, day: string): Promise<void>;
  };
  readonly letters: Pick<OrderLetters, 'reminded'>;
}

/** What a shopper asks for. */
export interface Wish {
  readonly orderId: string;
  readonly storeId: string;
  readonly reminderDate: string;
  readonly frequencyDays: number;
}

/** A reminder with the order it is about. */
export interface Reminder {
  readonly reminder: OrderReminderRow;
  readonly order: Order;
}

/** Reminders written in one run; the next run takes what is left. */
const BATCH = 200;

/** Lines that are used up and bought again. */
export const reorderedLines = ({ lines }: Pick<Order, 'lines'>) =>
  lines.filter(({ opticalRole }) => opticalRole === 'contactLens');

/** Whether there is anything to remind of: nothing of a cancelled order runs out. */
const isReminded = ({ status }: Pick<Order, 'status'>) => orderProgressOf(status) !== 'cancelled';

/** Reminders to order again: one an order of contact lenses, kept for its registered buyer (REM-01). */
export function createReminderService({ db, clock, orders, letters }: ReminderDependencies) {
  const now = () => clock.now().getTime();

  function requireDay(reminderDate: string): void {
    const { from, to } = reminderDays(now());
    if (!isRealDate(reminderDate) || reminderDate < from || reminderDate > to) throw invalidInput('reminderDate');
  }

  /** The caller's order with its reminder, both held. Orders of others look like orders without one. */
  async function held(trx: Trx, caller: Caller, storeId: string, orderId: string): Promise<Reminder> {
    const order = await orders.held(trx, caller.userId, storeId, orderId);
    const reminder = order && (await findReminder(trx, orderId, true));
    if (!reminder) throw reminderErrors.none(orderId);
    return { order, reminder };
  }

  /** One reminder that is due, with its letter; false when another process was faster. */
  const send = (orderId: string): Promise<boolean> =>
    inTransaction(db, async (trx) => {
      const seen = await findReminder(trx, orderId);
      // The order before its reminder, as everywhere: two who hold one each would wait for ever.
      const order = seen ? await orders.held(trx, seen.user_id, seen.store_id, orderId) : null;
      const found = await findReminder(trx, orderId, true);
      if (!found?.enabled || found.due_on > dayOf(now())) return false;
      if (order && !isReminded(order)) {
        await dropReminder(trx, orderId);
        await orders.noteReminder(trx, order, '');
        return false;
      }
      const next = nextReminder(found.due_on, found.frequency_days, now());
      await changeReminder(trx, orderId, {
        due_on: next ?? found.due_on,
        frequency_days: found.frequency_days,
        enabled: next !== null,
        updated_at: clock.now(),
      });
      if (!order) return false;
      await orders.noteReminder(trx, order, next ?? '');
      await letters.reminded(trx, order, found.due_on);
      return true;
    });

  return {
    async read(caller: Caller, storeId: string, orderId: string): Promise<Reminder> {
      const order = await orders.owned(db, caller.userId, orderId);
      const reminder = order?.storeId === storeId && isReminded(order) ? await findReminder(db, orderId) : undefined;
      if (!order || !reminder) throw reminderErrors.none(orderId);
      return { order, reminder };
    },

    async list(caller: Caller, storeId: string): Promise<Reminder[]> {
      const reminders = await remindersOf(db, caller.userId, storeId);
      const found = await Promise.all(
        reminders.map(async (reminder) => {
          const order = await orders.owned(db, caller.userId, reminder.order_id);
          return order && isReminded(order) ? [{ order, reminder }] : [];
        }),
      );
      return found.flat();
    },

    create: (caller: Caller, { orderId, storeId, reminderDate, frequencyDays }: Wish): Promise<Reminder> =>
      inTransaction(db, async (trx) => {
        const order = await orders.held(trx, caller.userId, storeId, orderId);
        if (!order) throw reminderErrors.none(orderId);
        requireDay(reminderDate);
        if (!order.placedAt || !isReminded(order) || reorderedLines(order).length === 0)
          throw reminderErrors.notOffered(orderId);
        const reminder: OrderReminderRow = {
          order_id: orderId,
          store_id: storeId,
          user_id: caller.userId,
          due_on: reminderDate,
          frequency_days: frequencyDays,
          enabled: true,
          created_at: clock.now(),
          updated_at: clock.now(),
        };
        if (!(await insertReminder(trx, reminder))) throw reminderErrors.exists(orderId);
        await orders.noteReminder(trx, order, reminderDate);
        return { order, reminder };
      }),

    /** A reminder that was sent is set again by its next day. */
    change: (caller: Caller, { orderId, storeId, reminderDate, frequencyDays }: Wish): Promise<Reminder> =>
      inTransaction(db, async (trx) => {
        const { order, reminder } = await held(trx, caller, storeId, orderId);
        requireDay(reminderDate);
        if (!isReminded(order)) throw reminderErrors.notOffered(orderId);
        const changes = {
          due_on: reminderDate,
          frequency_days: frequencyDays,
          enabled: true,
          updated_at: clock.now(),
        };
        await changeReminder(trx, orderId, changes);
        await orders.noteReminder(trx, order, reminderDate);
        return { order, reminder: { ...reminder, ...changes } };
      }),

    drop: (caller: Caller, storeId: string, orderId: string): Promise<void> =>
      inTransaction(db, async (trx) => {
        const { order } = await held(trx, caller, storeId, orderId);
        await dropReminder(trx, orderId);
        await orders.noteReminder(trx, order, '');
      }),

    /** Writes what is due; answers how many letters. What cannot be written stays due, and keeps no other waiting. */
    deliver: async (): Promise<number> =>
      sumInTurn(await dueReminders(db, dayOf(now()), BATCH), async (orderId) => Number(await send(orderId))),
  };
}

export type ReminderService = ReturnType<typeof createReminderService>;
