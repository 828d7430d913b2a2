export { announcedPercent, isDiscountShown, percentageOff } from './discount';
export { GUEST_SEGMENT, REGISTERED_SEGMENT, entitledPrice, isPriceValid, priceOf } from './priceChoice';
export type { PriceContext, ShownPrice } from './priceChoice';
