import { attributesOf } from '../../testing/aProduct';
import { badgesOf, isLightAdaptive, isRoxable } from './badges';

const primaryOf = (codes: Record<string, string>) => badgesOf(attributesOf(codes)).primary;
const secondaryOf = (codes: Record<string, string>) => badgesOf(attributesOf(codes)).secondary;

describe('badges of a product', () => {
  it.each(['TRUE', 'true', '1', 'Yes', 'y'])('take %s for a raised flag [CAT-04]', (raised) => {
    expect(primaryOf({ EXCLUSIVE: raised })).toBe('exclusive');
  });

  it.each(['FALSE', '0', 'no', 'untrue', 'true story', 'yes-but', ''])(
    'take %p for a flag that is not raised [CAT-04]',
    (code) => {
      expect(primaryOf({ EXCLUSIVE: code })).toBeNull();
    },
  );

  it('read a flag of two words with a space or an underscore, and one that BADGE names [CAT-04]', () => {
    expect(primaryOf({ WEB_EXCLUSIVE: 'TRUE' })).toBe('online-exclusive');
    expect(primaryOf({ 'WEB EXCLUSIVE': 'TRUE' })).toBe('online-exclusive');
    expect(primaryOf({ BADGE: 'web_exclusive' })).toBe('online-exclusive');
    expect(primaryOf({ BADGE: 'Avant Premiere' })).toBe('avant-premiere');
    expect(primaryOf({ BADGE: 'something else' })).toBeNull();
  });

  it('show the most important flag alone [CAT-04]', () => {
    expect(primaryOf({ LX_IS_MOST_POPULAR: '1', AVANT_PREMIERE: '1', EXCLUSIVE: '1' })).toBe('exclusive');
    expect(primaryOf({ LX_IS_MOST_POPULAR: '1', AVANT_PREMIERE: '1' })).toBe('avant-premiere');
  });

  it.each([
    ['Made from castor beans', true],
    ['none of it is new plastic', true],
    ['1', true],
    ['none', false],
    ['FALSE', false],
    ['0', false],
    ['', false],
  ])('count the sustainability claim %p as one: %s; words of another flag raise nothing [CAT-04]', (claim, isClaim) => {
    expect(secondaryOf({ SUSTAINABILITY_CLAIM: claim })).toEqual(isClaim ? ['sustainable'] : []);
    expect(secondaryOf({ LIMITED_EDITION: 'Made from castor beans' })).toEqual([]);
  });

  it('call lenses ready for a prescription by the very text True [CAT-04]', () => {
    expect([isRoxable(attributesOf({ ROXABLE: 'True' })), isRoxable(attributesOf({ ROXABLE: 'TRUE' }))]).toEqual([
      true,
      false,
    ]);
    expect(secondaryOf({ ROXABLE: '1' })).toEqual([]);
    expect(secondaryOf({ ROXABLE: 'True' })).toEqual(['prescription-ready']);
  });

  it('call lenses light-adaptive by flag or by treatment, and nothing without either [CAT-04]', () => {
    expect(isLightAdaptive(attributesOf({ PHOTOCHROMIC: 'yes' }))).toBe(true);
    expect(isLightAdaptive(attributesOf({ LENS_TREATMENT: 'Transitions Gen' }))).toBe(true);
    expect(isLightAdaptive(attributesOf({ LENS_TREATMENT_FACET: 'photochromic' }))).toBe(true);
    expect(isLightAdaptive(attributesOf({ LENS_TREATMENT: 'Mirror' }))).toBe(false);
    expect(isLightAdaptive(attributesOf({}))).toBe(false);
  });

  it('show two beside the first at most, light-adaptive before the rest [CAT-04]', () => {
    expect(secondaryOf({ PHOTOCHROMIC: '1', IS_NEW: '1', POLARIZED: '1' })).toEqual(['light-adaptive', 'new']);
    expect(secondaryOf({ LIMITED_EDITION: '1', CUSTOMIZABLE: '1' })).toEqual(['limited-edition', 'customizable']);
    expect(secondaryOf({})).toEqual([]);
  });

  it('show only those that the store allows [CAT-04] [SITE-06]', () => {
    const all = attributesOf({ EXCLUSIVE: '1', LX_IS_MOST_POPULAR: '1', IS_NEW: '1', POLARIZED: '1' });
    expect(badgesOf(all, ['LX_IS_MOST_POPULAR', 'POLARIZED'])).toEqual({
      primary: 'most-popular',
      secondary: ['polarized'],
    });
  });
});
