import { between, randomOf, weighted } from '../random';
import type { StockDraft } from './draft';

/** Stock of an article: most have plenty, some are the last ones, a few are awaited (CAT-08); `inStock` leaves the awaited ones out. */
export function stockOf(partNumber: string, soldOut: boolean, inStock = false): StockDraft {
  if (soldOut) return { quantity: 0, label: 'SOLD OUT' };
  const random = randomOf(`stock ${partNumber}`);
  const awaited = inStock ? { none: 0, coming: 0, back: 0 } : { none: 4, coming: 2, back: 3 };
  const kind = weighted(random, { many: 70, few: 12, two: 4, one: 5, ...awaited });
  if (kind === 'coming') return { quantity: 0, label: 'COMING SOON' };
  if (kind === 'back') return { quantity: 0, label: 'COMING BACK SOON' };
  const quantities = { many: between(random, 12, 240), few: between(random, 3, 5), two: 2, one: 1, none: 0 };
  return { quantity: quantities[kind] };
}
