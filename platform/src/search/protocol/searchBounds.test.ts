import { readFileSync } from 'node:fs';
import path from 'node:path';

import { catalogueRecords } from '../catalogueRecord';
import { createSearchService } from '../searchService';
import { smallCatalogue } from '../testing/smallCatalogue';
import { BODY_BYTES, CALL, EVENTS, FILTER, HIGHEST_NUMBERS, LISTS, SNIPPET_WORDS, TEXT_LENGTHS } from './searchBounds';

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

/** Calls that lie within a bound, and the same calls one step beyond it. */
const edges: [what: string, within: object[], beyond: object[]][] = [
  ...Object.entries(TEXT_LENGTHS)
    .filter(([name]) => name !== 'filters')
    .map(([name, most]): [string, object[], object[]] => [
      name,
      [{ [name]: long(most) }],
      [{ [name]: long(most + 1) }],
    ]),
  ...Object.entries(HIGHEST_NUMBERS).map(([name, most]): [string, object[], object[]] => [
    name,
    [{ [name]: most }],
    [{ [name]: most + 1 }],
  ]),
  ...Object.entries(LISTS).flatMap(([name, { entries, length }]): [string, object[], object[]][] => {
    const entry = name === 'numericFilters' ? 'price>1' : 'a:b';
    return [
      [`entries of ${name}`, [{ [name]: many(entries, entry) }], [{ [name]: many(entries + 1, entry) }]],
      [
        `an entry of ${name}`,
        [{ [name]: [entry.replace(/^./, long(length - entry.length + 1))] }],
        [{ [name]: [entry.replace(/^./, long(length - entry.length + 2))] }],
      ],
    ];
  }),
  [
    'the length of filters',
    [{ filters: `a:${long(TEXT_LENGTHS.filters - 2)}` }],
    [{ filters: `a:${long(TEXT_LENGTHS.filters)}` }],
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
    const lists = Object.entries(LISTS).map(([name, { entries, length }]) => [
      name,
      `${entries} entries of ${length} characters`,
    ]);
    const rows = [
      ...Object.entries(TEXT_LENGTHS).map(([name, most]) => [name, `${most} characters`]),
      ...Object.entries(HIGHEST_NUMBERS).map(([name, most]) => [name, String(most)]),
      ...lists,
    ].map(([name, most]) => `| \`${name}\` | ${most} |`);
    for (const row of rows) expect(text).toContain(row);
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
