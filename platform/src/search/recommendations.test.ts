import { algoliasearch } from 'algoliasearch';
import Fastify, { type FastifyInstance } from 'fastify';

import { catalogueRecords } from './testing/catalogueRecords';
import type { RecommendFigures } from './recommend/recommendFigures';
import { searchRoutes } from './search.routes';
import { createSearchService } from './searchService';
import { smallCatalogue } from './testing/smallCatalogue';

const INDEX = 'products_en-us_grouped';
const ORDORA = '0NO4001S-901_10801';

/** The shelves of the small catalogue, and one good that the catalogue ties to Ordora. */
function catalogue() {
  const small = smallCatalogue();
  const products = small.products.map((product) => ({
    ...product,
    attributes: { ...product.attributes, LX_CANONICAL_CATEGORY: product.type },
  }));
  return { ...small, products };
}
const records = catalogueRecords(catalogue());
const TIED = '1030';

const figures: RecommendFigures = {
  orders: new Map([['0NO4001S', 10]]),
  together: new Map([
    [
      '0NO4001S',
      new Map([
        ['0SO7800', 5],
        ['0AM5100', 2],
      ]),
    ],
  ]),
  trend: new Map([
    ['0SO7700', 40],
    ['0VE1200', 10],
    ['0NO4002S', 20],
  ]),
};

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  const service = createSearchService({
    loadCatalogue: async () => catalogue(),
    resolveRecord: (product, locale) => {
      const record = records(product, locale);
      return record && { ...record, massoc: record.objectID === ORDORA ? [{ type: 'X-SELL', productId: TIED }] : [] };
    },
    clock: () => 0,
    figures: async () => figures,
  });
  await service.rebuild();
  app = Fastify();
  await app.register(searchRoutes, { service });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => app.close());

interface Hit {
  readonly x_groupkey?: string;
  readonly facetValue?: string;
  readonly _score: number;
}

/** Asked by the provider's own client. */
async function recommend(request: object): Promise<(readonly [name: string | undefined, score: number])[]> {
  const client = algoliasearch('SIGHTLINE', 'key').initRecommend({
    options: { hosts: [{ url: `127.0.0.1:${port}`, accept: 'readWrite', protocol: 'http' }] },
  });
  const requests = [{ indexName: INDEX, threshold: 0, ...request }] as Parameters<typeof client.getRecommendations>[0];
  const { results } = await client.getRecommendations(requests);
  const hits = (results[0]?.hits ?? []) as readonly Hit[];
  return hits.map(({ x_groupkey: model, facetValue, _score: score }) => [model ?? facetValue, score] as const);
}

describe('recommendations', () => {
  it('look similar by facts: of the same section, the most shared first, one of each other model [SRCH-05]', async () => {
    const similar = await recommend({ model: 'looking-similar', objectID: ORDORA });
    expect(similar.map(([model]) => model)).toEqual(['0SO7700', '0NO4002S']);
    const [first = ['', 0], second = ['', 0]] = similar;
    expect(first[1]).toBeGreaterThan(second[1]);
    expect(await recommend({ model: 'looking-similar', objectID: ORDORA, threshold: first[1] })).toEqual([first]);
  });

  it('are bought together by enough orders, and then what the catalogue ties to a good [SRCH-07] [PDP-07]', async () => {
    const request = { model: 'bought-together', objectID: ORDORA };
    // Two orders in common would tell of somebody’s own.
    expect(await recommend(request)).toEqual([
      ['0SO7800', 50],
      ['0VE1300', 100],
    ]);
    expect(await recommend({ ...request, threshold: 60 })).toEqual([['0VE1300', 100]]);
    const related = await recommend({ ...request, model: 'related-products' });
    expect(related.map(([model]) => model)).toEqual(['0SO7800', '0VE1300', '0SO7700', '0NO4002S']);
  });

  it('are what most is done with lately, in all or of one value, and values themselves [SRCH-07]', async () => {
    expect(await recommend({ model: 'trending-items' })).toEqual([
      ['0SO7700', 100],
      ['0NO4002S', 50],
      ['0VE1200', 25],
    ]);
    const norvane = { facetName: 'attributes.BRAND', facetValue: 'Norvane' };
    expect(await recommend({ model: 'trending-items', ...norvane })).toEqual([['0NO4002S', 50]]);
    expect(await recommend({ model: 'trending-facets', facetName: 'attributes.BRAND' })).toEqual([
      ['Solenne', 100],
      ['Norvane', 50],
      ['Vellino', 25],
    ]);
  });

  it('keep to filters, end at a number, and are filled up by best sellers where that is asked for [PLAT-08]', async () => {
    const queryParameters = { filters: 'NOT attributes.BRAND:Solenne' };
    expect(await recommend({ model: 'trending-items', queryParameters, maxRecommendations: 1 })).toEqual([
      ['0NO4002S', 50],
    ]);
    const fallbackParameters = { filters: 'type:sun' };
    const filled = await recommend({ model: 'bought-together', objectID: ORDORA, threshold: 100, fallbackParameters });
    expect(filled).toEqual([
      ['0VE1300', 100],
      ['0NO4002S', 0],
      ['0SO7700', 0],
      ['0SO7800', 0],
    ]);
  });

  it.each([
    [{ model: 'looking-similar' }, 'needs an objectID'],
    [{ model: 'trending-items', objectID: ORDORA }, 'takes no objectID'],
    [{ model: 'trending-items', facetName: 'attributes.BRAND' }, 'needs facetName and facetValue'],
    [{ model: 'trending-facets' }, 'needs a facetName'],
    [{ model: 'guessing' }, 'model must be one of'],
    [{ model: 'trending-items', threshold: 101 }, 'threshold'],
    [{ model: 'trending-items', maxRecommendations: 31 }, 'maxRecommendations'],
    [{ model: 'trending-items', queryParameters: { hitsPerPage: 3 } }, 'queryParameters takes no hitsPerPage'],
    [{ model: 'trending-items', userToken: 'a' }, 'Unknown parameter: userToken'],
    [{ model: 'looking-similar', objectID: 'nothing' }, 'ObjectID does not exist'],
  ])('are refused where the question is wrong: %j [PLAT-08]', async (request, message) => {
    await expect(recommend(request)).rejects.toMatchObject({ message: expect.stringContaining(message) });
  });
});
