import type { ShellServices } from '@sightline/shared-lib/contracts';
import type { Order } from '@sightline/shared-lib/domain';

/** Global of the insurance partner; its script is the store's own affair. */
const INTEGRATION = 'insuranceIntegration';

const told = new Set<string>();

/** Tells the insurance partner once that an order is complete; only where the store has the integration and it is there (seed 2 §7). */
export function tellInsurance({ site }: Pick<ShellServices, 'site'>, order: Order): void {
  if (!site.config.isInsuranceEnabled || !(INTEGRATION in window) || told.has(order.orderId)) return;
  told.add(order.orderId);
  document.dispatchEvent(new CustomEvent('insurance:orderComplete', { detail: { orderId: order.orderId } }));
}
