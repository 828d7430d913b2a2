import { sql } from 'kysely';

import { inTransaction, invalidInput, lockList } from '../../kernel';
import type { Clock, Db, Trx } from '../../kernel';
import { LIMITS } from '../limits';
import type { ContactMessageRow, ContentTables } from './content.tables';

/** What somebody writes to customer service. */
export interface ContactMessage {
  storeId: string;
  /** The shop's locale the answer is written in, e.g. `it-it`. */
  locale: string;
  topic: string;
  name: string;
  email: string;
  /** Empty when not given; so is `orderId`. */
  phone: string;
  orderId: string;
  message: string;
  /** Chosen by the sender: sending the same message again keeps one. */
  requestKey: string;
}

export interface ContactMessageService {
  /** Keeps a message and answers its number; null when the address wrote too often in the last hour, or nobody empties the box. */
  keep(message: ContactMessage): Promise<string | null>;
  /** The messages that wait longest, for those who answer them; 100 at most. */
  oldest(): Promise<ContactMessageRow[]>;
  /** Takes an answered message away with all that its sender told; false where there is none with this number. */
  remove(number: string): Promise<boolean>;
}

const HOUR_MS = 3_600_000;
/** Messages that one call of those who answer shows. */
const SHOWN = 100;

export function createContactMessageService(db: Db, clock: Clock): ContactMessageService {
  /** The number of the message that was sent with this key before; a key under which something else was written is refused. */
  const numberOf = async (trx: Trx, { requestKey, email, name, message }: ContactMessage) => {
    const known = await trx
      .withTables<ContentTables>()
      .selectFrom('contact_messages')
      .select(['number', 'email', 'name', 'message'])
      .where('request_key', '=', requestKey)
      .executeTakeFirst();
    if (!known) return null;
    if (known.email !== email || known.name !== name || known.message !== message) throw invalidInput('requestKey');
    return known.number;
  };

  /** Whether the address wrote too often in the last hour, or nobody empties the box. */
  async function isFull(trx: Trx, email: string): Promise<boolean> {
    const messages = trx.withTables<ContentTables>().selectFrom('contact_messages');
    const { count } = await messages
      .select((row) => row.fn.countAll<string>().as('count'))
      .where('email', '=', email)
      .where('created_at', '>', new Date(clock.now().getTime() - HOUR_MS))
      .executeTakeFirstOrThrow();
    if (Number(count) >= LIMITS.messagesAnHour) return true;
    const { all } = await messages.select((row) => row.fn.countAll<string>().as('all')).executeTakeFirstOrThrow();
    return Number(all) >= LIMITS.messagesOfAll;
  }

  return {
    keep: (message) =>
      inTransaction(db, async (trx) => {
        const { requestKey, email } = message;
        await lockList(trx, `messages:${email}`);
        const known = await numberOf(trx, message);
        if (known) return known;
        if (await isFull(trx, email)) return null;
        const written = await trx
          .withTables<ContentTables>()
          .insertInto('contact_messages')
          .values({
            number: sql<string>`'C-' || nextval('contact_message_numbers')::text`,
            request_key: requestKey,
            store_id: message.storeId,
            locale: message.locale,
            topic: message.topic,
            name: message.name,
            email,
            phone: message.phone,
            order_id: message.orderId,
            message: message.message,
            created_at: clock.now(),
          })
          .onConflict((conflict) => conflict.column('request_key').doNothing())
          .returning('number')
          .executeTakeFirst();
        // Another address was faster with this key.
        return written?.number ?? numberOf(trx, message);
      }),
    oldest: () =>
      db
        .withTables<ContentTables>()
        .selectFrom('contact_messages')
        .selectAll()
        .orderBy('created_at')
        .orderBy('number')
        .limit(SHOWN)
        .execute(),
    async remove(number) {
      const { numDeletedRows } = await db
        .withTables<ContentTables>()
        .deleteFrom('contact_messages')
        .where('number', '=', number)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
