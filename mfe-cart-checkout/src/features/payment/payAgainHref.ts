import type { Navigation } from '@sightline/shared-lib/contracts';

/** Where a placed order is paid again; `problem` is why an earlier try came to nothing. */
export function payAgainHref(navigation: Navigation, orderId: string, problem?: string): string {
  const query = problem ? { query: { problem } } : {};
  return navigation.href({ page: 'checkout-payment', params: { orderId }, ...query });
}
