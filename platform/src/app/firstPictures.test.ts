import { sampleFrame } from '@sightline/pictures/samples';

import type { CatalogueService } from '../modules/catalogue';
import { firstPictures } from './firstPictures';

/** A listing of models with two colours each, best sellers first. */
function aCatalogue(models: number) {
  const products = Array.from({ length: 2 * models }, (_, at) => ({
    partNumber: `P${at}`,
    groupKey: `M${Math.floor(at / 2)}`,
    categoryId: 'sun',
  }));
  const categories = new Map([
    ['sun', { id: 'sun', parent_id: null }],
    ['below', { id: 'below', parent_id: 'sun' }],
  ]);
  return {
    snapshot: async () => ({ products, dictionary: { categories } }),
    picture: async (partNumber: string) =>
      partNumber === 'P2'
        ? { picture: null, views: [] }
        : { picture: { ...sampleFrame('panto'), a: Number(partNumber.slice(1)) }, views: [{ view: 'front' }] },
  } as unknown as Pick<CatalogueService, 'snapshot' | 'picture'>;
}

describe('the pictures of first pages', () => {
  it('are the fronts of the first eighteen models, each once, all small ones before any large one [PLAT-05]', async () => {
    const orders = await firstPictures(aCatalogue(30), [400, 800]);
    // One of the eighteen has no picture.
    expect(orders.map(({ width }) => width)).toEqual([
      ...Array.from({ length: 17 }, () => 400),
      ...Array.from({ length: 17 }, () => 800),
    ]);
    const fronts = orders.slice(0, 17).map(({ spec, view }) => [(spec as { a: number }).a, view]);
    expect(fronts.slice(0, 3)).toEqual([
      [0, 'front'],
      [4, 'front'],
      [6, 'front'],
    ]);
    expect(fronts.at(-1)).toEqual([34, 'front']);
  });
});
