import type { Stock } from './productView';

const KEYS: Readonly<Record<Stock, string>> = {
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
export function stockKey(stock: Stock): string {
  return KEYS[stock];
}
