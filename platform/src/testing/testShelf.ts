import type { Shelf } from '../modules/merchandising';
import type { SearchReports } from '../modules/searchEvent';

/** A shop with one article, one list and one brand. */
export const testShelf: Shelf = {
  show: async () => ({ total: 0, goods: [], banners: [], redirect: '', data: [] }),
  listings: async () => [{ path: '/sunglasses', name: 'Sunglasses', filters: '' }],
  values: async () => ({ 'attributes.BRAND': ['Norvane'] }),
  names: async (_locale, partNumbers) =>
    new Map(partNumbers.flatMap((one) => (one === 'SKU1' ? [[one, 'Norvane Ordora'] as const] : []))),
};

/** Nothing was searched. */
export const noReports: SearchReports = {
  oftenSearched: async () => [],
  read: async () => ({
    total: { searches: 0, lost: 0, leftOut: 0, clicks: 0, added: 0, bought: 0 },
    searched: [],
    lost: [],
    leftOut: [],
    places: [],
  }),
};
