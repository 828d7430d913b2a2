/** Goods of this value are delivered free of charge by the standard mode, in minor units of the store's currency. */
export const FREE_DELIVERY_FROM = 7500;

/** Whether goods of that value are delivered free; a store that says 0 promises nothing. */
export function isDeliveryFree(goodsMinor: number, freeFrom: number): boolean {
  return freeFrom > 0 && goodsMinor >= freeFrom;
}
