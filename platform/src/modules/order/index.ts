import type { Clock, Db, RoutePlugin, Trx } from '../../kernel';
import type { Order } from './order.domain';
import { orderMigrations } from './order.migrations';
import { createOrderRoutes } from './order.routes';
import { createOrderService, type OrderService } from './order.service';
import type { ReadContexts } from './readContext';
import type { BuyerDirectory, OrderLetters } from './trade.ports';

export interface OrderModuleDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly contexts: ReadContexts;
  readonly onCancel: (trx: Trx, order: Order) => Promise<void>;
  readonly letters: OrderLetters;
  readonly buyers: BuyerDirectory;
  /** Runs after a cancellation is committed: partners are told then. */
  readonly afterCancel: (orderId: string) => Promise<void>;
}

/** Orders: the tables of carts and orders, and the calls of placed orders. */
export function createOrderModule(dependencies: OrderModuleDependencies): {
  routes: RoutePlugin;
  service: OrderService;
  migrations: typeof orderMigrations;
} {
  const service = createOrderService(dependencies);
  return {
    routes: createOrderRoutes(dependencies.db, service, dependencies.contexts, dependencies.afterCancel),
    service,
    migrations: orderMigrations,
  };
}

export { allocate, share } from './allocation.domain';
export { lineAddress } from './lineAddress.domain';
export { meansName, type PaidWith } from './paidWith.domain';
export { postalLines } from './postalLines.domain';
export {
  attributePaths,
  guardAttributes,
  shopperAttributes,
  toAttributes,
  withNewLine,
  withShopperAttributes,
} from './attributeGuard';
export type { NamedAttribute } from './attributeGuard';
export { isMadeToPrescription, opticalRoleOf, prescriptionPairs } from './opticalRole.domain';
export type { OpticalRole } from './opticalRole.domain';
export {
  attributeValue,
  CHECKOUT_LOCK,
  grandTotal,
  heldOrReleased,
  isCollected,
  lacksLensValues,
  prescriptionOf,
  withAttributes,
  withPrescriberAsked,
  ZERO_TOTALS,
} from './order.domain';
export type {
  Adjustment,
  ExtendedAttribute,
  InsuranceClaim,
  InventoryStatus,
  LineAddress,
  Order,
  OrderLine,
  OrderStatus,
  OrderTotals,
  PickUpStore,
} from './order.domain';
export { readCalculation, readUsages } from './calculationRequest';
export type { CalculationFields } from './calculationRequest';
export type { CartDesk, ChangeRequest } from './cartDesk';
export { orderErrors } from './order.errors';
export { deliveryRecord, orderRecord, pagedLines, promotionRecord } from './order.record';
export type { LinePage, RecordContext } from './order.record';
export { linePage } from './readContext';
export type { ReadContexts } from './readContext';
export { deleteOrder, findCurrentOrder, findOrder, forgetBuyers, insertOrder, saveOrder } from './order.repository';
export { cheapestDeliveryOf, noteCheapestDelivery } from './cheapestDelivery.repository';
export { recordStatus, type StatusChanges, statusChanges } from './orderStatus.repository';
export { ofStatuses, timelineOf } from './timeline.domain';
export type { Happening } from './timeline.domain';
export { createOrderRetention } from './orderRetention.service';
export { lineTrackingAttributes, trackingAttributes, trackingNumbersOf } from './tracking.domain';
export { asProven, asRemembered } from './provenOrder.domain';
export { orderAddresses } from './orderAddresses.domain';
export {
  ExtendedAttributes,
  OrderParams,
  PageQuery,
  StoreParams,
  TRACKING_NUMBER,
  TrackingNumbers,
} from './order.schemas';
export type { OrderService } from './order.service';
export { isSurcharge, surcharged, totalBeforeSurcharge } from './surcharge.domain';
export type { Surcharge } from './surcharge.domain';
export {
  createPending,
  currentOrCreate,
  findOwned,
  findPending,
  findPlaced,
  meansCurrent,
  openForChange,
  requireUnlocked,
  saveChange,
} from './pendingOrder.service';
export { findReachable } from './reachableOrder.service';
export type { Reachable } from './reachableOrder.service';
export { findStore, requireStore } from './stores';
export type { StoreFacts } from './stores';
export type {
  AddressPort,
  BuyerDirectory,
  CataloguePort,
  InventoryPort,
  LensLine,
  LensValuesPort,
  ModelPort,
  NoteBehalf,
  OrderLetters,
  PickUpPoint,
  PickUpPort,
  PostalAddress,
  SkuFacts,
  StockLine,
} from './trade.ports';
