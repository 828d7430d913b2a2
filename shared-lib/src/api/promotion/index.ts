export { applyIdentityDiscount } from './applyIdentityDiscount';
export type { IdentityDiscount } from './applyIdentityDiscount';
export { assignPromotionCode } from './assignPromotionCode';
export { listPromotionCodes } from './listPromotionCodes';
export { removePromotionCode } from './removePromotionCode';
