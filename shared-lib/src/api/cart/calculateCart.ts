import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { CALCULATION, fraudFields } from './cartBody';
import type { FraudCheck } from './cartBody';

/** Recalculates prices, discounts, shipping and taxes; re-read the cart afterwards (CART-01). */
export async function calculateCart(
  client: PlatformClient,
  input: FraudCheck & { readonly orderId?: string } = {},
  options: CallOptions = {},
): Promise<void> {
  await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/cart/calculate',
    body: {
      ...(input.orderId ? { orderId: input.orderId } : {}),
      calculationUsageId: CALCULATION.x_calculationUsage,
      updatePrices: '1',
      doPrice: 'Y',
      ...fraudFields(input),
    },
    ...options,
  });
}
