import * as fc from 'fast-check';
import { firstValues } from './facetValues';

it('takes the first values of a long list like a full sort does', () => {
  const entries = fc.uniqueArray(fc.tuple(fc.string({ maxLength: 3 }), fc.integer({ min: 0, max: 5 })), {
    selector: ([value]) => value,
  });
  fc.assert(
    fc.property(entries, fc.integer({ min: 0, max: 8 }), (list, maxValuesPerFacet) => {
      const values = list.map(([value]) => `v${value}`);
      const counts = Uint32Array.from([7, ...list.map(([, count]) => count)]);
      const found = list.map(([value, count]) => [`v${value}`, count] as const).filter(([, count]) => count > 0);
      const byText = found.toSorted((one, two) => (one[0] < two[0] ? -1 : 1));
      const byCount = byText.toSorted((one, two) => two[1] - one[1]);
      const first = (sortFacetValuesBy: 'alpha' | 'count') =>
        Object.entries(firstValues(values, counts, { sortFacetValuesBy, maxValuesPerFacet }));
      expect(first('alpha')).toEqual(byText.slice(0, maxValuesPerFacet));
      expect(first('count')).toEqual(byCount.slice(0, maxValuesPerFacet));
    }),
  );
});

it('counts values that bear the names of what every object has', () => {
  const values = ['__proto__', 'constructor', 'Round'];
  const order = { sortFacetValuesBy: 'count', maxValuesPerFacet: 10 } as const;
  expect(Object.entries(firstValues(values, Uint32Array.from([0, 3, 2, 1]), order))).toEqual([
    ['__proto__', 3],
    ['constructor', 2],
    ['Round', 1],
  ]);
});
