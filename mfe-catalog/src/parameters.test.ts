import { parameters } from '../parameters';
import { facetNames, isFacetName } from './catalogue/query/listingPlans';

describe('the query parameters of the catalogue', () => {
  it('hold every facet that a list shows or a link may carry, so that none is taken out of an address [PLP-02]', () => {
    const shown = (['frames', 'brand', 'contact-lenses', 'audio', 'goods', 'search'] as const).flatMap(facetNames);
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter((name) => !isFacetName(name) || !parameters.includes(name))).toEqual([]);
    expect(isFacetName('MADE_UP')).toBe(false);
  });

  it('hold what lists, comparison, sizes and the hearing test read [PLP-02] [PDP-02]', () => {
    expect(parameters).toEqual(expect.arrayContaining(['q', 'sort', 'page', 'min', 'max', 'p', 'size', 'check']));
  });
});
