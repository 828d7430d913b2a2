import type { PlatformCall } from '../../contracts';
import type { IndexQuery } from './queryIndex';
import type { ListingInput } from './listingQueries';
import { searchListing } from './searchListing';
import { searchSuggestions } from './searchSuggestions';
import { sendSearchEvents } from './sendSearchEvents';

const input: ListingInput = {
  prefix: 'products',
  locale: 'en-us',
  grouped: true,
  sort: 0,
  segment: 'guest',
  currency: 'USD',
  page: 0,
  pageSize: 18,
  filters: 'type:sun',
  facets: ['attributes.BRAND', 'attributes.FRAME_SHAPE'],
};

function answering(results: readonly object[]) {
  const calls: PlatformCall[] = [];
  return {
    requests: () => (calls[0] ? (calls[0].body as { requests: IndexQuery[] }).requests : []),
    calls,
    send: async (call: PlatformCall) => {
      calls.push(call);
      return { results };
    },
  };
}

const hit = {
  objectID: '0NO4001S-01_10801',
  partnumberId: '0NO4001S-01',
  buyable: true,
  attributes: { BRAND: 'Norvane', FRONT_COLOR: ['BLACK'] },
  attributes_translated: { FRONT_COLOR: ['Nero'] },
  prices: { US_FRAMES: [{ segment: 'Guest', currency: 'USD', listPrice: 183, offerPrice: 146.4 }] },
  cluster: [{ partNumber: '0NO4001S-02', attributes: { FRONT_COLOR: 'WHITE' } }],
};

describe('listing query', () => {
  it('asks once when nothing is chosen [PLP-03]', async () => {
    const client = answering([{}]);
    await searchListing(client, input);
    expect(client.requests()).toHaveLength(1);
    expect(client.requests()[0]).toMatchObject({
      indexName: 'products_en-us_grouped',
      query: '',
      filters: 'type:sun',
      page: 0,
      hitsPerPage: 18,
      facetFilters: [],
      facets: ['attributes.BRAND', 'attributes.FRAME_SHAPE', 'sort.price.guest'],
      clickAnalytics: true,
    });
  });

  it('asks once more for each facet with a choice, without its own choice [PLP-03]', async () => {
    const client = answering([{}, {}, {}]);
    await searchListing(client, {
      ...input,
      selected: { 'attributes.BRAND': ['Norvane', 'Halden'], 'attributes.FRAME_SHAPE': ['ROUND'] },
      priceRange: { minMinor: 5000, maxMinor: 15_050 },
    });
    const [main, brand, shape, price] = client.requests();
    expect(main).toMatchObject({
      facetFilters: [['attributes.BRAND:Norvane', 'attributes.BRAND:Halden'], ['attributes.FRAME_SHAPE:ROUND']],
      numericFilters: ['sort.price.guest>=50', 'sort.price.guest<=150.5'],
    });
    expect(brand).toMatchObject({
      facets: ['attributes.BRAND'],
      facetFilters: [['attributes.FRAME_SHAPE:ROUND']],
      hitsPerPage: 0,
      analytics: false,
      clickAnalytics: false,
    });
    expect(shape).toMatchObject({
      facets: ['attributes.FRAME_SHAPE'],
      facetFilters: [['attributes.BRAND:Norvane', 'attributes.BRAND:Halden']],
    });
    expect(price).not.toHaveProperty('numericFilters');
    expect(price).toMatchObject({ facets: ['sort.price.guest'] });
  });

  it('takes the counts of a chosen facet from its own query and keeps a choice that matches nothing [PLP-03]', async () => {
    const client = answering([
      {
        hits: [hit, { objectID: null }],
        nbHits: 40,
        nbPages: 3,
        hitsPerPage: 18,
        facets: { 'attributes.BRAND': { Norvane: 40 }, 'attributes.FRAME_SHAPE': { ROUND: 9 } },
        facets_stats: { 'sort.price.guest': { min: 80, max: 120.5 } },
        queryID: 'q',
        index: 'products_en-us_grouped',
      },
      { facets: { 'attributes.BRAND': { Norvane: 40, Halden: 12 } } },
      { facets_stats: { 'sort.price.guest': { min: 19.9, max: 460 } } },
    ]);
    const listing = await searchListing(client, {
      ...input,
      selected: { 'attributes.BRAND': ['Norvane', 'Gone'] },
      priceRange: { minMinor: 8000 },
    });
    expect(listing).toMatchObject({ total: 40, pageCount: 3, queryId: 'q', index: 'products_en-us_grouped' });
    expect(listing.facets).toEqual([
      {
        name: 'attributes.BRAND',
        entries: [
          { value: 'Norvane', label: 'Norvane', count: 40 },
          { value: 'Halden', label: 'Halden', count: 12 },
          { value: 'Gone', label: 'Gone', count: 0 },
        ],
      },
      { name: 'attributes.FRAME_SHAPE', entries: [{ value: 'ROUND', label: 'ROUND', count: 9 }] },
    ]);
    expect(listing.priceBounds).toEqual({ minMinor: 1990, maxMinor: 46_000 });
  });

  it('reads hits in both languages and leaves out what it cannot read [CAT-01]', async () => {
    const listing = await searchListing(answering([{ hits: [hit, { objectID: null }, 7] }]), input);
    expect(listing.products).toHaveLength(1);
    expect(listing.products[0]).toMatchObject({
      partNumber: '0NO4001S-01',
      attributes: {
        codes: { FRONT_COLOR: ['BLACK'], BRAND: ['Norvane'] },
        values: { FRONT_COLOR: ['Nero'], BRAND: ['Norvane'] },
      },
      prices: { US_FRAMES: [{ offerMinor: 14_640 }] },
      cluster: [{ partNumber: '0NO4001S-02', attributes: { codes: { FRONT_COLOR: ['WHITE'] } } }],
    });
  });

  it('is answered by an empty listing when the index answers nothing [SRCH-02]', async () => {
    expect(await searchListing(answering([]), input)).toMatchObject({ products: [], total: 0, priceBounds: null });
  });

  it('follows a redirect of the search rules [SRCH-02]', async () => {
    const answer = { renderingContent: { redirect: { url: '/c/support/faq' } } };
    expect((await searchListing(answering([answer]), input)).redirectUrl).toBe('/c/support/faq');
  });
});

describe('suggestions', () => {
  it('come in one call: at most four phrases, products, content [SRCH-01] [PLP-04]', async () => {
    const client = answering([
      {
        hits: [{ query: 'round sunglasses', _highlightResult: { query: { value: '<em>round</em> sunglasses' } } }, {}],
      },
      { hits: [hit], nbHits: 84, queryID: 'q' },
      { hits: [{ objectID: 'p', title: 'Round faces', url: '/c/round', type: 'guide' }] },
    ]);
    const found = await searchSuggestions(client, { ...input, term: 'round' });
    expect(client.calls).toHaveLength(1);
    expect(client.requests().map((request) => [request.indexName, request.hitsPerPage])).toEqual([
      ['products_en-us_query_suggestions', 4],
      ['products_en-us_grouped', 3],
      ['cms_en-us_suggestions', 4],
    ]);
    expect(found).toMatchObject({
      queries: [{ query: 'round sunglasses', highlighted: '<em>round</em> sunglasses' }, { query: '' }],
      products: [{ partNumber: '0NO4001S-01' }],
      contents: [{ title: 'Round faces', highlighted: 'Round faces', url: '/c/round' }],
      productTotal: 84,
      queryId: 'q',
    });
  });
});

describe('search events', () => {
  it('go to the insights service with their filter values encoded [SRCH-03]', async () => {
    const client = answering([]);
    const event = {
      eventType: 'click' as const,
      eventName: 'Filter Clicked',
      index: 'products_en-us_grouped',
      userToken: 'anonymous-1',
      authenticatedUserToken: 'u-1',
      queryID: 'q',
      filters: ['attributes.BRAND:Ondine & Fils'],
    };
    await sendSearchEvents(client, { events: [event] });
    expect(client.calls[0]).toMatchObject({
      surface: 'insights',
      path: '/1/events',
      skipErrorMessage: true,
      body: { events: [{ ...event, filters: ['attributes.BRAND:Ondine%20%26%20Fils'] }] },
    });
  });
});
