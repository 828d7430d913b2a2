import { ndcg } from './relevance';

describe('judgement of search results', () => {
  it('is 1 for the best order, less for a worse one and 0 where nothing fits [SRCH-02]', () => {
    expect(ndcg([3, 3, 1], [1, 3, 3, 0])).toBe(1);
    expect(ndcg([1, 3, 3], [1, 3, 3, 0])).toBeLessThan(1);
    expect(ndcg([0, 0], [3])).toBe(0);
  });
});
