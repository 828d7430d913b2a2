import { find, frameIndex, idsFound } from '../testing/recordIndexFixture';

const frames = [
  { id: 'black', brand: 'Vellino', colour: 'black', rank: 1 },
  { id: 'gold', brand: 'Norvane', colour: 'gold', rank: 2 },
  { id: 'plain', brand: 'Norvane', colour: 'green', rank: 3 },
  { id: 'both', brand: 'Norvane', colour: ['gold', 'black'], rank: 4 },
  { id: 'none', brand: 'Solenne', colour: 'green', rank: 0 },
];
const index = frameIndex(frames);
const ids = (query: string, optionalWords: readonly string[]) => idsFound(frames, index, { query, optionalWords });

describe('words that need not be there', () => {
  it('widen what is found, and what has more of them comes first [SRCH-02]', () => {
    expect(ids('norvane gold black', [])).toEqual(['both']);
    expect(ids('norvane gold black', ['black'])).toEqual(['both', 'gold']);
    expect(ids('norvane gold black', ['Gold', 'BLACK'])).toEqual(['both', 'gold', 'plain']);
  });

  it('find whatever has one of them, when no other word is left [SRCH-02]', () => {
    expect(ids('norvane gold black', ['norvane gold black'])).toEqual(['both', 'gold', 'plain', 'black']);
    expect(ids('waterproof black', ['waterproof black'])).toEqual(['black', 'both']);
    expect(ids('waterproof', ['waterproof'])).toEqual([]);
  });

  it('change nothing when the query has none of them, and are not mixed up with the query before [SRCH-02]', () => {
    expect(ids('norvane gold', ['black'])).toEqual(['gold', 'both']);
    expect(ids('norvane gold', ['gold'])).toEqual(['gold', 'both', 'plain']);
    expect(ids('norvane gold', [])).toEqual(['gold', 'both']);
  });

  it('are counted and filtered like all that is found [SRCH-02] [PLP-03]', () => {
    const optionalWords = ['gold'];
    const found = find(index, { query: 'norvane gold', optionalWords, facets: ['colour'], length: 0 });
    expect([found.total, found.facets]).toEqual([3, { colour: { gold: 2, black: 1, green: 1 } }]);
  });
});
