import { Type } from 'typebox';
import { type Clock, type Db, Fault, type RoutePlugin } from '../../kernel';
import type { PartnerDesk } from '../payment';
import type { CallbackTables } from './callback.tables';

const text = (max: number) => Type.String({ minLength: 1, maxLength: max });
const Callback = Type.Object({
  eventId: text(64),
  partner: text(20),
  orderId: text(20),
  sessionId: text(80),
  state: text(20),
  revision: text(10),
  sentAt: text(40),
  signature: text(200),
});

/** A message older or newer than this is a copy of one, or its sender's clock is wrong. */
const TOLERANCE_MS = 5 * 60_000;

const refused = (message: string) => new Fault(403, '1330', '_ERR_PARTNER_CALLBACK_REFUSED', message);
const replayed = () =>
  new Fault(409, '1331', '_ERR_PARTNER_CALLBACK_REPLAYED', 'This message has been received before.', ['eventId']);

/**
 * News from payment partners. A message is believed only as a hint: after its signature, age and id are checked, the
 * order's open payment is settled by asking the partner, so late, repeated and reordered messages change nothing.
 */
export function partnerCallbackRoutes(
  db: Db,
  clock: Clock,
  desk: PartnerDesk,
  onNews: (orderId: string) => Promise<void>,
): RoutePlugin {
  return (app) => {
    app.post('/payment/partner_callback', { schema: { body: Callback } }, async (request, reply) => {
      const { signature, ...values } = request.body;
      const { eventId, partner, orderId, sessionId, state, revision, sentAt } = values;
      const signed = { eventId, partner, orderId, sessionId, state, revision, sentAt };
      if (!desk.isSigned(signature, signed)) throw refused('The signature is not right.');
      const age = Math.abs(clock.now().getTime() - Date.parse(sentAt));
      if (!(age <= TOLERANCE_MS)) throw refused('The message is too old.');
      const taken = await db
        .withTables<CallbackTables>()
        .insertInto('partner_callbacks')
        .values({ event_id: eventId, session_id: sessionId, received_at: clock.now() })
        .onConflict((conflict) => conflict.column('event_id').doNothing())
        .returning('event_id')
        .executeTakeFirst();
      if (!taken) throw replayed();
      const session = await desk.read(sessionId);
      if (session?.merchant_reference !== orderId) throw refused('The message is about no payment of this shop.');
      await onNews(orderId);
      return reply.status(204).send();
    });
  };
}

export { callbackMigrations } from './callback.tables';
