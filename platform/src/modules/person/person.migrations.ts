import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { MigrationSet } from '../../kernel';

/** Gives contacts of one person whose names differ by their case alone a number, but for the one that is offered first. */
async function tellTwinsApart(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ address_id: string; user_id: string; nick_name: string; folded: string }>`
    select address_id, user_id, nick_name, lower(nick_name) as folded from addresses
    where state = 'active' and kind = 'contact' and user_id in (
      select user_id from addresses where state = 'active' and kind = 'contact'
      group by user_id, lower(nick_name) having count(*) > 1)
    order by user_id, is_primary desc, created_at, address_id`.execute(db);
  const all = new Set(rows.map(({ user_id: userId, folded }) => `${userId} ${folded}`));
  const seen = new Set<string>();
  for (const { address_id: addressId, user_id: userId, nick_name: name, folded } of rows) {
    const key = `${userId} ${folded}`;
    if (!seen.has(key)) {
      seen.add(key);
      continue;
    }
    let number = 2;
    while (all.has(`${key} ${number}`)) number += 1;
    all.add(`${key} ${number}`);
    await sql`update addresses set nick_name = ${`${name} ${number}`} where address_id = ${addressId}`.execute(db);
  }
}

export const personMigrations: MigrationSet = {
  '0310_persons': {
    async up(db: Kysely<unknown>) {
      await sql`create table profiles (
        user_id text primary key references members on delete cascade,
        first_name text not null,
        last_name text not null,
        email1 text not null,
        phone1 text not null,
        date_of_birth text not null,
        gender text not null,
        preferred_language text not null,
        preferred_currency text not null,
        email_preferences jsonb not null,
        x_data jsonb not null,
        email_verified_at timestamptz,
        updated_at timestamptz not null
      )`.execute(db);
      await sql`create table addresses (
        address_id text primary key,
        user_id text not null references members on delete cascade,
        kind text not null check (kind in ('self', 'contact', 'express')),
        state text not null check (state in ('active', 'replaced', 'removed')),
        nick_name text not null,
        address_type text not null check (address_type in ('Shipping', 'Billing', 'ShippingAndBilling')),
        is_primary boolean not null,
        first_name text not null,
        last_name text not null,
        line1 text not null,
        line2 text not null,
        line3 text not null,
        city text not null,
        region text not null,
        zip_code text not null,
        country text not null,
        phone1 text not null,
        email1 text not null,
        attributes jsonb not null,
        created_at timestamptz not null
      )`.execute(db);
      await sql`create unique index contact_nick_names on addresses (user_id, nick_name)
        where state = 'active' and kind = 'contact'`.execute(db);
      await sql`create unique index one_self_address on addresses (user_id)
        where state = 'active' and kind = 'self'`.execute(db);
      await sql`create index addresses_by_user on addresses (user_id) where state = 'active'`.execute(db);
      await sql`create table wallet_cards (
        card_id text primary key,
        user_id text not null references members on delete cascade,
        token text not null,
        brand text not null,
        masked_number text not null,
        expire_month text not null,
        expire_year text not null,
        holder text not null,
        billing_address_id text not null,
        is_default boolean not null,
        created_at timestamptz not null
      )`.execute(db);
      await sql`create index wallet_cards_by_user on wallet_cards (user_id)`.execute(db);
      await sql`create unique index one_default_card on wallet_cards (user_id) where is_default`.execute(db);
      await sql`create table validation_codes (
        email text not null,
        purpose text not null check (purpose in ('register', 'reset')),
        code_hash text not null,
        expires_at timestamptz not null,
        attempts integer not null,
        sent_count integer not null,
        first_sent_at timestamptz not null,
        primary key (email, purpose)
      )`.execute(db);
      await sql`create table mail_messages (
        message_id text primary key,
        recipient text not null,
        kind text not null,
        store_id text not null,
        content jsonb not null,
        created_at timestamptz not null
      )`.execute(db);
      await sql`create index mail_messages_by_recipient on mail_messages (recipient, created_at)`.execute(db);
    },
  },
  '0330_earlier_addresses': {
    async up(db: Kysely<unknown>) {
      await sql`create index earlier_addresses_by_user on addresses (user_id, created_at) where state <> 'active'`.execute(
        db,
      );
    },
  },
  // Whoever reads `Home` and `home` takes them for one name: the code refuses the second, and now the index too.
  '0331_nick_names_of_any_case': {
    async up(db: Kysely<unknown>) {
      await tellTwinsApart(db);
      await sql`drop index contact_nick_names`.execute(db);
      await sql`create unique index contact_nick_names on addresses (user_id, lower(nick_name))
        where state = 'active' and kind = 'contact'`.execute(db);
    },
  },
};
