import { LENS_VALUES } from '@sightline/shared-lib/domain/lens';

import {
  type ExtendedAttribute,
  type NamedAttribute,
  type OrderLine,
  toAttributes,
  withAttributes,
  withShopperAttributes,
} from '../order';
import { INTERIM_MODE_ID } from '../shipping';

/** A line as the body of an add or update names it. */
export interface WantedLine {
  readonly partNumber?: string;
  readonly productId?: string;
  readonly quantity?: string;
  readonly contractId?: string;
  readonly shipModeId?: string;
  readonly xitem_field1?: string;
  readonly xitem_field2?: string;
  readonly orderItemExtendAttribute?: readonly NamedAttribute[];
}

/** A new line travels with the rest of the cart when the rest agrees on one delivery and it names none. */
export function inPlace(lines: readonly OrderLine[], added: OrderLine): OrderLine {
  const first = lines[0];
  if (!first || added.shipModeId !== INTERIM_MODE_ID || first.pickUp) return added;
  const agree = lines.every(
    (line) => line.shipModeId === first.shipModeId && line.address?.addressId === first.address?.addressId,
  );
  return agree ? { ...added, shipModeId: first.shipModeId, address: first.address } : added;
}

/** Values of contact lenses that a change names; they are judged and sealed before they are kept (RX-20). */
export function lensValuesOf(change: WantedLine): ExtendedAttribute[] {
  return toAttributes(change.orderItemExtendAttribute).filter(({ attributeName }) => attributeName === LENS_VALUES);
}

/** A line as a change leaves it, with the values of its lenses as they are kept; quantity 0 leaves none. */
export function applied(
  line: OrderLine,
  change: WantedLine,
  now: Date,
  sealed: readonly ExtendedAttribute[] = [],
): OrderLine[] {
  const quantity = change.quantity === undefined ? line.quantity : Number(change.quantity);
  if (quantity === 0) return [];
  const others = toAttributes(change.orderItemExtendAttribute).filter(
    ({ attributeName }) => attributeName !== LENS_VALUES,
  );
  return [
    {
      ...line,
      quantity,
      contractId: change.contractId ?? line.contractId,
      groupKey: change.xitem_field1 ?? line.groupKey,
      field2: change.xitem_field2 ?? line.field2,
      attributes: withAttributes(withShopperAttributes(line.attributes, others), sealed),
      updatedAt: now,
    },
  ];
}
