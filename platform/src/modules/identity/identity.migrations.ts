import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { MigrationSet } from '../../kernel';

export const identityMigrations: MigrationSet = {
  '0300_identity': {
    async up(db: Kysely<unknown>) {
      await sql`create table members (
        user_id text primary key,
        register_type text not null check (register_type in ('G', 'R')),
        status text not null check (status in ('active', 'pending', 'locked')),
        profile_type text not null default 'C' check (profile_type in ('C', 'B')),
        personalization_id text not null,
        store_id text not null,
        created_at timestamptz not null,
        registered_at timestamptz
      )`.execute(db);
      await sql`create table logons (
        logon_id text primary key,
        user_id text not null unique references members on delete cascade,
        password_hash text,
        password_expired boolean not null default false,
        changed_at timestamptz not null
      )`.execute(db);
      await sql`create table activities (
        activity_id text primary key,
        user_id text not null references members on delete cascade,
        token_hash text not null unique,
        trusted_hash text not null unique,
        kind text not null check (kind in ('G', 'R')),
        store_id text not null,
        personalization_id text not null,
        user_agent text not null,
        persistent boolean not null default false,
        started_at timestamptz not null,
        last_access_at timestamptz not null,
        ended_at timestamptz
      )`.execute(db);
      await sql`create index activities_by_user on activities (user_id, last_access_at)`.execute(db);
      await sql`create table logon_attempts (
        logon_key text primary key,
        last_attempt_at timestamptz not null,
        failures integer not null default 0,
        blocked_until timestamptz
      )`.execute(db);
      await sql`create table social_logons (
        provider text not null,
        social_id text not null,
        user_id text not null references members on delete cascade,
        primary key (provider, social_id)
      )`.execute(db);
    },
  },
  '0310_assistants': {
    async up(db: Kysely<unknown>) {
      await sql`create table store_assistants (
        user_id text not null references members on delete cascade,
        store_id text not null,
        granted_at timestamptz not null,
        primary key (user_id, store_id)
      )`.execute(db);
      // Outlives the members it names.
      await sql`create table behalf_actions (
        sequence serial primary key,
        actor_id text not null,
        user_id text not null,
        store_id text not null,
        order_id text not null,
        action text not null check (action in ('lock', 'unlock', 'shipping', 'read')),
        done_at timestamptz not null
      )`.execute(db);
      await sql`create index behalf_actions_by_user on behalf_actions (user_id, sequence)`.execute(db);
    },
  },
  '0320_account_deletions': {
    async up(db: Kysely<unknown>) {
      await sql`create table account_deletions (
        user_id text primary key references members on delete cascade,
        requested_at timestamptz not null,
        due_at timestamptz not null
      )`.execute(db);
      await sql`create index account_deletions_by_due on account_deletions (due_at)`.execute(db);
    },
  },
  // Where and in which language a deletion is asked for, so that its letters are written there.
  '0321_deletion_letters': {
    async up(db: Kysely<unknown>) {
      for (const column of ['store_id', 'lang_id'])
        await db.schema
          .alterTable('account_deletions')
          .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
          .execute();
    },
  },
};
