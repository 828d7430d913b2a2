import { hasStatus } from '@sightline/shared-lib/api/client';
import { readOrder } from '@sightline/shared-lib/api/order';
import type { PlatformClient } from '@sightline/shared-lib/contracts';

/** Pauses between looks, in milliseconds: soon at first, then rarer; about a minute in all. */
export const LOOKS: readonly number[] = [0, 1000, 1500, 2000, 3000, 4000, 5000, 6000, 8000, 10_000, 10_000, 10_000];

export type OrderResult = 'placed' | 'not-placed' | 'unknown';

interface WatchOptions {
  readonly signal: AbortSignal;
  readonly wait: (ms: number) => Promise<void>;
  readonly looks?: readonly number[];
}

type Look = 'placed' | 'open' | 'free' | 'silent';

async function lookAt(client: PlatformClient, orderId: string, signal: AbortSignal): Promise<Look> {
  try {
    const order = await readOrder(client, { orderId }, { skipErrorMessage: true, signal });
    if (order.orderStatus !== 'P') return 'placed';
    return order.locked ? 'open' : 'free';
  } catch (error) {
    // Somebody else's or a cleared cart: nothing of it is being paid.
    return hasStatus(error, 404) ? 'free' : 'silent';
  }
}

/**
 * Finds out what became of an order whose answer got lost, by looking at it: placed, still being paid (locked), or free again. Free
 * counts only twice in a row, because the lock comes a moment after the request (CHK-05).
 */
export async function watchOrder(
  client: PlatformClient,
  orderId: string,
  { signal, wait, looks = LOOKS }: WatchOptions,
): Promise<OrderResult> {
  let free = 0;
  for (const pause of looks) {
    await wait(pause);
    if (signal.aborted) return 'unknown';
    const look = await lookAt(client, orderId, signal);
    if (look === 'placed') return 'placed';
    free = look === 'free' ? free + 1 : 0;
    if (free === 2) return 'not-placed';
  }
  return 'unknown';
}
