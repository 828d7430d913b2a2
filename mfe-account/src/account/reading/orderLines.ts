import { isRoxLensLine, type OrderLine } from '@sightline/shared-lib/domain/cart';
import type { Order } from '@sightline/shared-lib/domain/order';

/** Lenses and lens services that belong to a frame of the same order; a prescription line without its frame stands for itself. */
function isPartOfFrame(line: OrderLine, lines: readonly OrderLine[]): boolean {
  if (!isRoxLensLine(line) || line.groupKey === '') return false;
  return lines.some((other) => other.groupKey === line.groupKey && !isRoxLensLine(other));
}

/** The things a shopper would name: frames, boxes, goods, without the lenses that sit in a frame. */
export function thingsOf({ lines }: Pick<Order, 'lines'>): readonly OrderLine[] {
  return lines.filter((line) => !isPartOfFrame(line, lines));
}
