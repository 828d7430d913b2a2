import type { Db } from '../../kernel';

import type {
  ContractsTable,
  ContractTables,
  ContractTermsTable,
  OrganizationMembersTable,
  OrganizationsTable,
} from './contract.tables';

const tables = (db: Db) => db.withTables<ContractTables>();

/** Contracts of a store that a member may buy under, in order of choice. */
export async function eligibleContracts(db: Db, storeId: string, userId: string): Promise<ContractsTable[]> {
  return tables(db)
    .selectFrom('contracts')
    .selectAll()
    .where('store_id', '=', storeId)
    .where((where) =>
      where.or([
        where('organization_id', 'is', null),
        where(
          'organization_id',
          'in',
          where
            .selectFrom('organization_members')
            .innerJoin('organizations', 'organizations.organization_id', 'organization_members.organization_id')
            .select('organizations.organization_id')
            .where('organization_members.user_id', '=', userId)
            .where('organizations.status', '=', 'approved'),
        ),
      ]),
    )
    .orderBy('position')
    .orderBy('contract_id')
    .execute();
}

export async function findContract(db: Db, contractId: string): Promise<ContractsTable | undefined> {
  return tables(db).selectFrom('contracts').selectAll().where('contract_id', '=', contractId).executeTakeFirst();
}

export async function termsOf(db: Db, contractId: string): Promise<ContractTermsTable[]> {
  return tables(db)
    .selectFrom('contract_terms')
    .selectAll()
    .where('contract_id', '=', contractId)
    .orderBy('term_id')
    .execute();
}

export async function contractIdOfTerm(db: Db, termId: string): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom('contract_terms')
    .select('contract_id')
    .where('term_id', '=', termId)
    .executeTakeFirst();
  return row?.contract_id;
}

export async function selectedContract(db: Db, userId: string, storeId: string): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom('selected_contracts')
    .select('contract_id')
    .where('user_id', '=', userId)
    .where('store_id', '=', storeId)
    .executeTakeFirst();
  return row?.contract_id;
}

export async function selectContract(db: Db, userId: string, storeId: string, contractId: string): Promise<void> {
  await tables(db)
    .insertInto('selected_contracts')
    .values({ user_id: userId, store_id: storeId, contract_id: contractId })
    .onConflict((conflict) => conflict.columns(['user_id', 'store_id']).doUpdateSet({ contract_id: contractId }))
    .execute();
}

/** Organisations a member belongs to, approved ones only. */
export async function organizationsOf(db: Db, userId: string): Promise<OrganizationsTable[]> {
  return tables(db)
    .selectFrom('organizations')
    .innerJoin('organization_members', 'organization_members.organization_id', 'organizations.organization_id')
    .selectAll('organizations')
    .where('organization_members.user_id', '=', userId)
    .where('organizations.status', '=', 'approved')
    .orderBy('organizations.organization_id')
    .execute();
}

export async function insertOrganization(db: Db, organization: OrganizationsTable): Promise<void> {
  await tables(db).insertInto('organizations').values(organization).execute();
}

export async function insertOrganizationMember(
  db: Db,
  organizationId: string,
  userId: string,
  role: 'administrator' | 'buyer',
): Promise<void> {
  await tables(db)
    .insertInto('organization_members')
    .values({ organization_id: organizationId, user_id: userId, role })
    .onConflict((conflict) => conflict.columns(['organization_id', 'user_id']).doNothing())
    .execute();
}

/** Approves an organisation that waits for it; undefined when there is none, or it is approved already. */
export async function approve(db: Db, organizationId: string): Promise<OrganizationsTable | undefined> {
  return tables(db)
    .updateTable('organizations')
    .set({ status: 'approved' })
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
}

export async function findOrganization(db: Db, organizationId: string): Promise<OrganizationsTable | undefined> {
  return tables(db)
    .selectFrom('organizations')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
}

/** Organisations that wait for approval, the oldest first. */
export async function pendingOrganizations(db: Db, limit: number): Promise<OrganizationsTable[]> {
  return tables(db)
    .selectFrom('organizations')
    .selectAll()
    .where('status', '=', 'pending')
    .orderBy('created_at')
    .orderBy('organization_id')
    .limit(limit)
    .execute();
}

/** Who buys for an organisation, administrators first. */
export async function membersOf(db: Db, organizationId: string, limit: number): Promise<OrganizationMembersTable[]> {
  return tables(db)
    .selectFrom('organization_members')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('role')
    .orderBy('user_id')
    .limit(limit)
    .execute();
}
