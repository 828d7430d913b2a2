import * as fc from 'fast-check';
import { firstValues, type ValueCount } from './facetValues';

it('takes the first values of a long list like a full sort does', () => {
  const entries = fc
    .uniqueArray(fc.tuple(fc.string({ maxLength: 3 }), fc.integer({ min: 1, max: 5 })), {
      selector: ([value]) => value,
    })
    .map((list): readonly ValueCount[] => list);
  fc.assert(
    fc.property(entries, fc.integer({ min: 0, max: 8 }), (list, maxValuesPerFacet) => {
      const byText = list.toSorted((one, two) => (one[0] < two[0] ? -1 : 1));
      const byCount = byText.toSorted((one, two) => two[1] - one[1]);
      expect(firstValues(list, { sortFacetValuesBy: 'alpha', maxValuesPerFacet })).toEqual(
        byText.slice(0, maxValuesPerFacet),
      );
      expect(firstValues(list, { sortFacetValuesBy: 'count', maxValuesPerFacet })).toEqual(
        byCount.slice(0, maxValuesPerFacet),
      );
    }),
  );
});
