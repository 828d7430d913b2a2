import type { Clock, Db, RoutePlugin } from '../../kernel';
import type { CartDesk } from '../order';
import { promotionMigrations } from './promotion.migrations';
import { createPromotionRoutes } from './promotion.routes';
import { createPromotionService, type PromotionService } from './promotion.service';

/** Promotion codes on carts. The desk arrives later, because the desk itself calculates with this service. */
export function createPromotionModule(clock: Clock): {
  service: PromotionService;
  routes: (db: Db, desk: CartDesk) => RoutePlugin;
  migrations: typeof promotionMigrations;
} {
  const service = createPromotionService(clock);
  return { service, routes: (db, desk) => createPromotionRoutes(db, desk, service), migrations: promotionMigrations };
}

export { discountLines, identityCodeOf, giftAdjustment, shippingAdjustments } from './promotion.domain';
export type { Promotion } from './promotion.domain';
export { promotionErrors } from './promotion.errors';
export { savePromotions } from './promotion.repository';
export { promotionSeed, seedPromotions } from './promotion.seed';
export type { PromotionService } from './promotion.service';
