import type { Shelf } from '../modules/merchandising';

/** A shop with one article, one list and one brand. */
export const testShelf: Shelf = {
  show: async () => ({ total: 0, goods: [], banners: [], redirect: '' }),
  listings: async () => [{ path: '/sunglasses', name: 'Sunglasses', filters: '' }],
  values: async () => ({ 'attributes.BRAND': ['Norvane'] }),
  names: async (_locale, partNumbers) =>
    new Map(partNumbers.flatMap((one) => (one === 'SKU1' ? [[one, 'Norvane Ordora'] as const] : []))),
};
