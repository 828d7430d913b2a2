export { createFulfilmentRoutes } from './fulfilment.routes';
export { createFulfilmentService } from './fulfilment.service';
export type { FulfilmentService } from './fulfilment.service';
export { parcelMigrations } from './parcel.migrations';
export { forgetParcels, parcelsOf } from './parcel.service';
