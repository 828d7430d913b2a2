import { frameIndex, idsFound } from '../testing/recordIndexFixture';

const frames = [
  { id: 'tortoise', colour: 'tortoise', rank: 1 },
  { id: 'gold', colour: 'gold', rank: 2 },
];
const index = frameIndex(frames, [{ equal: [['tortoise', 'havana']], oneWay: [] }]);

describe('words that others stand for', () => {
  it.each(['havana', 'hava', 'havanna'])('finds by %s what its synonym is said of [SRCH-06]', (query) => {
    expect(idsFound(frames, index, { query })).toEqual(['tortoise']);
  });

  it('takes two letters for no beginning of a synonym [SRCH-06]', () => {
    expect(idsFound(frames, index, { query: 'ha' })).toEqual([]);
  });
});
