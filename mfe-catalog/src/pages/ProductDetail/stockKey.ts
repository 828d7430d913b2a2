import type { TextKey } from '@sightline/shared-lib/contracts';
import type { Stock } from './productView';

const KEYS: Readonly<Record<Stock, TextKey>> = {
  Available: 'Product.Stock.Available',
  'Available-oneleft': 'Product.Stock.OneLeft',
  'Available-twoleft': 'Product.Stock.TwoLeft',
  'Available-fewleft': 'Product.Stock.FewLeft',
  'Coming soon': 'Product.Stock.ComingSoon',
  'Out-of-stock': 'Product.Stock.Out',
  'Not-for-sale': 'Product.Stock.NotForSale',
  SoldOut: 'Product.Stock.SoldOut',
  unknown: 'Product.Stock.Unknown',
};

/** Key of the words for a stock status (PDP-05). */
export function stockKey(stock: Stock): TextKey {
  return KEYS[stock];
}
