import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { MigrationSet } from '../../kernel';

/** One reminder an order: it goes with the order (REM-01). */
export const reminderMigrations: MigrationSet = {
  '0640_order_reminders': {
    async up(db: Kysely<unknown>) {
      await sql`create table order_reminders (
        order_id text primary key references orders (order_id) on delete cascade,
        store_id text not null,
        user_id text not null,
        due_on text not null,
        frequency_days integer not null check (frequency_days >= 0),
        enabled boolean not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`.execute(db);
      await sql`create index order_reminders_by_user on order_reminders (user_id, store_id, due_on)`.execute(db);
      await sql`create index order_reminders_due on order_reminders (due_on) where enabled`.execute(db);
    },
  },
};
