import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { MigrationSet } from '../../kernel';

/** Tables of the appointments. A place of a slot is taken once; the index holds that under any load (STOR-08). */
export const appointmentMigrations: MigrationSet = {
  '0620_appointments': {
    async up(db: Kysely<unknown>) {
      await sql`create table appointments (
        appointment_id text primary key,
        access_key text not null unique,
        request_key text not null unique,
        physical_store_id text not null,
        branch jsonb not null,
        service text not null,
        starts_at timestamptz not null,
        place integer not null check (place >= 0),
        status text not null,
        revision integer not null,
        store_id text not null,
        locale text not null,
        user_id text,
        name text not null,
        email text not null,
        phone text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`.execute(db);
      await sql`create unique index appointments_once on appointments (physical_store_id, service, starts_at, place)
        where status = 'booked'`.execute(db);
      await sql`create index appointments_by_user on appointments (user_id, starts_at)`.execute(db);
      await sql`create index appointments_by_email on appointments (email, starts_at)`.execute(db);
      await sql`create index appointments_by_time on appointments (starts_at)`.execute(db);
      await sql`create table appointment_capacity (
        physical_store_id text not null,
        service text not null,
        places integer not null check (places >= 0),
        primary key (physical_store_id, service)
      )`.execute(db);
      await sql`create table appointment_closures (
        physical_store_id text not null,
        day text not null,
        primary key (physical_store_id, day)
      )`.execute(db);
    },
  },
  '0621_appointments_called_off': {
    async up(db: Kysely<unknown>) {
      await sql`alter table appointments add column called_off boolean not null default false`.execute(db);
    },
  },
};
