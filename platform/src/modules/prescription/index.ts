import { addRoutes } from '../../kernel';
import type { Clock, Db, HttpApp, MigrationSet, ObjectStore, RoutePlugin } from '../../kernel';
import type { IdentityService } from '../identity';
import type { CataloguePort } from '../order';

import { choiceRoutes } from './choice.routes';
import { createChoiceService } from './choice.service';
import { detailsRoutes } from './details.routes';
import { createDocumentReader } from './documents/documentReader';
import { fileRoutes } from './file.routes';
import { createKeptDocuments } from './keptDocuments';
import type { Keyring } from './keyring';
import { lensRoutes } from './lens.routes';
import { createLineService } from './line.service';
import { createLensValues } from './lensValues';
import type { OrdersPort } from './line.service';
import { prescriptionMigrations } from './prescription.migrations';
import { createPrescriptionService } from './prescription.service';
import type { PrescriptionService } from './prescription.service';
import { createReadings, noted, notedSaved } from './readings';
import { createReviewRoutes } from './review.routes';
import { createReviewService, type ReviewedOrdersPort } from './review.service';
import { savedRoutes } from './saved.routes';
import { createSavedService } from './saved.service';
import type { OrderedLensesPort } from './saved.service';
import { createSeal } from './seal';

export { createLensValues } from './lensValues';
export { createSeal } from './seal';
export type { Seal } from './seal';
export { LENS_OFFERS } from './lensOffers';
export { givenPrescription } from './version';
export { loadKeyring } from './keyring';
export type { Keyring } from './keyring';
export type { OrdersPort, PrescribedOrder } from './line.service';
export type { PrescriptionService } from './prescription.service';

/** Who reads for the shop itself. */
const OPERATIONS = 'operations';

/** An optician's decisions on placed orders; no calls without the operations token. */
export const reviewRoutes = (db: Db, orders: ReviewedOrdersPort, token: string | undefined): RoutePlugin =>
  createReviewRoutes(createReviewService(db, orders), token);

export interface PrescriptionModule {
  routes: RoutePlugin;
  service: PrescriptionService;
  migrations: MigrationSet;
  /** Notes that operations read values of somebody's eyes (RX-06). */
  noteReading(ownerId: string, orderItemIds: readonly string[]): Promise<void>;
  /** Forgets who read prescriptions long ago, and choices of lenses that nobody went on with. */
  housekeep(): Promise<void>;
  /** Removes documents from the object store whose row is gone; rejects while the store is away. */
  removeObjects(): Promise<void>;
}

export interface PrescriptionDependencies {
  db: Db;
  clock: Clock;
  identity: Pick<IdentityService, 'onMerge'>;
  orders: OrdersPort & OrderedLensesPort;
  keyring: Keyring;
  /** Where documents lie beside the database; null keeps them in it. */
  objects: ObjectStore | null;
  /** What articles are made in, and what those of lenses cost. */
  catalogue: CataloguePort;
  /** Built script of the process that documents are decoded in; without it they are decoded in this one. */
  documentScript?: string;
  /** Days that is kept for who read which prescription. */
  readingsKeptDays: number;
}

/** Prescriptions of order lines, encrypted at rest and readable by their owner only, and the lenses made from them. */
export function createPrescriptionModule(dependencies: PrescriptionDependencies): PrescriptionModule {
  const { db, clock, identity, orders, keyring, catalogue } = dependencies;
  const seal = createSeal(keyring);
  const lines = createLineService(db, orders, catalogue, seal);
  const readings = createReadings(db, clock, dependencies.readingsKeptDays);
  const documents = createKeptDocuments(db, seal, dependencies.objects);
  const service = noted(createPrescriptionService({ db, clock, seal, lines, documents }), readings);
  const reader = createDocumentReader(dependencies.documentScript);
  const { shown } = createLensValues(keyring);
  const saved = notedSaved(createSavedService({ db, clock, seal, orders, shown }), readings);
  const choices = createChoiceService({ db, clock, seal, readings });
  identity.onMerge(service.merge);
  identity.onMerge(saved.merge);
  return {
    routes: (app: HttpApp) => {
      for (const routes of [
        fileRoutes(service, reader),
        detailsRoutes(service, readings),
        savedRoutes(saved, clock),
        lensRoutes(catalogue),
        choiceRoutes(choices),
      ])
        addRoutes(app, routes);
    },
    service,
    migrations: prescriptionMigrations,
    noteReading: (ownerId, orderItemIds) => readings.note(ownerId, OPERATIONS, 'values', orderItemIds),
    housekeep: async () => {
      await readings.housekeep();
      await choices.housekeep();
    },
    removeObjects: documents.housekeep,
  };
}
