import type { ReturnOffer } from '@sightline/shared-lib/domain/return';

import type { Db, MigrationSet, RoutePlugin, Trx } from '../../kernel';
import type { Order } from '../order';

import { returnMigrations } from './returns.migrations';
import { createReturnOperations, createReturnRoutes } from './returns.routes';
import { createExchanges, type ExchangeDependencies } from './exchange.service';
import { createReturnService, type ReturnServiceDependencies } from './returns.service';

export { returnAddress } from './returnAddress';
export { anonymiseReturns, hasOpenReturn, returnHappenings } from './returns.repository';

/** Sending goods back: announced by shoppers, received and paid back by operations. */
export function createReturnModule(dependencies: Omit<ReturnServiceDependencies, 'exchanges'> & ExchangeDependencies): {
  routes: RoutePlugin;
  /** Whether an order can be sent back, for its record. */
  offerOf: (handle: Db | Trx, order: Order) => Promise<ReturnOffer>;
  /** Calls of operations; none without a token. */
  operations: (token: string | undefined) => RoutePlugin;
  migrations: MigrationSet;
} {
  const service = createReturnService({ ...dependencies, exchanges: createExchanges(dependencies) });
  return {
    routes: createReturnRoutes(service),
    offerOf: service.offerOf,
    operations: (token) => createReturnOperations(service, token),
    migrations: returnMigrations,
  };
}
