import type { CatalogueService, SearchHit } from '../modules/catalogue';
import { createSearchRecords } from './searchRecords';

describe('records of hits', () => {
  const built = { version: '1', productIds: ['a', 'b', 'c'] };

  it('are read together, kept for half a minute and then let go', async () => {
    let now = 0;
    const reads: (readonly string[])[] = [];
    const catalogue = {
      searchRecords: async (ids: readonly string[]) => {
        reads.push(ids);
        return new Map(ids.map((id) => [id, { objectID: id } as unknown as SearchHit]));
      },
    } as unknown as CatalogueService;
    const record = createSearchRecords(catalogue, () => now);
    const all = () => Promise.all([0, 1].map((position) => record(position, 'en-us', built)));
    await all();
    expect(await all()).toEqual([{ objectID: 'a' }, { objectID: 'b' }]);
    expect(reads).toEqual([['a', 'b']]);
    now = 30_000;
    expect(await record(2, 'en-us', built)).toEqual({ objectID: 'c' });
    expect(await record(0, 'en-us', built)).toEqual({ objectID: 'a' });
    expect(reads).toEqual([['a', 'b'], ['c'], ['a']]);
  });
});
