import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { MigrationSet } from '../../kernel';

export const prescriberMigrations: MigrationSet = {
  '0560_prescriber_requests': {
    async up(db: Kysely<unknown>) {
      // Without a reference to members: the seller keeps what was asked for three years, whoever leaves.
      await sql`create table prescriber_requests (
        sequence bigint generated always as identity primary key,
        request_id text not null unique,
        order_id text not null,
        user_id text not null,
        key_id text not null,
        prescriber bytea not null,
        state text not null check (state in ('named', 'asked', 'confirmed', 'refused', 'silent', 'withdrawn')),
        named_at timestamptz not null,
        asked_at timestamptz,
        due_at timestamptz,
        answered_at timestamptz
      )`.execute(db);
      await sql`create index prescriber_requests_by_order on prescriber_requests (order_id, sequence)`.execute(db);
      await sql`create index prescriber_requests_by_due on prescriber_requests (state, due_at)`.execute(db);
      await sql`create index prescriber_requests_by_user on prescriber_requests (user_id)`.execute(db);
      await sql`create index prescriber_requests_by_time on prescriber_requests (named_at)`.execute(db);
    },
  },
};
