import { find, frameIndex } from '../testing/recordIndexFixture';

describe('paging', () => {
  it('reaches every record of a list of 2,137 once, with and without words [CAT-12] [PLP-05]', () => {
    const frames = Array.from({ length: 2137 }, (_, place) => ({ id: String(place), brand: 'Norvane', rank: place }));
    const index = frameIndex(frames);
    for (const query of ['', 'norvane']) {
      const pages = Array.from({ length: 119 }, (_, page) => [
        ...find(index, { query, offset: page * 18, length: 18 }).slots,
      ]);
      expect(new Set(pages.flat()).size).toBe(2137);
      expect(pages.at(-1)).toHaveLength(2137 - 118 * 18);
      expect(find(index, { query, offset: 119 * 18, length: 18 }).slots).toHaveLength(0);
    }
  });
});
