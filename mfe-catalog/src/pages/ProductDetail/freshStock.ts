import type { ShellServices } from '@sightline/shared-lib/contracts';
import { statusOfQuantity } from '@sightline/shared-lib/domain/product';

import type { Choice, ProductView, Stock } from './productView';
import { readStock } from './readStock';

/** What the catalogue says for certain, whatever is counted. */
const CERTAIN: ReadonlySet<Stock> = new Set(['SoldOut', 'Coming soon', 'Not-for-sale']);

/** The choices of a page with their stock of now: the page itself is kept for a while. */
export async function freshStock(
  { choices }: ProductView,
  services: Pick<ShellServices, 'client' | 'site'>,
): Promise<readonly Choice[]> {
  const levels = await readStock({ items: choices }, services);
  return choices.map((choice) => {
    const level = levels.get(choice.partNumber);
    if (!level || CERTAIN.has(choice.stock)) return choice;
    const left = level.status.toLowerCase() === 'unavailable' ? 0 : level.quantity;
    return {
      ...choice,
      stock: statusOfQuantity(left),
      ...(choice.boxesLeft === undefined || left === null ? {} : { boxesLeft: left }),
    };
  });
}
