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

  it('find what a misspelt part stands for, though no text has it [SRCH-06]', () => {
    const glasses = [
      { id: 'women', colour: 'women spectacles' },
      { id: 'men', colour: 'men spectacles' },
    ];
    const shades = frameIndex(glasses, [{ equal: [], oneWay: [{ from: 'goggles', to: ['spectacles'] }] }]);
    expect(idsFound(glasses, shades, { query: 'womengogles' })).toEqual(['women']);
  });

  it('are what their parts say, and no misspelling of a word that something stands in for [SRCH-06]', () => {
    const shapes = [
      { id: 'round', colour: 'round glasses' },
      { id: 'wrap', colour: 'wrap glasses' },
    ];
    const rules = { equal: [], oneWay: [{ from: 'groundglasses', to: ['wrap'] }] };
    expect(idsFound(shapes, frameIndex(shapes, [rules]), { query: 'roundglasses' })).toEqual(['round']);
    expect(idsFound(shapes, frameIndex(shapes, [rules]), { query: 'gruondglasses' })).toEqual(['wrap']);
  });

  it('find nothing where a part is unknown [SRCH-02]', () => {
    expect(idsFound(frames, index, { query: 'sunglassesxyzxyz' })).toEqual([]);
  });
});
