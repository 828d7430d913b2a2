import type { Clock, Db, MigrationSet, RoutePlugin } from '../../kernel';
import type { IdentityService } from '../identity';
import type { LetterWriter } from '../mail';

import { contextRoutes } from './context.routes';
import { contractMigrations } from './contract.migrations';
import { contractRoutes } from './contract.routes';
import { createContractService } from './contract.service';
import type { ContractService } from './contract.service';
import { organizationOperations } from './organization.operations';
import { organizationRoutes } from './organization.routes';
import { createOrganizationService } from './organization.service';
import type { OrganizationService } from './organization.service';

export { seededOrganizationId } from './contract.migrations';
export type { ContractService } from './contract.service';
export type { BuyerAdministrator, OrganizationService } from './organization.service';

export interface ContractModule {
  routes: RoutePlugin;
  /** Calls that approve organisations and give them members; none without the operations token. */
  operations(token: string | undefined): RoutePlugin;
  service: ContractService;
  organizations: OrganizationService;
  migrations: MigrationSet;
}

/** Contracts, buyer organisations and the user context that shows which of them are in force. */
export function createContractModule(dependencies: {
  db: Db;
  clock: Clock;
  identity: IdentityService;
  /** Writes that an organisation was approved. */
  letters: LetterWriter;
}): ContractModule {
  const { db, clock, identity, letters } = dependencies;
  const service = createContractService(db);
  const organizations = createOrganizationService(db, clock, identity, letters);
  return {
    routes: async (app) => {
      await contractRoutes(service)(app);
      await organizationRoutes(identity, organizations)(app);
      await contextRoutes(identity, service, organizations)(app);
    },
    operations: (token) => organizationOperations(organizations, token),
    service,
    organizations,
    migrations: contractMigrations,
  };
}
