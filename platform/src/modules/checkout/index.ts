export { checkoutMigrations } from './checkout.migrations';
export { createCheckoutRoutes } from './checkout.routes';
export { createCheckoutService } from './checkout.service';
export type { CheckoutService } from './checkout.service';
export { demoOrderSeed } from './demoOrders.seed';
export type { DemoOrderDependencies } from './demoOrders.seed';
export { createPrecheckout } from './precheckout.service';
