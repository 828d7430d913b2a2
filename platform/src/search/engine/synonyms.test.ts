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

  it.each(['reading norvane', 'readin norvane', 'readin norvene', 'norvane'])(
    'finds by the words of %s, misspelt or not, what the phrase stands for [SRCH-06]',
    (query) => {
      const sight = [
        { id: 'sight', brand: 'Norvane', colour: 'corrective' },
        { id: 'sun', brand: 'Norvane', colour: 'gold' },
      ];
      const phrase = { from: 'reading norvane', to: ['corrective'] };
      const found = idsFound(sight, frameIndex(sight, [{ equal: [], oneWay: [phrase] }]), { query });
      expect(found).toEqual(query === 'norvane' ? ['sight', 'sun'] : ['sight']);
    },
  );

  it('finds what is written together though a part only stands for another [SRCH-06]', () => {
    expect(idsFound(frames, index, { query: 'goldhavana' })).toEqual([]);
    const both = [{ id: 'both', colour: 'tortoise', brand: 'Gold' }, ...frames];
    const found = idsFound(both, frameIndex(both, [{ equal: [['tortoise', 'havana']], oneWay: [] }]), {
      query: 'goldhavana',
    });
    expect(found).toEqual(['both']);
  });

  it('takes two letters for no beginning of a synonym [SRCH-06]', () => {
    expect(idsFound(frames, index, { query: 'ha' })).toEqual([]);
  });
});
