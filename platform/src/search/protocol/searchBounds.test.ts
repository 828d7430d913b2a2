import { readFileSync } from 'node:fs';
import path from 'node:path';

import { catalogueRecords } from '../testing/catalogueRecords';
import { createSearchService } from '../searchService';
import { smallCatalogue } from '../testing/smallCatalogue';
import type { Parameter } from './parameterForms';
import { BODY_BYTES, CALL, EVENTS, FILTER, SNIPPET_WORDS } from './searchBounds';
import { PARAMETERS } from './searchParameters';

const service = createSearchService({
  loadCatalogue: async () => smallCatalogue(),
  resolveRecord: catalogueRecords(smallCatalogue()),
  clock: () => 1_764_288_000_000,
});
const indexName = 'products_en-us_grouped';
beforeAll(() => service.rebuild());

const ask = (...requests: object[]) =>
  service.queries({ requests: requests.map((request) => ({ indexName, hitsPerPage: 1, ...request })) });
const long = (length: number) => 'x'.repeat(length);
const many = (entries: number, entry = 'attributes.BRAND:A') => Array.from({ length: entries }, () => entry);

type Edge = [what: string, within: object[], beyond: object[]];

/** What is said along with a parameter that means nothing alone. */
const beside = (name: string) => {
  if (name === 'relevancyStrictness') return { indexName: `${indexName}_price_guest_asc` };
  return name === 'length' ? { offset: 0 } : {};
};

/** What entries of a list may look like. */
const ENTRIES: Readonly<Record<string, string>> = {
  numericFilters: 'price>1',
  restrictSearchableAttributes: 'attributes.BRAND',
};

function edgesOf(name: string, parameter: Parameter): Edge[] {
  if (parameter.use === 'closed') return [];
  if (parameter.form === 'text') {
    return [[name, [{ [name]: long(parameter.most) }], [{ [name]: long(parameter.most + 1) }]]];
  }
  if (parameter.form === 'integer' || parameter.form === 'grouping') {
    return [[name, [{ ...beside(name), [name]: parameter.most }], [{ ...beside(name), [name]: parameter.most + 1 }]]];
  }
  if (parameter.form === 'token') return [[name, [{ [name]: long(129) }], [{ [name]: long(130) }]]];
  if (parameter.form !== 'texts' && parameter.form !== 'conditions') return [];
  const { entries, length } = parameter;
  const entry = ENTRIES[name] ?? 'a:b';
  const stretched = (wanted: number) => entry.replace(/^./, long(wanted - entry.length + 1));
  const edge: Edge = [`entries of ${name}`, [{ [name]: many(entries, entry) }], [{ [name]: many(entries + 1, entry) }]];
  // Of these only names that the index has are taken, and none is long.
  if (name === 'restrictSearchableAttributes') return [edge];
  return [edge, [`an entry of ${name}`, [{ [name]: [stretched(length)] }], [{ [name]: [stretched(length + 1)] }]]];
}

/** Calls that lie within a bound, and the same calls one step beyond it. */
const edges: Edge[] = [
  ...Object.entries(PARAMETERS)
    .filter(([name]) => name !== 'filters')
    .flatMap(([name, parameter]) => edgesOf(name, parameter)),
  [
    'the length of filters',
    [{ filters: `a:${long(PARAMETERS.filters.most - 2)}` }],
    [{ filters: `a:${long(PARAMETERS.filters.most)}` }],
  ],
  [
    'conditions of filters',
    [{ filters: many(FILTER.conditions, 'a:b').join(' OR ') }],
    [{ filters: many(FILTER.conditions + 1, 'a:b').join(' OR ') }],
  ],
  [
    'levels of filters',
    [{ filters: `${'('.repeat(FILTER.depth)}a:b${')'.repeat(FILTER.depth)}` }],
    [{ filters: `${'('.repeat(FILTER.depth + 1)}a:b${')'.repeat(FILTER.depth + 1)}` }],
  ],
  ['requests of a call', many(CALL.queries).map(() => ({})), many(CALL.queries + 1).map(() => ({}))],
  ['hits of a call', [{ hitsPerPage: 100 }, { hitsPerPage: 100 }], [{ hitsPerPage: 100 }, { hitsPerPage: 100 }, {}]],
  ['facets of a call', many(3).map(() => ({ facets: ['*'] })), many(4).map(() => ({ facets: ['*'] }))],
  [
    'conditions of a call',
    many(5).map(() => ({ facetFilters: many(300) })),
    many(6).map(() => ({ facetFilters: many(300) })),
  ],
  [
    'text of a call',
    ['a', 'b', 'c', 'd'].map((letter) => ({ query: letter.repeat(256) })),
    ['a', 'b', 'c', 'd', 'e'].map((letter) => ({ query: letter.repeat(256) })),
  ],
];

describe('the bounds of the search protocol', () => {
  it.each(edges)('hold for %s [PLAT-08]', async (_, within, beyond) => {
    expect((await ask(...within)).status).toBe(200);
    const refused = await ask(...beyond);
    expect(refused).toEqual({ status: 400, body: { status: 400, message: expect.stringMatching(/\d/) } });
  });

  it('count a text that several queries of an index share once [PLAT-08]', async () => {
    expect((await ask(...many(10).map(() => ({ query: long(256) })))).status).toBe(200);
  });

  it('hold for a query alone and inside url-encoded params too [PLAT-08]', async () => {
    const params = new URLSearchParams({ query: '', highlightPreTag: long(900_000) }).toString();
    expect((await service.query(indexName, { params })).status).toBe(400);
    expect((await service.facetQuery(indexName, 'attributes.BRAND', { highlightPreTag: long(65) })).status).toBe(400);
  });

  it('are what the documentation says [PLAT-08]', () => {
    const text = readFileSync(path.resolve(__dirname, '../../../../docs/reliability.md'), 'utf8');
    const sentences = [
      `${BODY_BYTES / 1024} kB of body`,
      `${FILTER.conditions} conditions, ${FILTER.depth} levels of`,
      `${SNIPPET_WORDS} words`,
      `${CALL.queries} queries`,
      `${CALL.hits} hits`,
      `${CALL.facets} facets`,
      `${CALL.conditions} conditions`,
      `${CALL.text} characters`,
      `${EVENTS.events} events`,
    ];
    for (const sentence of sentences) expect(text).toContain(sentence);
  });
});
