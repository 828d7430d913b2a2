import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { MigrationSet } from '../../kernel';

export const merchandisingMigrations: MigrationSet = {
  '0670_merchandising': {
    async up(db: Kysely<unknown>) {
      await sql`create table merchandising_rules (
        rule_id bigint generated always as identity primary key,
        locale text not null,
        draft jsonb,
        published jsonb,
        revision integer not null,
        changed_by text not null,
        changed_at timestamptz not null
      )`.execute(db);
      await sql`create index merchandising_rules_by_locale on merchandising_rules (locale)`.execute(db);
      await sql`create table merchandising_publications (
        publication_id bigint generated always as identity primary key,
        locale text not null,
        author text not null,
        published_at timestamptz not null,
        undoes bigint references merchandising_publications on delete set null
      )`.execute(db);
      await sql`create table merchandising_changes (
        change_id bigint generated always as identity primary key,
        locale text not null,
        rule_id bigint not null,
        action text not null,
        publication_id bigint references merchandising_publications on delete cascade,
        author text not null,
        changed_at timestamptz not null,
        before jsonb,
        after jsonb
      )`.execute(db);
      await sql`create index merchandising_changes_by_locale on merchandising_changes (locale, change_id)`.execute(db);
      await sql`create index merchandising_changes_by_publication on merchandising_changes (publication_id)`.execute(
        db,
      );
      await sql`create table merchandising_version (single boolean primary key check (single), version bigint not null)`.execute(
        db,
      );
      await sql`insert into merchandising_version values (true, 0)`.execute(db);
    },
  },
  '0671_rules_by_the_protocol': {
    async up(db: Kysely<unknown>) {
      await sql`alter table merchandising_rules add column written_as text`.execute(db);
    },
  },
};
