import { createDocumentSpace } from './documentSpace';
import { codesOfValue, FacetColumnBuilder } from './facetColumn';

const space = createDocumentSpace(['a', 'b', 'c'], Uint32Array.of(0, 1, 2));

function column(values: readonly (string | readonly string[])[], twin?: ReturnType<FacetColumnBuilder['finish']>) {
  const builder = new FacetColumnBuilder(space);
  for (const [slot, value] of values.entries()) builder.add(slot, value);
  return builder.finish(twin);
}

describe('facet columns', () => {
  it('share the shape of a translation that follows the same pattern', () => {
    const codes = column(['BLACK', 'GOLD', ['GOLD', 'BLACK']]);
    const texts = column(['Nero', 'Oro', ['Oro', 'Nero']], codes);
    expect(texts.shape).toBe(codes.shape);
    expect(texts.values).toEqual(['Nero', 'Oro']);
  });

  it('keep their own shape when a translation merges or separates values', () => {
    const codes = column(['GREY', 'GRAY', 'GREY']);
    expect(column(['Grigio', 'Grigio', 'Grigio'], codes).shape).not.toBe(codes.shape);
    expect(column(['Grigio', 'Perla', 'Perla'], codes).shape).not.toBe(codes.shape);
    expect(column(['Grigio', ['Perla', 'Grigio'], 'Grigio'], codes).shape).not.toBe(codes.shape);
  });

  it('find values whatever their case, the exact text first', () => {
    const mixed = column(['Black', 'black', 'Gold']);
    expect(codesOfValue(mixed, 'black')).toEqual([2]);
    expect(codesOfValue(mixed, 'BLACK')).toEqual([1, 2]);
    expect(codesOfValue(mixed, 'Blue')).toEqual([]);
  });
});
