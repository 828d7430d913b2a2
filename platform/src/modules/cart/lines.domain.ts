import { MAX_QUANTITY } from '@sightline/shared-lib/domain/cart';
import { attributeWriter } from '@sightline/shared-lib/domain/order';

import type { ExtendedAttribute, OrderLine } from '../order';
import { cartErrors } from './cart.errors';

/** Whether a line has more pieces than any may have, however they came together. */
export function hasTooMany(lines: readonly OrderLine[]): boolean {
  return lines.some((line) => line.quantity > MAX_QUANTITY);
}

/** Refuses lines over the limit. */
export function requireQuantities(lines: readonly OrderLine[]): void {
  if (hasTooMany(lines)) throw cartErrors.quantityLimit(MAX_QUANTITY);
}

/**
 * Whether two lines are the same thing to the shopper: same item, contract, delivery and extended attributes.
 * Prescription lenses and grouped lines never combine (contract 17.2, 3.4).
 */
export function combines(a: OrderLine, b: OrderLine, comparePrice = false): boolean {
  if (isGrouped(a) || isGrouped(b) || a.opticalRole === 'lens' || b.opticalRole === 'lens') return false;
  if (a.giftOf !== undefined || b.giftOf !== undefined) return false;
  return (
    a.partNumber === b.partNumber &&
    a.contractId === b.contractId &&
    a.shipModeId === b.shipModeId &&
    (a.address?.addressId ?? '') === (b.address?.addressId ?? '') &&
    (a.pickUp?.physicalStoreId ?? '') === (b.pickUp?.physicalStoreId ?? '') &&
    a.field2 === b.field2 &&
    (!comparePrice || a.unitMinor === b.unitMinor) &&
    attributeKey(a.attributes) === attributeKey(b.attributes)
  );
}

function isGrouped(line: OrderLine): boolean {
  return line.groupKey !== '' && line.groupKey !== '0';
}

function attributeKey(attributes: readonly ExtendedAttribute[]): string {
  return JSON.stringify(
    attributes
      .filter((entry) => attributeWriter(entry.attributeName) !== 'insurance')
      .map((entry) => [entry.attributeName, entry.attributeValue])
      .toSorted((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1)),
  );
}

/** Adds a line, raising the quantity of a line it combines with. `at` is the id of the line that now carries it. */
export function addLine(
  lines: readonly OrderLine[],
  added: OrderLine,
  comparePrice = false,
): { readonly lines: readonly OrderLine[]; readonly at: string } {
  const match = lines.find((line) => combines(line, added, comparePrice));
  if (!match) return { lines: [...lines, added], at: added.orderItemId };
  return {
    at: match.orderItemId,
    lines: lines.map((line) =>
      line === match ? { ...line, quantity: line.quantity + added.quantity, updatedAt: added.updatedAt } : line,
    ),
  };
}

/** Pieces of every part number over all lines. */
export function quantities(lines: readonly OrderLine[]): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const line of lines) wanted.set(line.partNumber, (wanted.get(line.partNumber) ?? 0) + line.quantity);
  return wanted;
}
