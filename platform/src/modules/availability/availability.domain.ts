import { availabilityOf } from '@sightline/shared-lib/domain/product';
import type { AvailabilityStatus } from '@sightline/shared-lib/domain/product';

import { INFINITE } from '../inventory';

/** Status from what the catalogue and the warehouse know of an article, by the rules the shop uses itself (CAT-08). */
export function statusOf(facts: {
  buyable: boolean;
  soldOut: boolean;
  quantity: number;
  label: string;
}): AvailabilityStatus {
  return availabilityOf({
    buyable: facts.buyable,
    attributes: { codes: { LX_SOLDOUT: [facts.soldOut ? 'TRUE' : 'FALSE'] }, values: {}, names: {} },
    stockLabel: facts.label,
    quantity: facts.quantity === INFINITE ? null : facts.quantity,
  });
}
