import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { MigrationSet } from '../../kernel';

export const mailMigrations: MigrationSet = {
  '0601_letters': {
    async up(db: Kysely<unknown>) {
      await sql`create table letters (
        letter_id text primary key,
        message_id text not null unique,
        cause text not null unique,
        user_id text,
        recipient text not null,
        kind text not null,
        store_id text not null,
        locale text not null,
        facts jsonb not null,
        state text not null,
        attempts integer not null,
        next_at timestamptz not null,
        leased_until timestamptz,
        expires_at timestamptz not null,
        problem text not null,
        created_at timestamptz not null,
        sent_at timestamptz
      )`.execute(db);
      await sql`create index letters_due on letters (next_at) where state in ('waiting', 'sending')`.execute(db);
      await sql`create index letters_by_recipient on letters (recipient, created_at)`.execute(db);
      await sql`create index letters_by_user on letters (user_id, created_at)`.execute(db);
      await sql`create index letters_by_age on letters (created_at)`.execute(db);
      // Mails of before were never sent, and their codes are dead.
      await sql`drop table if exists mail_messages`.execute(db);
    },
  },
};
