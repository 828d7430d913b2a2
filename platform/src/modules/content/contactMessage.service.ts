import { sql } from 'kysely';

import { invalidInput } from '../../kernel';
import type { Clock, Db } from '../../kernel';
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
  const tables = db.withTables<ContentTables>();

  /** The number of the message that was sent with this key before; a key under which something else was written is refused. */
  const numberOf = async ({ requestKey, email, name, message }: ContactMessage) => {
    const known = await tables
      .selectFrom('contact_messages')
      .select(['number', 'email', 'name', 'message'])
      .where('request_key', '=', requestKey)
      .executeTakeFirst();
    if (!known) return null;
    if (known.email !== email || known.name !== name || known.message !== message) throw invalidInput('requestKey');
    return known.number;
  };

  return {
    async keep(message) {
      const { requestKey, email } = message;
      const known = await numberOf(message);
      if (known) return known;
      const { count } = await tables
        .selectFrom('contact_messages')
        .select((row) => row.fn.countAll<string>().as('count'))
        .where('email', '=', email)
        .where('created_at', '>', new Date(clock.now().getTime() - HOUR_MS))
        .executeTakeFirstOrThrow();
      if (Number(count) >= LIMITS.messagesAnHour) return null;
      const { all } = await tables
        .selectFrom('contact_messages')
        .select((row) => row.fn.countAll<string>().as('all'))
        .executeTakeFirstOrThrow();
      if (Number(all) >= LIMITS.messagesOfAll) return null;
      const written = await tables
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
      // A twin of this request was faster: its number is ours.
      return written?.number ?? numberOf(message);
    },
    oldest: () =>
      tables.selectFrom('contact_messages').selectAll().orderBy('created_at').orderBy('number').limit(SHOWN).execute(),
    async remove(number) {
      const { numDeletedRows } = await tables
        .deleteFrom('contact_messages')
        .where('number', '=', number)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
