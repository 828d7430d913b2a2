export { createFulfilmentRoutes } from './fulfilment.routes';
export { createFulfilmentService } from './fulfilment.service';
export type { FulfilmentService } from './fulfilment.service';
