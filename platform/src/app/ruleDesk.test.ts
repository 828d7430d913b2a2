import { algoliasearch } from 'algoliasearch';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import { migrate, testClock } from '../kernel';
import type { OpenDatabase } from '../kernel';
import { createMerchandisingModule } from '../modules/merchandising';
import type { Shelf } from '../modules/merchandising';
import { listChanges, listRules } from '../modules/merchandising/merchandising.repository';
import { createSearchService, searchRoutes } from '../search';
import { catalogueRecords } from '../search/testing/catalogueRecords';
import { smallCatalogue } from '../search/testing/smallCatalogue';
import { openTestDatabase } from '../testing/testDatabase';
import { noReports } from '../testing/testShelf';
import { createLiveRules } from './liveRules';
import { createMerchandisingShelf } from './merchandisingShelf';
import { createRuleDesk } from './ruleDesk';

const INDEX = 'products_en-us_grouped';
const KEY = 'admin-demo';
const ROUND = [{ pattern: 'round', anchoring: 'is' as const }];
const id = (partNumber: string) => `${partNumber}_10801`;

describe('rules written by calls of the search protocol', () => {
  let database: OpenDatabase;
  let app: FastifyInstance;
  let port: number;
  const clock = testClock('2026-11-21T10:00:00.000Z');

  beforeAll(async () => {
    database = await openTestDatabase();
    shelf = {
      ...createMerchandisingShelf(() => service, { snapshot: () => Promise.reject(new Error('not asked')) }),
      listings: async () => [{ path: '/sunglasses', name: 'Sunglasses', filters: '' }],
    };
    const module = createMerchandisingModule({
      db: database.db,
      clock,
      shelf,
      reports: noReports,
      operationsToken: undefined,
      isSecure: false,
    });
    await migrate(database.db, [module.migrations]);
    const desk = createRuleDesk(module.service, shelf, () => rules.look());
    const service = createSearchService({
      loadCatalogue: async () => smallCatalogue(),
      resolveRecord: catalogueRecords(smallCatalogue()),
      clock: () => clock.now().getTime(),
      desk,
    });
    const rules = createLiveRules(module.service, service);
    await service.rebuild();
    app = Fastify();
    await app.register(searchRoutes, { service, adminKey: KEY });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const address = app.server.address();
    port = typeof address === 'object' && address ? address.port : 0;
    merchandising = module;
  });
  let shelf: Shelf;
  let merchandising: ReturnType<typeof createMerchandisingModule>;
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  beforeEach(async () => {
    await client().clearRules({ indexName: INDEX });
    await client().clearSynonyms({ indexName: INDEX });
    await sql`truncate merchandising_rules, merchandising_publications, merchandising_changes`.execute(database.db);
  });

  const client = (key = KEY) =>
    algoliasearch('SIGHTLINE', key, { hosts: [{ url: `127.0.0.1:${port}`, accept: 'readWrite', protocol: 'http' }] });
  const ask = async (query: string, indexName = INDEX) => {
    const { results } = await client().search<{ x_groupkey: string }>({ requests: [{ indexName, query }] });
    return results[0] as {
      hits: { x_groupkey: string }[];
      userData?: unknown;
      renderingContent?: unknown;
      appliedRules?: unknown;
    };
  };
  const models = async (query: string) => (await ask(query)).hits.map((hit) => hit.x_groupkey);
  const all = {
    objectID: 'round-week',
    conditions: ROUND,
    consequence: {
      promote: [{ objectID: id('0VE1200-902'), position: 0 }],
      hide: [{ objectID: id('0NO4001S-901') }],
      params: { optionalFilters: ['attributes.BRAND:Solenne'], renderingContent: { redirect: { url: '/faq' } } },
      userData: { look: 'summer', weight: 3 },
    },
    enabled: true,
  };

  it('count when the call is answered, and are told as they were written [SRCH-07] [PLAT-02]', async () => {
    const { taskID } = await client().saveRule({ indexName: INDEX, objectID: 'round-week', rule: all });
    await client().waitForTask({ indexName: INDEX, taskID });
    expect(await models('round')).toEqual(['0VE1200', '0SO7700', '0VE1300', '0AM5100']);
    expect(await ask('round')).toMatchObject({
      userData: [{ look: 'summer', weight: 3 }],
      renderingContent: { redirect: { url: '/faq' } },
      appliedRules: [{ objectID: 'round-week' }],
    });
    expect(await shelf.show({ locale: 'en-us', words: 'round', listing: undefined })).toMatchObject({
      banners: [],
      data: ['{"look":"summer","weight":3}'],
      redirect: '/faq',
    });
    expect(await client().getRule({ indexName: INDEX, objectID: 'round-week' })).toEqual(all);
    expect((await client().searchRules({ indexName: `${INDEX}_new_desc` })).hits).toEqual([all]);
    expect((await client().searchRules({ indexName: 'products_it-it_grouped' })).nbHits).toBe(0);
  });

  it('stand among those of the merchandisers, with who and when, and can be taken back there [SRCH-07]', async () => {
    await merchandising.service.add('en-us', { kind: 'synonyms', phrases: ['a', 'b'], from: null }, 'Ann');
    await client().saveRule({ indexName: INDEX, objectID: 'round-week', rule: all });
    const rules = await listRules(database.db, 'en-us');
    expect(rules.map(({ changed_by: by, published }) => [by, published !== null])).toEqual([
      ['Ann', false],
      ...Array.from({ length: 5 }, () => ['Search admin key', true]),
    ]);
    const changes = await listChanges(database.db, 'en-us', 50);
    expect(changes[0]).toMatchObject({ author: 'Search admin key', action: 'published', changed_at: clock.now() });
    await merchandising.service.undo(changes[0]?.publication_id ?? '', 'Ann');
    expect((await merchandising.service.published()).book.rules).toEqual([]);
  });

  it('are changed, taken away and replaced by their ids; what says the same changes nothing [SRCH-07]', async () => {
    const pin = (objectID: string, partNumber: string) => ({
      objectID,
      conditions: ROUND,
      consequence: { promote: [{ objectIDs: [id(partNumber)], position: 0 }] },
    });
    await client().saveRules({ indexName: INDEX, rules: [all, pin('other', '0VE1300-901')] });
    await client().saveRule({ indexName: INDEX, objectID: 'round-week', rule: pin('round-week', '0SO7700-901') });
    expect((await client().searchRules({ indexName: INDEX })).hits).toMatchObject([
      { objectID: 'round-week', consequence: { promote: [{ objectID: id('0SO7700-901'), position: 0 }] } },
      { objectID: 'other' },
    ]);
    const before = (await listChanges(database.db, 'en-us', 50)).length;
    await client().saveRule({ indexName: INDEX, objectID: 'other', rule: pin('other', '0VE1300-901') });
    expect(await listChanges(database.db, 'en-us', 50)).toHaveLength(before);
    await client().deleteRule({ indexName: INDEX, objectID: 'round-week' });
    await client().deleteRule({ indexName: INDEX, objectID: 'never-there' });
    expect(await models('round')).toEqual(['0VE1300', '0NO4001S', '0SO7700', '0AM5100']);
    await client().saveRules({ indexName: INDEX, rules: [pin('last', '0AM5100-901')], clearExistingRules: true });
    expect((await client().searchRules({ indexName: INDEX })).hits).toMatchObject([{ objectID: 'last' }]);
    await client().clearRules({ indexName: INDEX });
    expect((await client().searchRules({ indexName: INDEX })).nbHits).toBe(0);
  });

  it('are about words of one locale too, beside those of the index [SRCH-07] [PLAT-02]', async () => {
    const { nbHits } = await client().searchSynonyms({ indexName: INDEX });
    await client().saveSynonyms({
      indexName: INDEX,
      synonymHit: [
        { objectID: 'sweets', type: 'synonym', synonyms: ['lollipop', 'round'] },
        { objectID: 'fifties', type: 'onewaysynonym', input: 'fifties', synonyms: ['cat eye'] },
      ],
    });
    expect(await models('fifties')).toEqual(['0VE1200']);
    expect(await models('lollipop')).toHaveLength(4);
    expect((await client().searchSynonyms({ indexName: INDEX })).nbHits).toBe((nbHits ?? 0) + 2);
    expect(await client().getSynonym({ indexName: INDEX, objectID: 'fifties' })).toMatchObject({ input: 'fifties' });
    await client().deleteSynonym({ indexName: INDEX, objectID: 'sweets' });
    expect(await models('lollipop')).toEqual([]);
  });

  it('of the merchandisers are known by their numbers, which no other rule may take [SRCH-07]', async () => {
    const number = await merchandising.service.add(
      'en-us',
      {
        kind: 'steering',
        when: { words: { text: 'square', how: 'contains' } },
        consequence: { kind: 'redirect', url: '/faq' },
      },
      'Ann',
    );
    await merchandising.service.publish('en-us', 'Ann');
    const rule = { conditions: ROUND, consequence: { userData: { a: 1 } } };
    await client().saveRule({ indexName: INDEX, objectID: number, rule: { objectID: number, ...rule } });
    expect(await client().getRule({ indexName: INDEX, objectID: number })).toMatchObject(rule);
    const taken = client().saveRule({ indexName: INDEX, objectID: '999', rule: { objectID: '999', ...rule } });
    await expect(taken).rejects.toMatchObject({ status: 400 });
  });

  it.each([
    ['a condition by facets', { conditions: [{ filters: 'type:sun' }] }],
    ['another anchoring', { conditions: [{ pattern: 'a', anchoring: 'startsWith' }] }],
    ['two conditions', { conditions: [...ROUND, ...ROUND] }],
    ['a facet in braces', { conditions: [{ pattern: '{facet:type}', anchoring: 'is' }] }],
    ['no condition', { conditions: [] }],
    ['a list that is none', { conditions: [{ context: 'nowhere' }] }],
    ['a time', { validity: [{ from: 1, until: 2 }] }],
    ['not yet', { enabled: false }],
    ['other words', { consequence: { params: { query: 'square' } } }],
    ['no consequence', { consequence: {} }],
    ['an article that is none', { consequence: { promote: [{ objectID: id('GONE'), position: 0 }] } }],
    ['a place that is none', { consequence: { promote: [{ objectID: id('0VE1200-902'), position: -1 }] } }],
    ['a value that is none', { consequence: { params: { optionalFilters: ['attributes.BRAND:None'] } } }],
    ['another site', { consequence: { params: { renderingContent: { redirect: { url: 'https://a.example' } } } } }],
    ['too much data', { consequence: { userData: { text: 'x'.repeat(3000) } } }],
    ['a name of its own', { objectID: 'a b' }],
  ])('are refused for what is not served, %s, and then none is written [PLAT-08]', async (_, wrong) => {
    const payload = JSON.stringify([
      { ...all, objectID: 'fine' },
      { ...all, ...wrong },
    ]);
    const headers = { 'x-algolia-api-key': KEY };
    const url = `/1/indexes/${INDEX}/rules/batch`;
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    expect([answer.statusCode, answer.json()]).toEqual([400, { status: 400, message: expect.any(String) }]);
    expect(await listRules(database.db, 'en-us')).toEqual([]);
  });

  it('want the key, the first index of the goods, and an address that says what the body says [PLAT-08]', async () => {
    const rule = { indexName: INDEX, objectID: 'round-week', rule: all };
    await expect(client('guess').saveRule(rule)).rejects.toMatchObject({ status: 403 });
    for (const [name, status] of [
      [`${INDEX}_new_desc`, 400],
      ['cms_en-us_contents', 400],
      ['nothing', 404],
    ] as const)
      await expect(client().saveRule({ ...rule, indexName: name })).rejects.toMatchObject({ status });
    await expect(client().saveRule({ ...rule, objectID: 'other' })).rejects.toMatchObject({ status: 400 });
    const headers = { 'x-algolia-api-key': KEY };
    for (const [method, url, payload] of [
      ['PUT', `/1/indexes/${INDEX}/rules/round-week?clear=true`, JSON.stringify(all)],
      ['PUT', `/1/indexes/${INDEX}/rules/round-week`, 'no json'],
      ['POST', `/1/indexes/${INDEX}/rules/batch`, '{}'],
      ['POST', `/1/indexes/${INDEX}/rules/batch`, JSON.stringify(Array.from({ length: 101 }, () => ({})))],
      ['POST', `/1/indexes/${INDEX}/rules/batch?clearExistingRules=maybe`, '[]'],
      ['POST', `/1/indexes/${INDEX}/synonyms/batch`, '[{"objectID":"a","type":"placeholder"}]'],
    ] as const)
      expect([url, (await app.inject({ method, url, headers, payload })).statusCode]).toEqual([url, 400]);
    expect(await listRules(database.db, 'en-us')).toEqual([]);
  });
});
