/** Terms a store sells under; one default contract a store, and those of buyer organisations. */
export interface ContractsTable {
  contract_id: string;
  store_id: string;
  name: string;
  /** Null: every shopper of the store is eligible. */
  organization_id: string | null;
  /** Order of choice, lowest first. */
  position: number;
}

export interface ContractTermsTable {
  term_id: string;
  contract_id: string;
  kind: string;
}

/** The contract a shopper switched to in a store; none means every eligible contract is current. */
export interface SelectedContractsTable {
  user_id: string;
  store_id: string;
  contract_id: string;
}

export interface OrganizationsTable {
  organization_id: string;
  name: string;
  store_id: string;
  status: 'approved' | 'pending';
  phone: string;
  email: string;
  address_line: string;
  city: string;
  state: string;
  zip_code: string;
  country: string;
  created_at: Date;
}

export interface OrganizationMembersTable {
  organization_id: string;
  user_id: string;
  role: 'administrator' | 'buyer';
}

// A type, not an interface: Kysely asks for an index signature.
export type ContractTables = {
  contracts: ContractsTable;
  contract_terms: ContractTermsTable;
  selected_contracts: SelectedContractsTable;
  organizations: OrganizationsTable;
  organization_members: OrganizationMembersTable;
};
