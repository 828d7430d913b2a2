export { createTrade } from './trade';
export type { Trade, TradeDependencies } from './trade';
