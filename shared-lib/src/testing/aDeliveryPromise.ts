import type { DeliveryPromise } from '../domain/order/deliveryPromise';

type Days = readonly [earliest: number, latest: number];

/** A delivery promise of days to make it and days on the way; that of an order counts `since` a moment. */
export function aDeliveryPromise(making: Days = [0, 0], transit: Days = [1, 3], since?: string): DeliveryPromise {
  return {
    making: { from: making[0], to: making[1] },
    transit: { from: transit[0], to: transit[1] },
    total: { from: making[0] + transit[0], to: making[1] + transit[1] },
    ...(since ? { since } : {}),
  };
}
