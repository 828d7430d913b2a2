import { requireRegistered } from '../../kernel';
import type { RoutePlugin } from '../../kernel';
import { OrderParams, StoreParams } from '../order';
import { reminderErrors } from './reminder.errors';
import { ReminderBody } from './reminder.schemas';
import { reorderedLines } from './reminder.service';
import type { Reminder, ReminderService } from './reminder.service';

const path = '/store/:storeId/reorderreminder';

/** A reminder as the contract shows it (contract 29), with what its goods are called. */
const record = ({ order, reminder }: Reminder) => ({
  orderId: reminder.order_id,
  reminderDate: reminder.due_on,
  frequencyDays: reminder.frequency_days,
  enabled: reminder.enabled,
  items: reorderedLines(order).map(({ orderItemId, partNumber, name, quantity }) => ({
    orderItemId,
    partNumber,
    name,
    quantity,
  })),
});

/** Calls of reminders to order again, for registered shoppers alone; the list of all is a call of our own beside the five of the contract. */
export function reminderRoutes(reminders: ReminderService): RoutePlugin {
  return (app) => {
    app.get(path, { schema: { params: StoreParams } }, async (request, reply) => {
      const caller = await requireRegistered(request);
      const all = await reminders.list(caller, request.params.storeId);
      return reply
        .header('cache-control', 'no-store')
        .send({ resourceName: 'reorderreminder', reminders: all.map(record) });
    });

    app.get(`${path}/nextreminder`, { schema: { params: StoreParams } }, async (request) => {
      const caller = await requireRegistered(request);
      const [next] = await reminders.list(caller, request.params.storeId);
      if (!next?.reminder.enabled) throw reminderErrors.none('nextreminder');
      return { orderId: next.reminder.order_id, reminderDate: next.reminder.due_on };
    });

    app.get(`${path}/:orderId`, { schema: { params: OrderParams } }, async (request) => {
      const caller = await requireRegistered(request);
      return record(await reminders.read(caller, request.params.storeId, request.params.orderId));
    });

    app.post(`${path}/:orderId`, { schema: { params: OrderParams, body: ReminderBody } }, async (request, reply) => {
      const caller = await requireRegistered(request);
      const { reminderDate, frequencyDays = 0 } = request.body;
      return reply
        .status(201)
        .send(record(await reminders.create(caller, { ...request.params, reminderDate, frequencyDays })));
    });

    app.put(`${path}/:orderId`, { schema: { params: OrderParams, body: ReminderBody } }, async (request) => {
      const caller = await requireRegistered(request);
      const { reminderDate, frequencyDays = 0 } = request.body;
      return record(await reminders.change(caller, { ...request.params, reminderDate, frequencyDays }));
    });

    app.delete(`${path}/:orderId`, { schema: { params: OrderParams } }, async (request) => {
      const caller = await requireRegistered(request);
      await reminders.drop(caller, request.params.storeId, request.params.orderId);
      return {};
    });
  };
}
