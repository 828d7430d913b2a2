import { algoliasearch } from 'algoliasearch';
import Fastify, { type FastifyInstance } from 'fastify';

import { catalogueRecords } from './testing/catalogueRecords';
import { searchRoutes } from './search.routes';
import { createSearchService } from './searchService';
import { smallCatalogue } from './testing/smallCatalogue';

const KEY = 'admin-demo';
const INDEX = 'products_en-us_grouped';
let version = '1';
let app: FastifyInstance;
let port: number;
const service = createSearchService({
  loadCatalogue: async () => smallCatalogue(version),
  resolveRecord: catalogueRecords(smallCatalogue()),
  clock: () => 1_764_288_000_000,
});

beforeAll(async () => {
  await service.rebuild();
  app = Fastify();
  await app.register(searchRoutes, { service, adminKey: KEY });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterAll(() => app.close());

function client(apiKey = KEY) {
  return algoliasearch('SIGHTLINE', apiKey, {
    hosts: [{ url: `127.0.0.1:${port}`, accept: 'readWrite', protocol: 'http' }],
  });
}

async function browsed(browseParams: object, indexName = INDEX) {
  const hits: Record<string, unknown>[] = [];
  const runs: number[] = [];
  await client().browseObjects<Record<string, unknown>>({
    indexName,
    browseParams,
    aggregator: (answer) => {
      runs.push(answer.hits.length);
      hits.push(...answer.hits);
    },
  });
  return { hits, runs };
}

describe('admin calls of the official client', () => {
  it('walk through every record, ungrouped, in runs that follow each other [PLAT-02]', async () => {
    const { hits, runs } = await browsed({ hitsPerPage: 4 });
    expect(runs).toEqual([4, 4, 3]);
    expect(new Set(hits.map(({ objectID }) => objectID)).size).toBe(11);
    const black = await browsed({ filters: 'attributes.FRONT_COLOR:BLACK', attributesToRetrieve: ['type'] });
    expect(black.hits).toHaveLength(4);
    expect(Object.keys(black.hits[0] ?? {})).toEqual(['type', 'objectID']);
    const pages = await browsed({ query: 'refund' }, 'cms_en-us_contents');
    expect(pages.hits).toMatchObject([{ objectID: 'returns', title: 'Returns and refunds', popularity: 5 }]);
  });

  it('give records the words that the index knows them by [PLAT-02]', async () => {
    const { hits } = await browsed({ filters: 'attributes.MODEL_NAME:Dama' }, 'products_en-gb_grouped');
    expect(hits[0]).toMatchObject({
      isForOthers: 0,
      reduced: { guest: false },
      words: { type: [expect.stringContaining('spectacles')], shape: ['cat eye'], colour: ['black'] },
    });
  });

  it('tell the settings of each index, declared for all that can be counted, filtered and sorted [PLAT-02] [PLP-08]', async () => {
    const primary = await client().getSettings({ indexName: INDEX });
    expect(primary).toMatchObject({
      attributeForDistinct: 'x_groupkey',
      distinct: true,
      queryLanguages: ['en'],
      customRanking: ['asc(sort.bestSellers)'],
      replicas: expect.arrayContaining([`${INDEX}_price_registered_desc`, 'products_en-us_ungrouped']),
    });
    const declared = new Set(primary.attributesForFaceting?.map((one) => one.replace(/^\w+\((.+)\)$/, '$1')));
    const { body } = await service.query(INDEX, { facets: ['*'] });
    const missing = Object.keys(body['facets'] as object).filter((name) => !declared.has(name));
    expect(missing).toEqual([]);
    expect(primary.attributesForFaceting).toContain('searchable(attributes.BRAND)');
    const dearest = await client().getSettings({ indexName: 'products_en-us_ungrouped_price_guest_desc' });
    expect(dearest).toMatchObject({ primary: INDEX, distinct: false });
    expect(dearest.ranking?.[0]).toBe('desc(sort.price.guest)');
  });

  it('tell synonyms of an index, rules there are none, and every index by its name [PLAT-02]', async () => {
    const synonyms = await client().searchSynonyms({
      indexName: INDEX,
      searchSynonymsParams: { hitsPerPage: 5, page: 0 },
    });
    expect(synonyms.hits).toHaveLength(5);
    expect(synonyms.nbHits).toBeGreaterThan(50);
    expect(synonyms.hits[0]).toMatchObject({
      type: 'synonym',
      synonyms: expect.arrayContaining(['sunglasses', 'shades']),
    });
    const all = await client().searchSynonyms({ indexName: INDEX, searchSynonymsParams: { hitsPerPage: 1000 } });
    expect(new Set(all.hits.map(({ objectID }) => objectID)).size).toBe(all.nbHits);
    expect((await client().searchRules({ indexName: INDEX })).nbHits).toBe(0);
    const { items } = await client().listIndices();
    expect(items).toHaveLength(3 * 18);
    expect(items).toContainEqual({ name: 'products_en-gb_ungrouped', entries: 10, primary: 'products_en-gb_grouped' });
    for (const { name } of items) expect((await service.query(name, {})).status).toBe(200);
  });

  it('are refused with another key, for an index that is not there, and for what is not served [PLAT-04] [PLAT-08]', async () => {
    await expect(client('search-demo').getSettings({ indexName: INDEX })).rejects.toMatchObject({ status: 403 });
    await expect(client().getSettings({ indexName: 'products_xx_grouped' })).rejects.toMatchObject({ status: 404 });
    const browse = (body: object) =>
      app.inject({
        method: 'POST',
        url: `/1/indexes/${INDEX}/browse`,
        headers: { 'x-algolia-api-key': KEY },
        payload: JSON.stringify(body),
      });
    const forged = Buffer.from(JSON.stringify({ version, asked: { facets: ['*'] }, hitsPerPage: 1e9, from: 0 }));
    for (const body of [
      { facets: ['*'] },
      { hitsPerPage: 1001 },
      { cursor: 'x' },
      { cursor: forged.toString('base64url') },
    ])
      expect((await browse(body)).json()).toEqual({ status: 400, message: expect.any(String) });
    const writing = {
      method: 'PUT',
      url: `/1/indexes/${INDEX}/settings`,
      headers: { 'x-algolia-api-key': KEY },
    } as const;
    expect((await app.inject({ ...writing, payload: '{}' })).statusCode).toBe(400);
  });

  it('begin again where the index has changed between two runs [PLAT-02]', async () => {
    const first = await client().browse({ indexName: INDEX, browseParams: { hitsPerPage: 4 } });
    version = '2';
    await service.rebuild();
    const next = client().browse({ indexName: INDEX, browseParams: { cursor: first.cursor ?? '' } });
    await expect(next).rejects.toMatchObject({ status: 400, message: expect.stringContaining('begin again') });
  });
});
