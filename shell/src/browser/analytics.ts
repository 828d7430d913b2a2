import type { Analytics, ExpiringStorage } from '@sightline/shared-lib/contracts';

/** Events kept at most; older ones go first. */
const LIMIT = 500;

/** The queue analytics reads from; without consent nothing is kept (ANA-01). */
export function createAnalytics(storage: ExpiringStorage): Analytics & { readonly queue: readonly object[] } {
  const queue: object[] = [];
  return {
    queue,
    push(event) {
      if (storage.get('consent.analytics') !== true) return;
      queue.push({ ...event, at: Date.now() });
      if (queue.length > LIMIT) queue.shift();
    },
  };
}
