import { chunksOf } from './chunks';

describe('a list that is asked for in pieces', () => {
  it('keeps its order and leaves nothing out [PLAT-08]', () => {
    expect(chunksOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(chunksOf([1, 2], 2)).toEqual([[1, 2]]);
    expect(chunksOf([], 2)).toEqual([]);
  });
});
