import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { MigrationSet } from '../../kernel';

/** Keys stand apart from events, so that no event holds what was made of a visitor's token. */
export const searchEventMigrations: MigrationSet = {
  '0660_search_events': {
    async up(db: Kysely<unknown>) {
      await sql`create table search_events (
        event_id bigint generated always as identity primary key,
        day text not null,
        kind text not null,
        locale text not null,
        query_id text,
        part_number text not null,
        position integer
      )`.execute(db);
      await sql`create index search_events_by_day on search_events (day)`.execute(db);
      await sql`create table search_event_keys (
        event_key text primary key,
        day text not null
      )`.execute(db);
      await sql`create index search_event_keys_by_day on search_event_keys (day)`.execute(db);
      await sql`create table search_event_days (
        day text primary key,
        taken integer not null
      )`.execute(db);
    },
  },
  '0661_search_queries': {
    async up(db: Kysely<unknown>) {
      await sql`create table search_queries (
        query_id text primary key,
        day text not null,
        locale text not null,
        words text not null,
        hits integer not null,
        left_out text not null,
        counted boolean not null
      )`.execute(db);
      await sql`create index search_queries_by_day on search_queries (locale, day)`.execute(db);
      await sql`create table search_query_days (day text primary key, taken integer not null)`.execute(db);
      await sql`create index search_events_by_locale on search_events (locale, day)`.execute(db);
    },
  },
};
