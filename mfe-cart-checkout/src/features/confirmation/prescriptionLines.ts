import type { Order } from '@sightline/shared-lib/domain/order';
import { isStillNeeded, prescriptionItems, type PrescriptionItem } from '@sightline/shared-lib/domain/prescription';

/** Glasses whose lenses wait for the shopper: nothing was given, or it came back (CHK-06, RX-07). */
export function waitingGlasses(order: Order): readonly PrescriptionItem[] {
  return prescriptionItems(order.lines).filter(isStillNeeded);
}
