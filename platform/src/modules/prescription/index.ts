import { addRoutes } from '../../kernel';
import type { Clock, Db, HttpApp, MigrationSet, RoutePlugin } from '../../kernel';
import type { IdentityService } from '../identity';

import { detailsRoutes } from './details.routes';
import { fileRoutes } from './file.routes';
import type { Keyring } from './keyring';
import { lensRoutes } from './lens.routes';
import { createLineService } from './line.service';
import type { OrdersPort, ReadCodes } from './line.service';
import { prescriptionMigrations } from './prescription.migrations';
import { createPrescriptionService } from './prescription.service';
import type { PrescriptionService } from './prescription.service';
import { createSeal } from './seal';

export { createLensValues } from './lensValues';
export { loadKeyring } from './keyring';
export type { Keyring } from './keyring';
export type { OrdersPort, PrescribedOrder } from './line.service';
export type { PrescriptionService } from './prescription.service';

export interface PrescriptionModule {
  routes: RoutePlugin;
  service: PrescriptionService;
  migrations: MigrationSet;
}

export interface PrescriptionDependencies {
  db: Db;
  clock: Clock;
  identity: Pick<IdentityService, 'onMerge'>;
  orders: OrdersPort;
  keyring: Keyring;
  /** What an article is made in. */
  codesOf: ReadCodes;
}

/** Prescriptions of order lines, encrypted at rest and readable by their owner only, and the lenses made from them. */
export function createPrescriptionModule(dependencies: PrescriptionDependencies): PrescriptionModule {
  const { db, clock, identity, orders, keyring, codesOf } = dependencies;
  const lines = createLineService(db, orders, codesOf);
  const service = createPrescriptionService({ db, clock, seal: createSeal(keyring), lines });
  identity.onMerge(service.merge);
  return {
    routes: (app: HttpApp) => {
      for (const routes of [fileRoutes(service), detailsRoutes(service), lensRoutes(db)]) addRoutes(app, routes);
    },
    service,
    migrations: prescriptionMigrations,
  };
}
