import type { OrderLine } from '@sightline/shared-lib/domain/cart';

/** Pieces of an article that one line may have beside the others of it, such as the boxes of two eyes; null when not counted. */
export function stockLeftFor(
  { orderItemId, partNumber }: OrderLine,
  lines: readonly OrderLine[],
  stock: number | null | undefined,
): number | null | undefined {
  if (stock === null || stock === undefined) return stock;
  const others = lines.filter((line) => line.partNumber === partNumber && line.orderItemId !== orderItemId);
  return Math.max(0, stock - others.reduce((sum, { quantity }) => sum + quantity, 0));
}
