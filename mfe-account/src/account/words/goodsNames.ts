import type { OrderLine } from '@sightline/shared-lib/domain/cart';

import type { GoodsByPart } from '../reading/lineGoods';

/**
 * What things are called in a sentence, each once: a frame by its model; contact lenses with their brand, whose own name may be a number;
 * what the catalogue no longer has as the order says.
 */
export function goodsNames(
  things: readonly Pick<OrderLine, 'partNumber' | 'name'>[],
  goods: GoodsByPart,
): readonly string[] {
  const names = things.map(({ partNumber, name }) => {
    const known = goods[partNumber];
    if (!known) return name;
    return known.boxDays === null ? known.name : `${known.brand} ${known.name}`.trim();
  });
  return [...new Set(names.filter(Boolean))];
}
