import * as fc from 'fast-check';

import { bestSellersIndexName, codeFacet, listingIndexName, priceAttribute, sideIndexName } from './indexNames';
import { EMPTY_LISTING, choiceCount, clearChoices, listingSearch, readListing, toggleFacet } from './listingUrl';
import type { ListingState } from './listingUrl';
import { KEYWORD_LIMIT, PAGE_SIZES } from './pageSizes';
import { SORT, listingSort } from './sortCodes';

function queryOf(search: string): Record<string, string[]> {
  const query: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(search)) (query[name] ??= []).push(value);
  return query;
}

const state: fc.Arbitrary<ListingState> = fc.record({
  term: fc.string().map((text) => text.trim()),
  facets: fc.dictionary(
    fc.stringMatching(/^[A-Z][A-Z0-9_]{0,12}$/),
    fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }),
    { maxKeys: 5, noNullPrototype: true },
  ),
  sort: fc.constantFrom(0, 3, 4, 5),
  page: fc.integer({ min: 1, max: 500 }),
  minPrice: fc.option(fc.nat({ max: 5000 })),
  maxPrice: fc.option(fc.nat({ max: 5000 })),
});

describe('listing address', () => {
  it('restores every listing exactly from its address [PLP-02]', () => {
    fc.assert(
      fc.property(state, (listing) => {
        expect(readListing(queryOf(listingSearch(listing)))).toEqual(listing);
      }),
    );
  });

  it('gives one listing one address, whatever the order of choices [PLP-02]', () => {
    const a = toggleFacet(toggleFacet(EMPTY_LISTING, 'BRAND', 'Norvane'), 'COLOR', 'Black');
    const b = toggleFacet(toggleFacet(EMPTY_LISTING, 'COLOR', 'Black'), 'BRAND', 'Norvane');
    expect(listingSearch(a)).toBe('?BRAND=Norvane&COLOR=Black');
    expect(listingSearch(b)).toBe(listingSearch(a));
    expect(listingSearch(EMPTY_LISTING)).toBe('');
  });

  it('reads prices as they are typed into a form that works without script [PLP-03] [SITE-16]', () => {
    expect(readListing({ min: ['49,90'], max: ['1.060'] })).toMatchObject({ minPrice: 49, maxPrice: 1060 });
    expect(readListing({ min: ['99999999'], max: ['x'] })).toMatchObject({ minPrice: null, maxPrice: null });
  });

  it('reads nonsense as defaults and leaves foreign parameters alone [PLP-02]', () => {
    const read = readListing({ page: ['-3'], sort: ['9'], min: ['x'], utm_source: ['mail'], BRAND: ['', 'A', 'A'] });
    expect(read).toEqual({ ...EMPTY_LISTING, facets: { BRAND: ['A'] } });
  });

  it('goes back to page 1 when a choice changes, and takes a choice back [PLP-03]', () => {
    const start = { ...EMPTY_LISTING, page: 4 };
    const chosen = toggleFacet(start, 'BRAND', 'Norvane');
    expect(chosen).toMatchObject({ page: 1, facets: { BRAND: ['Norvane'] } });
    expect(toggleFacet(chosen, 'BRAND', 'Halden').facets).toEqual({ BRAND: ['Norvane', 'Halden'] });
    expect(toggleFacet(chosen, 'BRAND', 'Norvane').facets).toEqual({});
  });

  it('keeps one value of a radio facet [PLP-03]', () => {
    const chosen = toggleFacet(EMPTY_LISTING, 'POLARIZED', 'TRUE', true);
    expect(toggleFacet(chosen, 'POLARIZED', 'FALSE', true).facets).toEqual({ POLARIZED: ['FALSE'] });
  });

  it('clears every choice but the term and sort, and counts them [PLP-03]', () => {
    const listing = {
      ...EMPTY_LISTING,
      term: 'round',
      sort: 3 as const,
      facets: { A: ['1', '2'], B: ['3'] },
      minPrice: 50,
    };
    expect(choiceCount(listing)).toBe(4);
    expect(clearChoices(listing)).toEqual({ ...EMPTY_LISTING, term: 'round', sort: 3 });
  });
});

describe('sort codes', () => {
  it('are those of the specification, and best sellers where none is known [PLP-04]', () => {
    expect(SORT).toEqual({
      bestSellers: 0,
      newArrivals: 5,
      priceAscending: 3,
      priceDescending: 4,
      querySuggestions: -1,
      contentSuggestions: -2,
      contents: -3,
    });
    expect(['5', 3, '-1', 'x', undefined].map(listingSort)).toEqual([5, 3, 0, 0, 0]);
  });
});

describe('index names', () => {
  it.each([
    [0, true, 'guest', 'products_en-us_grouped'],
    [5, true, 'guest', 'products_en-us_grouped_new_desc'],
    [3, true, 'guest', 'products_en-us_grouped_price_guest_asc'],
    [4, true, 'registered', 'products_en-us_grouped_price_registered_desc'],
    [0, false, 'guest', 'products_en-us_ungrouped'],
  ] as const)('for sort %d, grouped %s, %s reads %s [PLP-08]', (sort, grouped, segment, name) => {
    expect(listingIndexName({ prefix: 'products', locale: 'en-us', sort, grouped, segment })).toBe(name);
  });

  it('exist for phrases, content and best sellers, and facets carry their prefixes [PLP-04] [PLP-08]', () => {
    expect(bestSellersIndexName('products', 'it-it')).toBe('products_it-it_grouped');
    expect(sideIndexName(-1, 'it-it', 'products')).toBe('products_it-it_query_suggestions');
    expect(sideIndexName(-2, 'it-it')).toBe('cms_it-it_suggestions');
    expect(sideIndexName(-3, 'it-it')).toBe('cms_it-it_contents');
    expect(codeFacet('BRAND')).toBe('attributes.BRAND');
    expect(priceAttribute('registered')).toBe('sort.price.registered');
  });
});

describe('page sizes', () => {
  it('are those of the specification [PLP-05] [SRCH-01]', () => {
    const { search, listing, rail, wishlist, collection, viewed } = PAGE_SIZES;
    expect([search, listing]).toEqual([12, 18]);
    expect([rail, wishlist, collection, viewed]).toEqual([4, 20, 21, 12]);
    expect(KEYWORD_LIMIT).toBe(4);
  });
});
