import type { PageRequest } from '@sightline/shared-lib/contracts';
import { canBuy } from '@sightline/shared-lib/domain/product';

import { SIZE_PARAMETER } from '../../catalogue/tiles/sizeParameter';
import type { Choice, ProductView, Stock } from './productView';

/** True where the bag may be tried: known stock, or stock nobody could be asked about. */
export function isForSale(stock: Stock): boolean {
  return stock === 'unknown' || canBuy(stock);
}

/** The size the address names, else the first one in stock, else the first. */
export function chosenOf({ choices }: Pick<ProductView, 'choices'>, query: PageRequest['query']): Choice | undefined {
  const wanted = query[SIZE_PARAMETER]?.[0];
  return (
    choices.find(({ label }) => label !== '' && label === wanted) ??
    choices.find(({ stock }) => isForSale(stock)) ??
    choices[0]
  );
}
