import { algoliasearch, type SearchResponse } from 'algoliasearch';
import Fastify, { type FastifyInstance } from 'fastify';
import { catalogueRecords } from './testing/catalogueRecords';
import { searchRoutes } from './search.routes';
import { createSearchService } from './searchService';
import { smallCatalogue } from './testing/smallCatalogue';

const CREDENTIALS = { appId: 'SIGHTLINE', apiKey: 'search-demo' };
const INDEX = 'products_en-us_grouped';
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  const service = createSearchService({
    loadCatalogue: async () => smallCatalogue(),
    resolveRecord: catalogueRecords(smallCatalogue()),
    clock: () => 1_764_288_000_000,
  });
  await service.rebuild();
  app = Fastify();
  await app.register(searchRoutes, { service, credentials: CREDENTIALS });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterAll(() => app.close());

function client(apiKey = CREDENTIALS.apiKey) {
  return algoliasearch(CREDENTIALS.appId, apiKey, {
    hosts: [{ url: `127.0.0.1:${port}`, accept: 'readWrite', protocol: 'http' }],
  });
}

const first = (results: readonly unknown[]) => results[0] as SearchResponse<{ x_groupkey: string; query: string }>;

describe('the official client', () => {
  it('finds branches around a place, prefers goods, looks into a field, and sorts the relevant [PLAT-02]', async () => {
    const { results } = await client().search({
      requests: [
        { indexName: 'cms_en-us_stores', aroundLatLng: '40.7434,-73.9993', aroundRadius: 10_000 },
        { indexName: INDEX, query: 'round', optionalFilters: ['attributes.BRAND:Solenne<score=2>'] },
        { indexName: INDEX, query: 'round', restrictSearchableAttributes: ['attributes.MODEL_NAME'] },
        { indexName: `${INDEX}_price_guest_desc`, query: 'round', relevancyStrictness: 100 },
      ],
    });
    const [near, preferred, named, relevant] = results as SearchResponse<{ x_groupkey: string }>[];
    expect(near?.hits).toMatchObject([{ objectID: '1', _geoloc: { lat: 40.72, lng: -74 } }, { objectID: '2' }]);
    expect(preferred?.hits[0]).toMatchObject({ x_groupkey: '0SO7700' });
    expect(named?.hits).toMatchObject([{ x_groupkey: '0VE1300' }]);
    expect(relevant).toMatchObject({ nbHits: 4, nbSortedHits: 4, appliedRelevancyStrictness: 100 });
  });

  it('gets a listing with disjunctive facet counts in one call [PLP-03]', async () => {
    const filters = [['attributes.BRAND:Norvane', 'attributes.BRAND:Vellino'], ['attributes.FRONT_COLOR:BLACK']];
    const { results } = await client().search({
      requests: [
        { indexName: INDEX, facetFilters: filters, facets: ['*'], hitsPerPage: 2, clickAnalytics: true },
        {
          indexName: INDEX,
          facetFilters: [filters[1]!],
          facets: ['attributes.BRAND'],
          hitsPerPage: 0,
          analytics: false,
        },
      ],
    });
    const listing = first(results);
    const counts = results[1] as SearchResponse;
    expect(listing).toMatchObject({ nbHits: 3, nbPages: 2, page: 0, index: INDEX, exhaustive: { nbHits: true } });
    expect(listing.queryID).toMatch(/^[0-9a-f]{32}$/);
    expect(listing.hits.map((hit) => hit.objectID)).toEqual(['0NO4001S-901_10801', '0NO4002S-901_10801']);
    expect(listing.facets?.['attributes.BRAND']).toEqual({ Norvane: 2, Vellino: 1 });
    expect(listing.facets_stats?.['sort.price.guest']).toMatchObject({ min: 90, max: 180 });
    expect(counts.facets).toEqual({ 'attributes.BRAND': { Norvane: 2, 'Ambra & Figli': 1, Vellino: 1 } });
    expect(counts).not.toHaveProperty('queryID');
    expect(counts.hits).toEqual([]);
  });

  it('sorts by index name and forgives typos [PLP-08] [SRCH-02]', async () => {
    const { results } = await client().search({
      requests: [
        {
          indexName: `${INDEX}_price_guest_desc`,
          query: 'norvnae',
          filters: 'sort.price.guest:100 TO 200 AND NOT type:optical',
        },
      ],
    });
    expect(first(results).hits.map((hit) => hit.x_groupkey)).toEqual(['0NO4002S', '0NO4001S']);
    expect(first(results).hits[0]).toMatchObject({
      _highlightResult: { attributes_translated: { BRAND: { value: '<em>Norvane</em>', matchLevel: 'full' } } },
    });
  });

  it('gets suggestions and searches facet values [SRCH-01]', async () => {
    const { results } = await client().search({
      requests: [
        { indexName: 'products_en-us_query_suggestions', query: 'sol', hitsPerPage: 4 },
        { indexName: INDEX, type: 'facet', facet: 'attributes.BRAND', facetQuery: 'no' },
      ],
    });
    expect(first(results).hits.map((hit) => hit.query)).toContain('solenne sunglasses');
    expect(results[1]).toMatchObject({ facetHits: [{ value: 'Norvane', highlighted: '<em>No</em>rvane', count: 2 }] });
    const single = await client().searchForFacetValues({
      indexName: INDEX,
      facetName: 'attributes.BRAND',
      searchForFacetValuesRequest: { facetQuery: 'figli', params: 'facetFilters=type%3Aoptical' },
    });
    expect(single.facetHits).toEqual([{ value: 'Ambra & Figli', highlighted: 'Ambra &amp; <em>Figli</em>', count: 1 }]);
  });

  it('is refused as a whole when one index is wrong, a facet is not searchable or the key is wrong', async () => {
    await expect(
      client().search({ requests: [{ indexName: INDEX }, { indexName: 'products_xx_grouped' }] }),
    ).rejects.toMatchObject({
      status: 404,
      message: 'Index products_xx_grouped does not exist',
    });
    const unsearchable = { indexName: INDEX, facetName: 'attributes.POLARIZED' };
    await expect(client().searchForFacetValues(unsearchable)).rejects.toMatchObject({ status: 400 });
    await expect(client('wrong').search({ requests: [{ indexName: INDEX }] })).rejects.toMatchObject({ status: 403 });
  });
});

const keys = `x-algolia-application-id=${CREDENTIALS.appId}&x-algolia-api-key=${CREDENTIALS.apiKey}`;

describe('browser calls', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json', undefined])(
    'read the body as JSON and params as text when the content type is %s',
    async (type) => {
      const params = `query=&hitsPerPage=1&facetFilters=${encodeURIComponent('[["attributes.BRAND:Solenne"]]')}`;
      const answer = await app.inject({
        method: 'POST',
        url: `/1/indexes/*/queries?${keys}`,
        ...(type && { headers: { 'content-type': type } }),
        payload: Buffer.from(JSON.stringify({ requests: [{ indexName: INDEX, params }] })),
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      expect(answer.json().results[0]).toMatchObject({
        nbHits: 2,
        hitsPerPage: 1,
        params: new URLSearchParams(params).toString(),
      });
    },
  );

  it('pass the preflight', async () => {
    const headers = {
      origin: 'https://shop.test',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-algolia-api-key',
    };
    const answer = await app.inject({ method: 'OPTIONS', url: '/1/indexes/*/queries', headers });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'x-algolia-api-key',
    });
  });

  it("get errors in the provider's form [SRCH-03]", async () => {
    const broken = await app.inject({
      method: 'POST',
      url: `/1/indexes/${INDEX}/query?${keys}`,
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect([broken.statusCode, broken.json()]).toEqual([400, { message: 'The body is not valid JSON.', status: 400 }]);
    const event = await app.inject({ method: 'POST', url: `/1/events?${keys}`, payload: '{"events":[{}]}' });
    expect(event.statusCode).toBe(422);
    expect((await app.inject({ method: 'POST', url: '/1/events', payload: '{"events":[]}' })).statusCode).toBe(401);
  });
});

describe('what is not served', () => {
  const open = { 'access-control-allow-origin': '*' };

  it.each([
    ['GET', `/1/indexes/${INDEX}/settings`],
    ['POST', `/1/indexes/${INDEX}/synonyms/search`],
    ['PUT', `/1/indexes/${INDEX}/settings`],
    ['DELETE', `/1/indexes/${INDEX}`],
    ['POST', `/1/indexes/${INDEX}/recommendations`],
    ['POST', `/1/indexes/${INDEX}/queries`],
    ['POST', `/1/indexes/${INDEX}/objects`],
    ['GET', '/1/keys'],
  ] as const)(
    'is answered in the form of the provider, readable from anywhere: %s %s [PLAT-02]',
    async (method, path) => {
      const answer = await app.inject({ method, url: `${path}?${keys}` });
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { status: 400, message: `${method} ${path} is not served here` },
      ]);
      expect(answer.headers).toMatchObject(open);
    },
  );

  it('is a parameter in the address of a call that asks in its body, and a parameter that nobody knows [PLAT-02]', async () => {
    const ask = (address: string, payload: object) =>
      app.inject({
        method: 'POST',
        url: `/1/indexes/${INDEX}/query?${keys}${address}`,
        payload: JSON.stringify(payload),
      });
    const calls = [ask('&hitsPerPage=1', {}), ask('', { unheardOf: 1 })];
    for (const answer of await Promise.all(calls)) {
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { status: 400, message: expect.stringMatching(/hitsPerPage|unheardOf/) },
      ]);
      expect(answer.headers).toMatchObject(open);
    }
    expect((await ask('&x-algolia-agent=Algolia+for+JavaScript', {})).statusCode).toBe(200);
  });
});

describe('a search by its address', () => {
  const search = (query: string) => app.inject({ method: 'GET', url: `/1/indexes/${INDEX}?${keys}&${query}` });

  it('finds what the same search by a body finds [PLAT-02]', async () => {
    const filters = encodeURIComponent('[["attributes.BRAND:Norvane"]]');
    const answer = await search(`query=round&hitsPerPage=1&facets=*&facetFilters=${filters}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    const body = { query: 'round', hitsPerPage: 1, facets: ['*'], facetFilters: [['attributes.BRAND:Norvane']] };
    const { results } = await client().search({ requests: [{ indexName: INDEX, ...body }] });
    const { hits, nbHits, facets } = first(results);
    expect(answer.json()).toMatchObject({ hits, nbHits, facets, params: expect.not.stringContaining('api-key') });
    expect([hits.length, nbHits]).toEqual([1, 1]);
  });

  it('is refused without a key, for an index that is not there and for what is not served [PLAT-08]', async () => {
    expect((await app.inject({ url: `/1/indexes/${INDEX}` })).statusCode).toBe(403);
    expect((await app.inject({ url: `/1/indexes/nothing?${keys}` })).json()).toEqual({
      message: 'Index nothing does not exist',
      status: 404,
    });
    for (const wrong of ['aroundLatLngViaIP=true', 'hitsperpage=3', 'query=a&query=b', `query=${'x'.repeat(9000)}`]) {
      const answer = await search(wrong);
      expect([answer.statusCode, answer.json()]).toEqual([400, { status: 400, message: expect.any(String) }]);
      expect(answer.headers['access-control-allow-origin']).toBe('*');
    }
  });
});

describe('records by their ids', () => {
  const [black, gold] = ['0NO4001S-901_10801', '0NO4001S-902_10801'] as const;

  it('are answered one by one, with the attributes that are asked for [PLAT-02]', async () => {
    const whole = await client().getObject({ indexName: INDEX, objectID: gold });
    expect(whole).toMatchObject({ objectID: gold, x_groupkey: '0NO4001S', attributes: { FRONT_COLOR: 'GOLD' } });
    expect(whole).not.toHaveProperty('_highlightResult');
    const part = await client().getObject({
      indexName: `${INDEX}_price_guest_asc`,
      objectID: gold,
      attributesToRetrieve: ['type', 'attributes.BRAND'],
    });
    expect(part).toEqual({ objectID: gold, type: 'sun', attributes: { BRAND: 'Norvane' } });
    const phrase = { indexName: 'products_en-us_query_suggestions', objectID: 'round sunglasses' };
    expect(await client().getObject(phrase)).toMatchObject({ objectID: 'round sunglasses', nb_words: 2 });
  });

  it('are answered several at once in the order of the requests, null where there is none [PLAT-02]', async () => {
    const attributesToRetrieve = ['storeId'];
    const { results } = await client().getObjects({
      requests: [
        { indexName: INDEX, objectID: gold, attributesToRetrieve },
        { indexName: INDEX, objectID: '0NO4001S-901_10802' },
        { indexName: 'products_en-gb_grouped', objectID: '0NO4001S-901_10802', attributesToRetrieve },
        { indexName: INDEX, objectID: black, attributesToRetrieve: ['objectID'] },
      ],
    });
    expect(results).toEqual([
      { objectID: gold, storeId: '10801' },
      null,
      { objectID: '0NO4001S-901_10802', storeId: '10802' },
      { objectID: black },
    ]);
  });

  it('are refused where there is none, and where more is asked than is served [PLAT-08]', async () => {
    const missing = client().getObject({ indexName: INDEX, objectID: 'nothing' });
    await expect(missing).rejects.toMatchObject({ status: 404, message: 'ObjectID does not exist' });
    const one = { indexName: INDEX, objectID: black };
    const wrong = [
      { requests: Array.from({ length: 201 }, () => one) },
      { requests: [{ ...one, hitsPerPage: 3 }] },
      { requests: [{ ...one, attributesToRetrieve: [1] }] },
      { requests: [{ indexName: INDEX }] },
      { requests: [{ objectID: black }] },
      { requests: [], strategy: 'none' },
      {},
    ];
    for (const body of wrong) {
      const answer = await app.inject({
        method: 'POST',
        url: `/1/indexes/*/objects?${keys}`,
        payload: JSON.stringify(body),
      });
      expect([answer.statusCode, answer.json()]).toEqual([400, { status: 400, message: expect.any(String) }]);
    }
    const unknown = await app.inject({ url: `/1/indexes/${INDEX}/${black}?${keys}&query=a` });
    expect(unknown.json()).toEqual({ status: 400, message: 'Unknown parameter: query' });
    expect((await app.inject({ url: `/1/indexes/${INDEX}/${black}` })).statusCode).toBe(403);
  });
});

describe('a call that is too large', () => {
  it("is refused before it is read, in the provider's form [PLAT-08]", async () => {
    const payload = JSON.stringify({ requests: [{ indexName: INDEX, highlightPreTag: 'x'.repeat(900_000) }] });
    for (const url of ['/1/indexes/*/queries', `/1/indexes/${INDEX}/query`, '/1/events']) {
      const answer = await app.inject({ method: 'POST', url: `${url}?${keys}`, payload });
      expect([url, answer.statusCode, answer.json()]).toEqual([
        url,
        413,
        { message: 'Request body is too large', status: 413 },
      ]);
    }
  });
});

describe('before the first index is built', () => {
  it('says that it is not ready instead of that the index does not exist [PLAT-01]', async () => {
    const service = createSearchService({
      loadCatalogue: async () => smallCatalogue(),
      resolveRecord: catalogueRecords(smallCatalogue()),
      clock: () => 1_764_288_000_000,
    });
    const early = Fastify();
    await early.register(searchRoutes, { service });
    const ask = () => early.inject({ method: 'POST', url: '/1/indexes/*/queries', payload: { requests: [] } });
    const refused = await ask();
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('1');
    await service.rebuild();
    expect((await ask()).statusCode).toBe(200);
    await early.close();
  });
});
