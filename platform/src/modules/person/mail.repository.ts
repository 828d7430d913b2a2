import { nextNumber } from '../../kernel';
import type { Clock, Db, Trx } from '../../kernel';

import type { MailMessagesTable, PersonTables } from './person.tables';

/** A mail before it has its number and time. */
export interface Mail {
  recipient: string;
  kind: MailMessagesTable['kind'];
  storeId: string;
  content: Readonly<Record<string, string>>;
}

/** Puts a mail into the outbox. */
export async function queueMail(db: Db | Trx, clock: Clock, mail: Mail): Promise<void> {
  await db
    .withTables<PersonTables>()
    .insertInto('mail_messages')
    .values({
      message_id: await nextNumber(db, 'document'),
      recipient: mail.recipient,
      kind: mail.kind,
      store_id: mail.storeId,
      content: JSON.stringify(mail.content),
      created_at: clock.now(),
    })
    .execute();
}
