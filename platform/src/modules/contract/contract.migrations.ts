import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { MigrationSet } from '../../kernel';

import { allStoreContexts } from './storeContexts';
import type { ContractTables } from './contract.tables';

/** The buyer organisation every installation starts with; its ids are above 2^53 on purpose (section 2). */
export const seededOrganizationId = '4000000000000000601';
export const seededOrganizationContractId = '4000000000000000502';
const organizationStoreId = '10801';

/** Default contract of a store: `-11001` for 10801 up to `-11009`. */
export function defaultContractId(storeId: string): string {
  return `-1100${storeId.slice(-1)}`;
}

const termKinds = [
  'PriceTCPriceListWithSelectiveAdjustment',
  'ShippingTCShippingMode',
  'PaymentTC',
  'ReturnTCReturnCharge',
];

async function seed(db: Kysely<unknown>): Promise<void> {
  const tables = db.withTables<ContractTables>() as unknown as Kysely<ContractTables>;
  const contracts = [
    {
      contract_id: seededOrganizationContractId,
      store_id: organizationStoreId,
      name: 'Sightline Partner Opticians',
      organization_id: seededOrganizationId,
      position: 10,
    },
    ...allStoreContexts().map(({ storeId }) => ({
      contract_id: defaultContractId(storeId),
      store_id: storeId,
      name: `Sightline ${storeId} Default Contract`,
      organization_id: null,
      position: 20,
    })),
  ];
  await tables
    .insertInto('organizations')
    .values({
      organization_id: seededOrganizationId,
      name: 'Harbor Lane Opticians',
      store_id: organizationStoreId,
      status: 'approved',
      phone: '2065550142',
      email: 'purchasing@harborlane.example.com',
      address_line: '1420 Western Avenue',
      city: 'Seattle',
      state: 'WA',
      zip_code: '98101',
      country: 'US',
      created_at: new Date('2025-01-15T09:00:00.000Z'),
    })
    .execute();
  await tables.insertInto('contracts').values(contracts).execute();
  const terms = contracts.flatMap(({ contract_id }, contract) =>
    termKinds.map((kind, term) => ({
      term_id: String(12_001 + contract * termKinds.length + term),
      contract_id,
      kind,
    })),
  );
  await tables.insertInto('contract_terms').values(terms).execute();
}

export const contractMigrations: MigrationSet = {
  '0320_contracts': {
    async up(db: Kysely<unknown>) {
      await sql`create table organizations (
        organization_id text primary key,
        name text not null,
        store_id text not null,
        status text not null check (status in ('approved', 'pending')),
        phone text not null,
        email text not null,
        address_line text not null,
        city text not null,
        state text not null,
        zip_code text not null,
        country text not null,
        created_at timestamptz not null
      )`.execute(db);
      await sql`create table organization_members (
        organization_id text not null references organizations on delete cascade,
        user_id text not null references members on delete cascade,
        role text not null check (role in ('administrator', 'buyer')),
        primary key (organization_id, user_id)
      )`.execute(db);
      await sql`create index organization_members_by_user on organization_members (user_id)`.execute(db);
      await sql`create table contracts (
        contract_id text primary key,
        store_id text not null,
        name text not null,
        organization_id text references organizations,
        position integer not null
      )`.execute(db);
      await sql`create table contract_terms (
        term_id text primary key,
        contract_id text not null references contracts,
        kind text not null
      )`.execute(db);
      await sql`create table selected_contracts (
        user_id text not null references members on delete cascade,
        store_id text not null,
        contract_id text not null references contracts,
        primary key (user_id, store_id)
      )`.execute(db);
      await seed(db);
    },
  },
};
