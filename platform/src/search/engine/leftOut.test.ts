import { find, frameIndex, idsFound } from '../testing/recordIndexFixture';
import { clearBit } from './bitset';

const frames = [
  { id: 'gold', brand: 'Norvane', colour: 'gold', rank: 2 },
  { id: 'black', brand: 'Norvane', colour: 'black', rank: 1 },
  { id: 'other', brand: 'Vellino', colour: 'black', rank: 3 },
];
const index = frameIndex(frames);
const leftOut = (query: string) =>
  find(index, { query, leavesOut: true }).match?.leftOut.map(([start, end]) => query.slice(start, end));

describe('words that nothing has beside the others', () => {
  it('are left out, the unknown first, and named as they were typed [SRCH-05]', () => {
    const query = 'Wåterproof norvane gold';
    expect(idsFound(frames, index, { query, leavesOut: true })).toEqual(['gold']);
    expect(leftOut(query)).toEqual(['Wåterproof']);
  });

  it('are left out from the rarest on where all are known [SRCH-05]', () => {
    const query = 'gold vellino black';
    expect(idsFound(frames, index, { query, leavesOut: true })).toEqual(['black', 'other']);
    expect(leftOut(query)).toEqual(['gold', 'vellino']);
  });

  it('are left out as far as they are unknown, where they end in a known one [SRCH-05]', () => {
    expect(idsFound(frames, index, { query: 'Holzblack norvane', leavesOut: true })).toEqual(['black']);
    expect(leftOut('Holzblack norvane')).toEqual(['Holz']);
    expect(idsFound(frames, index, { query: 'Holzblack', leavesOut: true })).toEqual(['black', 'other']);
    expect(leftOut('Holzblack')).toEqual(['Holz']);
  });

  it('stay where something has them all, and where they are all there is [SRCH-05]', () => {
    expect(leftOut('norvane gold')).toEqual([]);
    expect(idsFound(frames, index, { query: 'waterproof', leavesOut: true })).toEqual([]);
  });

  it('keep the goods away that lack one of them unless words may be left out [SRCH-05]', () => {
    expect(idsFound(frames, index, { query: 'waterproof norvane' })).toEqual([]);
  });

  it('are not asked for at all where they only praise [SRCH-05]', () => {
    const query = 'cheap norvane gold to buy';
    expect(idsFound(frames, index, { query })).toEqual(['gold']);
    expect(leftOut(query)).toEqual([]);
  });

  it('are asked for where something is called so [SRCH-05]', () => {
    const named = [{ id: 'best', name: 'Best', brand: 'Norvane' }, ...frames];
    expect(idsFound(named, frameIndex(named), { query: 'best norvane' })).toEqual(['best']);
  });

  it('are left out where the only goods that have them are not sold in this index [SRCH-05]', () => {
    const universe = index.universe.slice();
    clearBit(universe, index.space.slotOf[frames.findIndex(({ id }) => id === 'gold')] ?? 0);
    const found = find({ ...index, universe }, { query: 'norvane gold', leavesOut: true });
    expect([found.total, found.match?.leftOut]).toEqual([1, [[8, 12]]]);
  });
});
