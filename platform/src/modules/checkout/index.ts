export { demoOrderSeed } from './demoOrders.seed';
export type { DemoOrderDependencies } from './demoOrders.seed';
export { createTrade } from './trade';
export type { Trade, TradeDependencies } from './trade';
