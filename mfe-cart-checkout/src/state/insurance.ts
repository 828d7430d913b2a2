import { tellInsurer } from '@sightline/shared-lib/partners';

const told = new Set<string>();

/** Tells the insurer once that an order is complete, where it is present (INS-01). */
export function tellInsurance(orderId: string): void {
  if (!told.has(orderId) && tellInsurer('orderComplete', { orderId })) told.add(orderId);
}
