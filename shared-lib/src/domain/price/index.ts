export { announcedPercent, isDiscountShown, percentageOff } from './discount';
export { entitledPrice, isPriceValid, priceOf } from './priceChoice';
export { GUEST_SEGMENT, REGISTERED_SEGMENT } from './priceSegments';
export type { PriceContext, ShownPrice } from './priceChoice';
