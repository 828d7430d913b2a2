import type { RoutePlugin } from '../../kernel';
import { addressAmendmentRoutes, type AmendmentDependencies } from './addressAmendment.routes';
import type { CataloguePort } from '../order';
import type { DeliveryPromises } from './deliveryPromise.domain';
import { shippingInfoRoutes } from './shippingInfo.routes';
import { createShippingRoutes } from './shipping.routes';
import { createShippingService, type ShippingService, type ShippingServiceDependencies } from './shipping.service';

/** Delivery choices of the cart. */
export function createShippingModule(
  dependencies: ShippingServiceDependencies &
    AmendmentDependencies & { catalogue: CataloguePort; promises: DeliveryPromises },
): {
  routes: RoutePlugin;
  service: ShippingService;
} {
  const service = createShippingService(dependencies);
  const choices = createShippingRoutes(dependencies.db, service, dependencies.catalogue, dependencies.promises);
  const chosen = shippingInfoRoutes(dependencies.db);
  const amended = addressAmendmentRoutes(dependencies);
  return {
    service,
    routes: async (app) => {
      await choices(app);
      await chosen(app);
      await amended(app);
    },
  };
}

export { amendable } from './addressAmendment.domain';
export { createDeliveryPromises } from './deliveryPromise.domain';
export type { DeliveryPromises } from './deliveryPromise.domain';
export { daysInWords } from './deliveryWords';
export { readDeliveryTimes } from './deliveryTimes';
export type { DeliveryTimes } from './deliveryTimes';
export { cheapestDelivery, shippedLines, shippingCharges } from './shipping.domain';
export { findShipMode, goodsOf, INTERIM_MODE_ID, STANDARD_MODE_ID, usableModes } from './shipMode.domain';
export { describeShipMode } from './shipping.routes';
export type { ShippingService } from './shipping.service';
