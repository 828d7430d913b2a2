export { announcedPercent, isDiscountShown } from './discount';
export {
  GUEST_SEGMENT,
  REGISTERED_SEGMENT,
  choosePriceList,
  comparePrices,
  isPriceValid,
  priceOf,
} from './priceChoice';
export type { PriceContext, ShownPrice } from './priceChoice';
