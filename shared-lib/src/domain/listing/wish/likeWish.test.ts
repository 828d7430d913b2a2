import { EMPTY_LISTING } from '../listingUrl';
import { choicesLike, isModel, readLikeness } from './likeWish';

const codes: Readonly<Record<string, string>> = {
  BRAND: 'Marlowe Pike',
  MODEL_NAME: 'Bédom',
  PRODUCT_TYPE: 'Optical',
  FRAME_SHAPE: 'Cat Eye',
  FRAME_MATERIAL_FACET: 'Nylon',
};
const codeOf = (name: string) => codes[name];

describe('a model that a search names as an example', () => {
  it.each([
    ['glasses like Bedom', 'glasses', 'Bedom'],
    ['similar to the Marlowe Pike Bedom', '', 'Marlowe Pike Bedom'],
    ['occhiali come Bedom', 'occhiali', 'Bedom'],
    ['simili a Bedom', '', 'Bedom'],
    ['lunettes comme Bedom', 'lunettes', 'Bedom'],
    ['semblable à Bedom', '', 'Bedom'],
    ['Sonnenbrille wie Bedom', 'Sonnenbrille', 'Bedom'],
    ['ähnlich wie Bedom', '', 'Bedom'],
    ['gafas parecidas a Bedom', 'gafas', 'Bedom'],
    ['óculos parecidos com Bedom', 'óculos', 'Bedom'],
  ])('is read from "%s" [SRCH-05]', (term, kind, model) => {
    expect(readLikeness(term)).toEqual({ kind, model });
  });

  it.each(['sunglasses', 'like', 'unlike Bedom', 'Komet'])('is not in "%s" [SRCH-05]', (term) => {
    expect(readLikeness(term)).toBeNull();
  });

  it('is a product of that name, with its brand or without, however it is written [SRCH-05]', () => {
    expect(isModel('bedom', codeOf)).toBe(true);
    expect(isModel('MARLOWE PIKE BEDOM', codeOf)).toBe(true);
    expect(isModel('Bedo', codeOf)).toBe(false);
    expect(isModel('', () => undefined)).toBe(false);
  });

  it('chooses its shape and material, and its type unless another kind was asked for [SRCH-05]', () => {
    const looks = { FRAME_SHAPE: ['Cat Eye'], FRAME_MATERIAL_FACET: ['Nylon'] };
    const state = { ...EMPTY_LISTING, term: 'like Bedom', page: 2, facets: { GENDER: ['women'] } };
    expect(choicesLike(state, codeOf, '')).toEqual({
      ...EMPTY_LISTING,
      facets: { GENDER: ['women'], PRODUCT_TYPE: ['Optical'], ...looks },
    });
    expect(choicesLike(state, codeOf, 'sunglasses')).toEqual({
      ...EMPTY_LISTING,
      term: 'sunglasses',
      facets: { GENDER: ['women'], ...looks },
    });
    expect(choicesLike(EMPTY_LISTING, (name) => (name === 'BRAND' ? 'Norvane' : undefined), '').facets).toEqual({});
  });
});
