import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { MigrationSet } from '../../kernel';

export const prescriptionMigrations: MigrationSet = {
  '0500_prescriptions': {
    async up(db: Kysely<unknown>) {
      await sql`create table prescription_files (
        file_id text primary key,
        user_id text not null references members on delete cascade,
        key_id text not null,
        content bytea not null,
        description bytea not null,
        content_type text not null,
        created_at timestamptz not null
      )`.execute(db);
      await sql`create index prescription_files_by_user on prescription_files (user_id)`.execute(db);
      await sql`create table prescription_links (
        order_item_id text not null,
        file_id text not null references prescription_files on delete cascade,
        user_id text not null references members on delete cascade,
        created_at timestamptz not null,
        primary key (order_item_id, file_id)
      )`.execute(db);
      await sql`create table prescription_details (
        order_item_id text primary key,
        user_id text not null references members on delete cascade,
        key_id text not null,
        kind text not null check (kind in ('spectacles', 'contactLens')),
        details bytea not null,
        updated_at timestamptz not null
      )`.execute(db);
      await sql`create index prescription_details_by_user on prescription_details (user_id)`.execute(db);
    },
  },
  '0510_rx_lenses': {
    async up(db: Kysely<unknown>) {
      await sql`create table rx_lenses (
        lens_id text primary key,
        position integer not null,
        rx_type text not null,
        type_code text not null,
        treatment_code text not null,
        colour_code text not null,
        thickness_code text not null,
        list_minor integer not null,
        discounted_minor integer not null
      )`.execute(db);
    },
  },
  '0520_lens_prices_from_the_catalogue': {
    async up(db: Kysely<unknown>) {
      await sql`drop table rx_lenses`.execute(db);
    },
  },
  '0530_saved_prescriptions': {
    async up(db: Kysely<unknown>) {
      await sql`create table saved_prescriptions (
        prescription_id text primary key,
        user_id text not null references members on delete cascade,
        key_id text not null,
        content bytea not null,
        changed_at timestamptz not null,
        used_at timestamptz,
        created_at timestamptz not null
      )`.execute(db);
      await sql`create index saved_prescriptions_by_user on saved_prescriptions (user_id)`.execute(db);
    },
  },
  '0530_uploads_by_key': {
    async up(db: Kysely<unknown>) {
      await sql`alter table prescription_files add column upload_key text`.execute(db);
      await sql`create unique index prescription_files_by_key on prescription_files (user_id, upload_key)`.execute(db);
    },
  },
  '0540_prescription_readings': {
    async up(db: Kysely<unknown>) {
      // Without a reference to members: who read what outlives a guest.
      await sql`create table prescription_readings (
        sequence bigint generated always as identity primary key,
        user_id text not null,
        reader_id text not null,
        kind text not null check (kind in ('file', 'values', 'saved')),
        subject text not null,
        read_at timestamptz not null
      )`.execute(db);
      await sql`create index prescription_readings_by_user on prescription_readings (user_id, sequence)`.execute(db);
      await sql`create index prescription_readings_by_time on prescription_readings (read_at)`.execute(db);
      // A guest's rows become the account's; nothing else of them ever changes.
      await sql`create function keep_prescription_readings() returns trigger language plpgsql as $$
        begin
          if tg_op = 'DELETE' and current_setting('sightline.forgets_readings', true) = 'on' then return old; end if;
          if tg_op = 'UPDATE' and (new.sequence, new.kind, new.subject, new.read_at) = (old.sequence, old.kind, old.subject, old.read_at)
            and (new.reader_id = old.reader_id or old.reader_id = old.user_id and new.reader_id = new.user_id) then return new; end if;
          raise exception 'readings of prescriptions are not changed';
        end $$`.execute(db);
      await sql`create trigger keep_prescription_readings before update or delete on prescription_readings
        for each row execute function keep_prescription_readings()`.execute(db);
    },
  },
  '0550_lens_choices': {
    async up(db: Kysely<unknown>) {
      await sql`create table lens_choices (
        user_id text not null references members on delete cascade,
        part_number text not null,
        key_id text not null,
        content bytea not null,
        changed_at timestamptz not null,
        primary key (user_id, part_number)
      )`.execute(db);
      await sql`create index lens_choices_by_time on lens_choices (changed_at)`.execute(db);
    },
  },
  '0560_documents_in_an_object_store': {
    async up(db: Kysely<unknown>) {
      await sql`alter table prescription_files add column object_key text unique, add column bytes integer`.execute(db);
      await sql`alter table prescription_files alter column content drop not null,
        add constraint content_lies_somewhere check ((content is null) <> (object_key is null))`.execute(db);
      await sql`create table object_removals (
        object_key text primary key,
        due_at timestamptz not null,
        begun boolean not null default false
      )`.execute(db);
      await sql`create index object_removals_by_time on object_removals (due_at)`.execute(db);
      await sql`create function remove_object_of_file() returns trigger language plpgsql as $$
        begin
          insert into object_removals (object_key, due_at) values (old.object_key, now());
          return old;
        end $$`.execute(db);
      await sql`create trigger remove_object_of_file after delete on prescription_files
        for each row when (old.object_key is not null) execute function remove_object_of_file()`.execute(db);
    },
  },
};
