import { ATTRIBUTE_NAMES } from '@sightline/shared-lib/domain/product';

import { listingStateOf } from './listingQuery';

describe('the state of a listing in an address', () => {
  it('keeps as many choices as the index answers in one call, whatever the address says [PLAT-08]', () => {
    const names = ATTRIBUTE_NAMES.filter((name) => /^[A-Z][A-Z0-9_]*$/.test(name));
    expect(names.length).toBeGreaterThan(24);
    const every = Object.fromEntries(names.map((name) => [name, ['a', 'b', 'c', 'x'.repeat(129)]]));
    const { facets } = listingStateOf(every);
    expect(Object.keys(facets).length).toBeLessThanOrEqual(24);
    expect(Object.values(facets).flat()).toHaveLength(50);
    expect(Object.values(facets).flat()).not.toContain('x'.repeat(129));
  });

  it('keeps what a shopper chooses, and no facet that is none [PLP-02]', () => {
    const { facets } = listingStateOf({
      BRAND: ['Norvane', 'Vellino'],
      'attributes.FRONT_COLOR': ['BLACK'],
      UTM: ['x'],
    });
    expect(facets).toEqual({ BRAND: ['Norvane', 'Vellino'], FRONT_COLOR: ['BLACK'] });
  });
});
