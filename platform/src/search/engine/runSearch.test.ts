import { condition, find, type Frame, frameIndex, idsFound } from '../testing/recordIndexFixture';
import { orderBy } from './slotOrder';

const FRAMES: readonly Frame[] = [
  { id: 'a', brand: 'Norvane', name: 'Ordora', code: '0NO-4001S', colour: 'Black', price: 120, rank: 3 },
  { id: 'b', brand: 'Norvane', name: 'Black Pearl', code: '0NO4002S', colour: 'Gold', price: 80, rank: 4 },
  { id: 'c', brand: 'Vellino', name: 'Dama', code: '0VE1200', colour: ['Gold', 'Black'], price: 80, rank: 1 },
  { id: 'd', brand: 'Solenne', name: 'Gold Rush', code: '0SO7700', colour: 'Blue', rank: 2 },
  { id: 'e', brand: 'Bläck', name: 'Marisol', code: '0BK1', colour: 'Green', price: 45, rank: 5 },
];
const index = frameIndex(FRAMES);
const ids = (query: Parameters<typeof find>[1]) => idsFound(FRAMES, index, query);

describe('ranking', () => {
  it('orders by custom ranking when there is no text', () => {
    expect(ids({})).toEqual(['c', 'd', 'a', 'b', 'e']);
  });

  it('prefers the more important field, then the custom ranking [SRCH-02]', () => {
    expect(ids({ query: 'black' })).toEqual(['e', 'b', 'a', 'c']);
  });

  it('prefers whole words to beginnings within a field', () => {
    const frames = [
      { id: 'long', brand: 'Solenne', rank: 1 },
      { id: 'whole', brand: 'Sole', rank: 2 },
    ];
    expect(idsFound(frames, frameIndex(frames), { query: 'sole' })).toEqual(['whole', 'long']);
  });

  it('prefers words that stand together', () => {
    const frames = [
      { id: 'apart', name: 'Pearl of the great Black', rank: 1 },
      { id: 'together', name: 'Rare Black Pearl', rank: 2 },
    ];
    expect(idsFound(frames, frameIndex(frames), { query: 'black pearl' })).toEqual(['together', 'apart']);
  });

  it('prefers fewer typos when typos are always forgiven', () => {
    const frames = [
      { id: 'typo', brand: 'Norvade', rank: 1 },
      { id: 'right', brand: 'Norvane', rank: 2 },
    ];
    const misspelt = frameIndex(frames);
    expect(idsFound(frames, misspelt, { query: 'norvane', typoTolerance: 'true' })).toEqual(['right', 'typo']);
    expect(idsFound(frames, misspelt, { query: 'norvane' })).toEqual(['right']);
  });
});

describe('typos of several words', () => {
  const frames = [
    { id: 'two', brand: 'Norvade', name: 'Marizol', rank: 1 },
    { id: 'one', brand: 'Norvane', name: 'Marizol', rank: 2 },
    { id: 'three', brand: 'Norvade', name: 'Marizal', rank: 3 },
  ];
  const misspelt = frameIndex(frames);
  const found = (typoTolerance: 'min' | 'strict') =>
    idsFound(frames, misspelt, { query: 'marisol norvane', typoTolerance });

  it('are added up: the fewest together are forgiven, or one more [SRCH-02]', () => {
    expect(found('min')).toEqual(['one']);
    expect(found('strict')).toEqual(['one', 'two']);
  });
});

describe('ranking of doubtful matches', () => {
  const frames = [
    { id: 'begun', name: 'Goldie', rank: 1 },
    { id: 'synonym', colour: 'brass', rank: 2 },
    { id: 'whole', colour: 'gold', rank: 3 },
  ];
  const brass = frameIndex(frames, [{ equal: [['gold', 'brass']], oneWay: [] }]);

  it('puts what was typed before its synonyms, and both before words that only begin so [SRCH-02]', () => {
    expect(idsFound(frames, brass, { query: 'gold' })).toEqual(['whole', 'synonym', 'begun']);
  });

  it('counts what it need not rank alike [SRCH-02]', () => {
    const counted = find(brass, { query: 'gold', length: 0, facets: ['colour'] });
    expect(counted).toMatchObject({ total: 3, facets: { colour: { brass: 1, gold: 1 } } });
    expect(idsFound(frames, brass, { query: 'gold' })).toEqual(['whole', 'synonym', 'begun']);
    expect(find(brass, { query: 'gold', length: 0 }).total).toBe(3);
  });
});

describe('text', () => {
  it('needs every word', () => {
    expect(ids({ query: 'norvane gold' })).toEqual(['b']);
    expect(ids({ query: 'norvane green' })).toEqual([]);
  });

  it('takes the last word as a beginning, the others whole', () => {
    expect(ids({ query: 'norvane bl' })).toEqual(['b', 'a']);
    expect(ids({ query: 'norv black' })).toEqual([]);
  });

  it('forgives typos when nothing matches without them [SRCH-02]', () => {
    expect(ids({ query: 'norvnae' })).toEqual(['a', 'b']);
    expect(ids({ query: 'norvnae', typoTolerance: 'false' })).toEqual([]);
    expect(ids({ query: 'grxen' })).toEqual(['e']);
  });

  it('finds codes with and without leading zero, dashes and spaces, and never with typos [SRCH-02]', () => {
    for (const query of ['0NO4001S', 'no4001s', '0NO-4001-S', 'NO 4001 S', 'no4001'])
      expect(ids({ query })).toEqual(['a']);
    expect(ids({ query: 'no4003s' })).toEqual([]);
  });

  it('finds a code by its number, and one whose letters look like a stop word [SRCH-02]', () => {
    expect(ids({ query: 'norvane 4001' })).toEqual(['a']);
    expect(ids({ query: 'norvane 4001s' })).toEqual(['a']);
    const frames = [
      { id: 'of', code: '0OF4114S' },
      { id: 'another', code: '0NO4114S' },
    ];
    expect(idsFound(frames, frameIndex(frames), { query: 'of 4114 s' })[0]).toBe('of');
  });

  it('reads possessives as the word itself [SRCH-02]', () => {
    expect(ids({ query: "norvane's" })).toEqual(['a', 'b']);
  });

  it('finds words written together or apart', () => {
    expect(ids({ query: 'blackpearl' })).toEqual(['b']);
    expect(ids({ query: 'mari sol' })).toEqual(['e']);
  });

  it('ignores stop words and punctuation', () => {
    expect(ids({ query: 'the black pearl of norvane' })).toEqual(['b']);
    expect(ids({ query: '!!!' })).toHaveLength(FRAMES.length);
  });

  it('follows synonyms of one and several words, one-way ones in one direction only [SRCH-02]', () => {
    const frames = [
      { id: 'sun', colour: 'sunglasses' },
      { id: 'tint', colour: 'dark tinted lens' },
      { id: 'aid', colour: 'hearing aid' },
    ];
    const rules = {
      equal: [['sunglasses', 'dark tinted lenses']],
      oneWay: [{ from: 'ear helper', to: ['hearing aid'] }],
    };
    const withSynonyms = frameIndex(frames, [rules]);
    expect(idsFound(frames, withSynonyms, { query: 'sunglasses' })).toEqual(['sun', 'tint']);
    expect(idsFound(frames, withSynonyms, { query: 'dark tinted lens' }).toSorted()).toEqual(['sun', 'tint']);
    expect(idsFound(frames, withSynonyms, { query: 'ear helpers' })).toEqual(['aid']);
    expect(idsFound(frames, withSynonyms, { query: 'an ear for a helper' })).toEqual(['aid']);
    expect(find(withSynonyms, { query: 'hearing aid' }).match?.phrasings).toHaveLength(1);
  });
});

describe('filters and facets', () => {
  it('restricts by value, comparison, range and negation [PLP-03]', () => {
    expect(ids({ filter: condition('brand:Norvane') })).toEqual(['a', 'b']);
    expect(ids({ filter: condition('brand:norvane OR colour:Blue') })).toEqual(['d', 'a', 'b']);
    expect(ids({ filter: condition('NOT colour:Black') })).toEqual(['d', 'b', 'e']);
    expect(ids({ filter: condition('price:45 TO 80') })).toEqual(['c', 'b', 'e']);
    expect(ids({ filter: condition('price<80') })).toEqual(['e']);
    expect(ids({ filter: condition('price != 80') })).toEqual(['a', 'e']);
    expect(ids({ filter: condition('unknown:x') })).toEqual([]);
  });

  it('counts values, several a record, and figures of numbers', () => {
    const { facets, stats } = find(index, { facets: ['*'] });
    expect(facets['colour']).toEqual({ Black: 2, Gold: 2, Blue: 1, Green: 1 });
    expect(Object.keys(facets['brand'] ?? {})).toEqual(['Norvane', 'Bläck', 'Solenne', 'Vellino']);
    expect(facets['price']).toEqual({ 45: 1, 80: 2, 120: 1 });
    expect(stats['price']).toEqual({ min: 45, max: 120, avg: 81.25, sum: 325 });
  });

  it('limits and sorts facet values as asked', () => {
    const few = find(index, { facets: ['colour'], maxValuesPerFacet: 2, sortFacetValuesBy: 'alpha' });
    expect(Object.entries(few.facets['colour'] ?? {})).toEqual([
      ['Black', 2],
      ['Blue', 1],
    ]);
  });

  it('gives disjunctive counts through a query without the own filter [PLP-03]', () => {
    const listing = find(index, { filter: condition('brand:Norvane AND price>=50'), facets: ['brand'] });
    const counts = find(index, { filter: condition('price>=50'), facets: ['brand'], length: 0 });
    expect(listing.facets['brand']).toEqual({ Norvane: 2 });
    expect(counts.facets['brand']).toEqual({ Norvane: 2, Vellino: 1 });
    expect(counts.slots).toHaveLength(0);
  });
});

describe('orders and pages', () => {
  it('sorts by a number, keeps the ranking of equal ones and puts records without it last [PLP-08]', () => {
    const prices = index.numbers.get('price')!;
    expect(ids({ order: orderBy(prices, 'asc', index.ranking) })).toEqual(['e', 'c', 'b', 'a', 'd']);
    expect(ids({ order: orderBy(prices, 'desc', index.ranking) })).toEqual(['a', 'c', 'b', 'e', 'd']);
    expect(ids({ order: orderBy(prices, 'desc', index.ranking), query: 'gold' })).toEqual(['c', 'b', 'd']);
  });

  it('pages without gaps to the last hit', () => {
    const many = Array.from({ length: 1500 }, (_, place) => ({ id: String(place), rank: place }));
    const large = frameIndex(many);
    expect(idsFound(many, large, { offset: 3, length: 3 })).toEqual(['3', '4', '5']);
    expect(idsFound(many, large, { offset: 1200, length: 300 })).toHaveLength(300);
    expect(idsFound(many, large, { offset: 1500, length: 300 })).toEqual([]);
    expect(find(large, { offset: 100 }).total).toBe(1500);
  });
});
