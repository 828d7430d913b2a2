import { readFileSync } from 'node:fs';
import path from 'node:path';

import { catalogueRecords } from '../testing/catalogueRecords';
import { createSearchService } from '../searchService';
import { smallCatalogue } from '../testing/smallCatalogue';
import type { Form, Parameter } from './parameterForms';
import { CALL } from './searchBounds';
import { PARAMETERS } from './searchParameters';

const service = createSearchService({
  loadCatalogue: async () => smallCatalogue(),
  resolveRecord: catalogueRecords(smallCatalogue()),
  clock: () => 1_764_288_000_000,
});
const indexName = 'products_en-us_grouped';
beforeAll(() => service.rebuild());

const ask = (request: object) => service.query(indexName, request);
const askAll = (body: object) => service.queries(body);

const table: [name: string, parameter: Parameter][] = Object.entries(PARAMETERS);
const closed = table.flatMap(([name, parameter]) => (parameter.use === 'closed' ? [{ name, ...parameter }] : []));

/** What the documentation calls a form. */
function wordsOf(form: Form): string {
  if (form.form === 'text') return `text of ${form.most} characters`;
  if (form.form === 'integer') return `number from 0 to ${form.most}`;
  if (form.form === 'grouping') return `boolean, or number from 0 to ${form.most}`;
  if (form.form === 'choice') return form.choices.map((one) => `\`${one}\``).join(', ');
  if (form.form === 'texts') return `${form.entries} texts of ${form.length} characters`;
  if (form.form === 'conditions') return `${form.entries} conditions of ${form.length} characters`;
  if (form.form === 'point') return 'latitude, comma, longitude';
  if (form.form === 'radius') return `\`all\`, or number from 1 to ${form.most}`;
  if (form.form === 'precision')
    return `number from 1 to ${form.most}, or ${form.entries} ranges \`{ from, value }\` of such`;
  if (form.form === 'outlines') {
    const points = form.least === form.most ? `${form.least}` : `${form.least} to ${form.most}`;
    return `${form.entries} lists of ${points} points`;
  }
  if (form.form === 'rendering')
    return `\`facetOrdering\` of ${form.entries} facets, lists of ${form.entries} texts of ${form.length} characters`;
  if (form.form === 'token') return '1 to 129 letters, digits or `_=/+-`';
  return form.form === 'languages' ? '`true`, or a list with the language of the index' : 'boolean';
}

function rowOf([name, parameter]: (typeof table)[number]): string {
  if (parameter.use === 'served') return `| \`${name}\` | ${wordsOf(parameter)} |`;
  if (parameter.use === 'taken') return `| \`${name}\` | ${wordsOf(parameter)} | ${parameter.because} |`;
  return `| \`${name}\` | ${[...parameter.saying.map((one) => `\`${one}\``), '|'].join(' ')}`;
}

describe('a parameter of the protocol', () => {
  it.each(closed)('$name is refused by its name unless it says what is done anyway [PLAT-08]', async (parameter) => {
    const { name, saying } = parameter;
    for (const value of ['something else', 12_345, { some: 'thing' }, ['one'], '["one"]']) {
      const message = `The parameter ${name} is not served here`;
      expect(await ask({ [name]: value })).toEqual({
        status: 400,
        body: { status: 400, message: expect.stringContaining(message) },
      });
    }
    for (const value of ['', [], null, '[]', ...saying]) expect((await ask({ [name]: value })).status).toBe(200);
  });

  it('that the protocol does not know is refused by its name, wherever it stands [PLAT-08]', async () => {
    const refused = (part: string) => ({ status: 400, body: { status: 400, message: expect.stringContaining(part) } });
    expect(await ask({ hitsperpage: 3 })).toEqual(refused('Unknown parameter: hitsperpage'));
    expect(await ask({ params: 'query=a&tpyoTolerance=false' })).toEqual(refused('tpyoTolerance'));
    expect(await ask({ params: { toString: 'a' } })).toEqual(refused('toString'));
    expect(await ask({ constructor: 'a' })).toEqual(refused('constructor'));
    expect(await askAll({ requests: [{ indexName }, { indexName, unheardOf: true }] })).toEqual(refused('unheardOf'));
    expect(await askAll({ requests: [], apiKey: 'a' })).toEqual(refused('apiKey'));
    expect(await askAll({ requests: [], strategy: 'stopIfEnoughMatches' })).toEqual(refused('strategy'));
    expect(await askAll({ requests: [{ indexName, type: 'recommend' }] })).toEqual(refused('type'));
    expect(await askAll({ requests: [{ indexName, facet: 'attributes.BRAND' }] })).toEqual(refused('facet'));
    expect(await askAll({ requests: [{ indexName, type: 'facet' }] })).toEqual(refused('facet'));
  });

  it('that is taken without an effect is checked like the others [PLAT-08]', async () => {
    for (const wrong of [
      { analytics: 'perhaps' },
      { analyticsTags: [1] },
      { userToken: 'a b' },
      { ruleContexts: {} },
    ]) {
      const [name = ''] = Object.keys(wrong);
      expect(await ask(wrong)).toMatchObject({ status: 400, body: { message: expect.stringContaining(name) } });
    }
  });

  it('names the language of the index, or is refused', async () => {
    for (const value of [true, ['en'], 'it,en', '["en-GB"]', [], '']) {
      expect((await ask({ ignorePlurals: value })).status).toBe(200);
    }
    for (const value of [false, 'false', ['it'], 'xx']) {
      expect(await ask({ removeStopWords: value })).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining('removeStopWords must name the language of the index, en') },
      });
    }
    expect((await service.query('products_it-it_grouped', { queryLanguages: ['it'] })).status).toBe(200);
  });
});

describe('stock clients', () => {
  it('are answered with what InstantSearch sends: hits, a chosen facet, values of a facet, voice [PLAT-02]', async () => {
    const tags = { highlightPreTag: '__ais-highlight__', highlightPostTag: '__/ais-highlight__' };
    const state = { ...tags, query: '', page: 0, hitsPerPage: 20, maxValuesPerFacet: 20, userToken: 'anonymous-1a' };
    const chosen = { ...state, facetFilters: [['attributes.BRAND:Norvane']], clickAnalytics: true };
    const requests = [
      { indexName, ...chosen, facets: ['*'], ruleContexts: ['ais-brand-norvane'], relevancyStrictness: 0 },
      { indexName, ...state, hitsPerPage: 0, analytics: false, clickAnalytics: false, facets: 'attributes.BRAND' },
      { indexName, type: 'facet', facet: 'attributes.BRAND', ...chosen, facetQuery: 'n', maxFacetHits: 10 },
      {
        indexName,
        ...state,
        ignorePlurals: true,
        removeStopWords: true,
        queryLanguages: ['en'],
        optionalWords: 'round one',
      },
    ];
    const { status, body } = await askAll({ requests });
    expect([status, body]).toMatchObject([200, { results: [{ nbHits: 2 }, { nbHits: 7 }, { facetHits: [{}] }, {}] }]);
  });

  it('are answered with what Autocomplete sends [PLAT-02]', async () => {
    const tags = { highlightPreTag: '__aa-highlight__', highlightPostTag: '__/aa-highlight__' };
    const params = { hitsPerPage: 5, ...tags, clickAnalytics: true, userToken: 'anonymous-1a', analyticsTags: ['a'] };
    const { body } = await askAll({ requests: [{ indexName, query: 'norv', params }], strategy: 'none' });
    expect(body).toMatchObject({ results: [{ nbHits: 2, queryID: expect.any(String) }] });
  });
});

describe('the page about the protocol', () => {
  it('has one row for each parameter, and no other', () => {
    const page = readFileSync(path.resolve(__dirname, '../../../../docs/search-protocol.md'), 'utf8');
    expect(page).toContain(`| ${CALL.hits} records by their ids at most`);
    const [, chapter = ''] = page.split('\n## Parameters of a query\n');
    const rows = (chapter.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
    expect(rows.toSorted()).toEqual(table.map(rowOf).toSorted());
  });
});
