import { createDocumentSpace } from './documentSpace';
import { codesOfValue, FacetColumnBuilder } from './facetColumn';

const space = createDocumentSpace(['a', 'b', 'c'], Uint32Array.of(0, 1, 2));

function column(values: readonly (string | readonly string[])[]) {
  const builder = new FacetColumnBuilder(space);
  for (const [slot, value] of values.entries()) builder.add(slot, value);
  return builder.finish();
}

describe('facet columns', () => {
  it('find values whatever their case, the exact text first', () => {
    const mixed = column(['Black', 'black', 'Gold']);
    expect(codesOfValue(mixed, 'black')).toEqual([2]);
    expect(codesOfValue(mixed, 'BLACK')).toEqual([1, 2]);
    expect(codesOfValue(mixed, 'Blue')).toEqual([]);
  });
});
