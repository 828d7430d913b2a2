import type { ShellServices, Translate } from '@sightline/shared-lib/contracts';
import { statusOfQuantity } from '@sightline/shared-lib/domain/product';

import { loadAllTranslations } from '../../loading/translatedPart';
import { isForSale } from './chosenOf';
import type { Choice, ProductView, Stock } from './productView';
import { readStock } from './readStock';
import { Refusal } from './Refusal';
import type { Fresh, Refused } from './freshView';

/** What the catalogue says for certain, whatever is counted. */
const CERTAIN: ReadonlySet<Stock> = new Set(['SoldOut', 'Coming soon', 'Not-for-sale']);

type StockServices = Pick<ShellServices, 'client' | 'site' | 'language'>;

/** Gives a page the stock of now: the page itself is kept for a while. With a choice that was refused for want of it, it says why. */
export async function freshStock(
  given: ProductView,
  services: StockServices,
  t: Translate,
  give: (next: (known: Fresh | undefined) => Fresh) => void,
  refused?: string,
  answer?: Refused,
): Promise<boolean> {
  if (refused && !answer?.reason?.key.startsWith('_API_BAD_INV')) return false;
  const [levels] = await Promise.all([
    readStock({ items: given.choices }, services),
    // Only a refusal has words of its own.
    refused ? loadAllTranslations(t, services.language) : undefined,
  ]);
  const choices = given.choices.map((choice): Choice => {
    const level = levels.get(choice.partNumber);
    const isCounted = level && !CERTAIN.has(choice.stock);
    const left = level?.status.toLowerCase() === 'unavailable' ? 0 : (level?.quantity ?? null);
    const stock = isCounted ? statusOfQuantity(left) : choice.stock;
    return {
      ...choice,
      stock,
      ...(choice.partNumber === refused ? { refusal: <Refusal none={!isForSale(stock)} /> } : {}),
      ...(!isCounted || choice.boxesLeft === undefined || left === null ? {} : { boxesLeft: left }),
    };
  });
  // A refusal is not taken back by what was asked before it and is answered later.
  give((known) =>
    !refused && known?.choices.some(({ refusal }) => Boolean(refusal)) ? known : { ...given, of: given, choices },
  );
  return true;
}
