export type {
  Adjustment,
  AdjustmentLevel,
  Cart,
  ExtendedAttributes,
  InventoryStatus,
  OrderLine,
  PostalAddress,
  PromotionCode,
} from './cart';
export { eyesOf, joinEyes, oneEyeOf } from './bothEyes';
export { cartChanges } from './cartChanges';
export type { CartChange } from './cartChanges';
export {
  CART_GROUPS,
  cartEntries,
  groupEntries,
  isRoxLensLine,
  isRxFrame,
  isRxOrder,
  lineDiscount,
  lineIdsOf,
} from './cartGroups';
export type { CartEntry, CartGroup, RxPart } from './cartGroups';
export {
  MAX_QUANTITY,
  RX_ITEM_LIMIT,
  isCheckoutAllowed,
  isRxLimitExceeded,
  isStale,
  quantityLimit,
  unavailableLines,
} from './cartRules';
export { FREE_DELIVERY_FROM, isDeliveryFree } from './freeDelivery';
export { IDENTITY_CODES, identityGroupOf } from './identityDiscount';
export type { IdentityGroup } from './identityDiscount';
export {
  INSURANCE_CODE,
  ITEMISED_TAX_COUNTRIES,
  cartTotals,
  isTaxAdded,
  isVatIncluded,
  surchargeOf,
  totalsAddUp,
} from './cartTotals';
export type { CartTotals } from './cartTotals';
export { waitingCodes } from './promotionState';
export type { WaitingCode } from './promotionState';
export { withQuantities } from './withQuantities';
