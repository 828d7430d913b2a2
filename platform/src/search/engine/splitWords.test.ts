import { frameIndex, idsFound } from '../testing/recordIndexFixture';

const frames = [
  { id: 'sun', colour: 'sunglasses for women' },
  { id: 'corso', brand: 'Corso 21' },
  { id: 'other', brand: 'Corso 22', colour: 'gold' },
];
const index = frameIndex(frames);

describe('words written together', () => {
  it.each([
    ['womensunglasses', ['sun']],
    ['sunglassesforwomen', ['sun']],
    ['womensunglases', ['sun']],
    ['corso21', ['corso']],
  ])('find by %s what the words apart find [SRCH-02]', (query, found) => {
    expect(idsFound(frames, index, { query })).toEqual(found);
  });

  it('are no model that is called like a part of them [SRCH-02]', () => {
    const named = [{ id: 'model', name: 'Womensun', colour: 'glasses' }, ...frames];
    expect(idsFound(named, frameIndex(named), { query: 'sunglases' })).toEqual(['sun']);
    expect(idsFound(named, frameIndex(named), { query: 'womensunglases' })).toEqual(['sun']);
  });

  it('find nothing where a part is unknown [SRCH-02]', () => {
    expect(idsFound(frames, index, { query: 'sunglassesxyzxyz' })).toEqual([]);
  });
});
