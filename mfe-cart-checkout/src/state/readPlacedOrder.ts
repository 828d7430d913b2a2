import { failureOf, hasStatus } from '@sightline/shared-lib/api/client';
import { readOrder } from '@sightline/shared-lib/api/order';
import type { PlatformClient } from '@sightline/shared-lib/contracts';
import { logFailure } from '@sightline/shared-lib/domain/log';
import type { Order } from '@sightline/shared-lib/domain/order';

/** An order for its page. A failure is logged and passed on, except that it is not there for who asks (ERR-04). */
export async function readPlacedOrder(client: PlatformClient, input: { readonly orderId: string }): Promise<Order> {
  try {
    return await readOrder(client, input, { skipErrorMessage: true });
  } catch (error) {
    if (!hasStatus(error, 404) && !hasStatus(error, 403)) logFailure('error loading order', failureOf(error));
    throw error;
  }
}
