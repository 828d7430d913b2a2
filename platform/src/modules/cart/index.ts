import type { Clock, Db, RoutePlugin, Trx } from '../../kernel';
import type { InventoryPort, LensValuesPort, NoteBehalf, ReadContexts } from '../order';
import type { Calculator } from './calculation.service';
import { createCartRoutes } from './cart.routes';
import { createCartService, type CartService } from './cart.service';
import type { OrdersDesk } from './cartDesk.service';
import { createCurrentOrderService } from './currentOrder.service';
import { createMerge } from './merge.service';
import { createMoveService } from './move.service';
import { createPendingOrderRoutes } from './pendingOrders.routes';
import { createSavedRoutes } from './saved.routes';
import { createSavedService } from './saved.service';

export interface CartModuleDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly desk: OrdersDesk;
  readonly calculator: Calculator;
  readonly inventory: InventoryPort;
  readonly contexts: ReadContexts;
  readonly noteBehalf: NoteBehalf;
  readonly lensValues: LensValuesPort;
  readonly dropInstructions: (trx: Trx, orderId: string) => Promise<void>;
}

/** The cart: lines of the pending order, its totals, and the merge at sign-in. Its tables belong to the order module. */
export function createCartModule(dependencies: CartModuleDependencies): {
  routes: RoutePlugin;
  service: CartService;
  merge: (trx: Trx, fromUserId: string, toUserId: string) => Promise<void>;
  migrations: Record<string, never>;
} {
  const service = createCartService(dependencies);
  const { db, clock, desk, lensValues } = dependencies;
  const pendingOrders = createPendingOrderRoutes(
    desk,
    createCurrentOrderService(db, clock),
    createMoveService(db, clock, desk, lensValues),
  );
  return {
    service,
    routes: async (app) => {
      await createCartRoutes({ ...dependencies, service })(app);
      await pendingOrders(app);
      await createSavedRoutes(dependencies.db, createSavedService(dependencies), dependencies.contexts)(app);
    },
    merge: createMerge(clock, dependencies.dropInstructions, lensValues),
    migrations: {},
  };
}

export { calculateOrder } from './calculation.domain';
export { createCalculator } from './calculation.service';
export type { Calculator } from './calculation.service';
export type { PriceFacts } from './priceFacts';
export { createCartDesk } from './cartDesk.service';
export { cartErrors } from './cart.errors';
export { quantities } from './lines.domain';
