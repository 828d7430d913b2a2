import type { SearchCatalogue } from './catalogue';
import { catalogueRecords } from './testing/catalogueRecords';
import type { NotedQuery } from './protocol/indexTarget';
import { createSearchService, type SearchServiceOptions } from './searchService';
import { smallCatalogue } from './testing/smallCatalogue';
import { syntheticCatalogue } from './testing/syntheticCatalogue';

interface Result {
  readonly hits: readonly Record<string, unknown>[];
  readonly nbHits: number;
  readonly facets?: Record<string, Record<string, number>>;
  readonly facets_stats?: Record<string, { readonly max: number }>;
}

async function service(changes: Partial<SearchServiceOptions> = {}) {
  const created = createSearchService({
    loadCatalogue: async () => smallCatalogue(),
    resolveRecord: catalogueRecords(smallCatalogue()),
    clock: () => 1_764_288_000_000,
    ...changes,
  });
  await created.rebuild();
  return created;
}

async function ask(name: string, request: object): Promise<Result> {
  const { status, body } = await (await service()).query(name, request);
  expect(status).toBe(200);
  return body as unknown as Result;
}

const values = (result: Result, field: string) => result.hits.map((hit) => hit[field]);

describe('the search service', () => {
  it('sorts by the name of the index, with the price of the segment and store [PLP-08]', async () => {
    const cheapest = await ask('products_en-us_grouped_price_guest_asc', { hitsPerPage: 2 });
    expect(values(cheapest, 'x_groupkey')).toEqual(['0SO7700', '0SO7800']);
    const dearest = await ask('products_it-it_grouped_price_registered_desc', { hitsPerPage: 1 });
    expect(dearest.hits[0]).toMatchObject({ x_groupkey: '0VE1300', sort: { price: { guest: 189, registered: 94.5 } } });
    const forMembers = await ask('products_en-us_grouped_price_registered_asc', { hitsPerPage: 2 });
    expect(values(forMembers, 'x_groupkey')).toEqual(['0NO4001S', '0SO7700']);
    const newest = await ask('products_en-us_ungrouped_new_desc', { hitsPerPage: 1 });
    expect(values(newest, 'partnumberId')).toEqual(['0NO4001S-901']);
  });

  it('narrows by the price of a segment, and tells its lowest and highest [PLP-03] [CAT-07]', async () => {
    const range = async (segment: string) => {
      const attribute = `sort.price.${segment}`;
      const all = await ask('products_it-it_grouped', { facets: [attribute], hitsPerPage: 0 });
      const below = await ask('products_it-it_grouped', { numericFilters: [`${attribute}<=95`], hitsPerPage: 50 });
      return { max: all.facets_stats?.[attribute]?.max, found: values(below, 'x_groupkey') };
    };
    const [guest, registered] = await Promise.all([range('guest'), range('registered')]);
    expect([guest.max, registered.max]).toEqual([189, 94.5]);
    expect(guest.found).not.toContain('0VE1300');
    expect(registered.found).toContain('0VE1300');
  });

  it('narrows by what a store shows as reduced to guests and to members [SRCH-05] [CAT-06]', async () => {
    const reduced = async (locale: string, segment: string) => {
      const facetFilters = [[`reduced.${segment}:true`]];
      const facets = ['attributes.BRAND'];
      const found = await ask(`products_${locale}_grouped`, { facetFilters, facets, hitsPerPage: 50 });
      return [found.nbHits, found.facets?.['attributes.BRAND'] ?? {}, found.hits[0]?.['reduced']];
    };
    expect(await reduced('en-us', 'guest')).toEqual([2, { Solenne: 2 }, { guest: true, registered: true }]);
    expect(await reduced('it-it', 'guest')).toEqual([0, {}, undefined]);
    expect((await reduced('it-it', 'registered'))[0]).toBe(7);
  });

  it('answers in the language and with the range of the locale', async () => {
    expect(values(await ask('products_it-it_grouped', { query: 'occhiali da sole rotondi' }), 'x_groupkey')).toEqual([
      '0NO4001S',
      '0SO7700',
    ]);
    expect((await ask('products_en-us_ungrouped', { query: 'green' })).nbHits).toBe(1);
    expect((await ask('products_en-gb_ungrouped', { query: 'green', typoTolerance: 'false' })).nbHits).toBe(0);
    const italian = await ask('products_it-it_grouped', {
      facets: ['attributes_translated.FRAME_SHAPE', 'attributes.FRAME_SHAPE'],
    });
    expect(italian.facets?.['attributes_translated.FRAME_SHAPE']).toEqual({
      Rotondo: 3,
      Quadrato: 2,
      'Cat Eye': 1,
      Ovale: 1,
    });
    expect(italian.facets?.['attributes.FRAME_SHAPE']).toEqual({ ROUND: 3, SQUARE: 2, CAT_EYE: 1, OVAL: 1 });
  });

  it('counts the levels from a section down to a brand in the words of the locale, and shows them [PLAT-02] [PLP-03]', async () => {
    const request = { facets: ['categories.lvl1'], facetFilters: ['categories.lvl0:sun'], hitsPerPage: 1 };
    const found = await ask('products_it-it_grouped', request);
    expect(found.facets).toEqual({ 'categories.lvl1': { 'sun > Rotondo': 2, 'sun > Ovale': 1, 'sun > Quadrato': 1 } });
    const round = { lvl0: 'sun', lvl1: 'sun > Rotondo', lvl2: 'sun > Rotondo > Norvane' };
    expect(found.hits[0]).toMatchObject({ categories: round });
    expect((await ask('products_it-it_grouped', { filters: `categories.lvl2:"${round.lvl2}"` })).nbHits).toBe(1);
  });

  it('finds items by their code and ranks the colour below the model name [SRCH-02]', async () => {
    expect(values(await ask('products_en-us_ungrouped', { query: '2900000000010' }), 'partnumberId')).toEqual([
      '0NO4002S-901',
    ]);
    const black = await ask('products_en-us_ungrouped', { query: 'black' });
    expect(values(black, 'partnumberId')[0]).toBe('0SO7800-901');
    expect(black.nbHits).toBe(5);
  });

  it('suggests first what is searched most, in whole words and in its own spelling, then what finds most [SRCH-01] [SRCH-07]', async () => {
    const asked = await service();
    const index = 'products_en-us_query_suggestions';
    const phrases = async (query: string) =>
      ((await asked.query(index, { query, hitsPerPage: 50 })).body as unknown as Result).hits.map(
        (hit) => hit['query'],
      );
    const before = await phrases('');
    await asked.useSearched(
      new Map([
        [
          'en-us',
          [
            { query: 'gold and round', searches: 9 },
            { query: 'VELLINO', searches: 8 },
            { query: 'vellin', searches: 7 },
            { query: 'nothing known', searches: 6 },
          ],
        ],
      ]),
    );
    const after = await phrases('');
    expect(after.slice(0, 2)).toEqual(['gold and round', 'vellino']);
    expect(after.slice(2)).toEqual(before.filter((phrase) => phrase !== 'vellino').slice(0, after.length - 2));
    expect(await phrases('gold r')).toEqual(['gold and round']);
    await asked.rebuild();
    expect((await phrases(''))[0]).toBe('gold and round');
    await asked.useSearched(new Map());
    expect(await phrases('')).toEqual(before);
  });

  it('tells of answers that got a query id, with what counts as a search of its own [SRCH-07]', async () => {
    const noted: NotedQuery[] = [];
    const asked = await service({ noteQuery: (one) => noted.push(one) });
    const index = 'products_en-us_grouped';
    const ask = (request: object, name = index) =>
      asked.query(name, { clickAnalytics: true, query: 'round', ...request });
    const { body } = await ask({ query: 'round monocle' });
    expect(noted).toEqual([
      {
        queryId: body['queryID'],
        locale: 'en-us',
        query: 'round monocle',
        hits: 4,
        leftOut: 'monocle',
        isCounted: true,
      },
    ]);
    for (const request of [{ analytics: false }, { page: 1 }, { filters: 'type:sun' }]) await ask(request);
    await ask({}, 'products_en-us_grouped_price_guest_asc');
    expect(noted.slice(1).map(({ isCounted }) => isCounted)).toEqual([false, false, false, false]);
    await ask({ query: ' ' });
    await ask({ clickAnalytics: false });
    await ask({}, 'products_en-us_query_suggestions');
    expect(noted).toHaveLength(5);
  });

  it('marks the words that it left out to find something, unless none may be [SRCH-02]', async () => {
    const query = '<waterproof> black';
    const relaxed = await ask('products_en-us_ungrouped', { query });
    expect(relaxed).toMatchObject({ nbHits: 5, queryAfterRemoval: '&lt;<em>waterproof</em>&gt; black' });
    const strict = await ask('products_en-us_ungrouped', { query, removeWordsIfNoResults: 'none' });
    expect(strict.nbHits).toBe(0);
    expect(strict).not.toHaveProperty('queryAfterRemoval');
  });

  it('knows the English words for colours in another language too [SRCH-06]', async () => {
    const query = 'black rotondo';
    const found = await ask('products_it-it_ungrouped', { query });
    expect(found).not.toHaveProperty('queryAfterRemoval');
    expect(found.nbHits).toBeGreaterThan(0);
    expect(found.nbHits).toBe((await ask('products_it-it_ungrouped', { query: 'nero rotondo' })).nbHits);
  });

  it.each([
    ['it-it', 'sunglasses', 'occhiali da sole'],
    ['it-it', 'Sonnenbrille', 'occhiali da sole'],
    ['en-us', 'gafas de sol', 'sunglasses'],
    ['en-us', 'óculos', 'glasses'],
  ])('knows in %s that %s are %s [SRCH-06]', async (locale, foreign, own) => {
    const index = `products_${locale}_ungrouped`;
    const found = await ask(index, { query: foreign });
    expect(found).not.toHaveProperty('queryAfterRemoval');
    expect(found.nbHits).toBeGreaterThan(0);
    expect(found.nbHits).toBe((await ask(index, { query: own })).nbHits);
  });

  it('groups or not as distinct says', async () => {
    expect((await ask('products_en-us_grouped', {})).nbHits).toBe(7);
    expect((await ask('products_en-us_grouped', { distinct: false })).nbHits).toBe(11);
    expect((await ask('products_en-us_ungrouped', { params: 'distinct=true' })).nbHits).toBe(7);
  });

  it('suggests queries that find something, with their hits [SRCH-01]', async () => {
    const { hits } = await ask('products_en-us_query_suggestions', { query: 'rou', hitsPerPage: 4 });
    expect(hits[0]).toMatchObject({
      objectID: 'round sunglasses',
      query: 'round sunglasses',
      nb_words: 2,
      popularity: 2,
      'products_en-us_grouped': {
        exact_nb_hits: 2,
        facets: {
          exact_matches: {
            'attributes.BRAND': [
              { value: 'Norvane', count: 1 },
              { value: 'Solenne', count: 1 },
            ],
          },
        },
      },
      _highlightResult: { query: { value: '<em>rou</em>nd sunglasses', matchLevel: 'full' } },
    });
    const italian = await ask('products_it-it_query_suggestions', { query: 'occhiali da sole rot' });
    expect(values(italian, 'query')).toEqual(['occhiali da sole rotondi']);
  });

  it('finds content by title and text and completes titles [SRCH-02]', async () => {
    const found = await ask('cms_en-us_contents', { query: 'sunglases', attributesToSnippet: ['text:4'] });
    expect(values(found, 'objectID')).toEqual(['returns']);
    expect(found.hits[0]?.['_snippetResult']).toMatchObject({
      text: { value: 'Send unworn <em>sunglasses</em> back …' },
    });
    expect(values(await ask('cms_en-us_suggestions', { query: 'fin' }), 'query')).toEqual(['Find your frame size']);
    expect((await ask('cms_it-it_contents', { query: 'rimborso' })).nbHits).toBe(1);
  });

  it('answers hits from a place on, and says so instead of a page [PLP-05]', async () => {
    const all = values(await ask('products_en-us_grouped', {}), 'x_groupkey');
    const some = await ask('products_en-us_grouped', { offset: 2, length: 3 });
    expect(values(some, 'x_groupkey')).toEqual(all.slice(2, 5));
    expect(some).toMatchObject({ offset: 2, length: 3, nbHits: 7 });
    for (const field of ['page', 'nbPages', 'hitsPerPage']) expect(some).not.toHaveProperty(field);
    expect(await ask('products_en-us_grouped', { offset: 6, hitsPerPage: 4, page: 0 })).toMatchObject({
      offset: 6,
      length: 4,
      hits: [{ x_groupkey: all[6] }],
    });
    expect((await ask('products_en-us_grouped', { offset: 2 ** 31 - 1 })).hits).toEqual([]);
  });

  it('finds what lacks optional words too, and says how many it has [SRCH-02]', async () => {
    const query = { query: 'norvane gold', optionalWords: 'gold', getRankingInfo: true };
    const { hits } = await ask('products_en-us_ungrouped', query);
    expect(hits.map((hit) => hit['x_groupkey'])).toEqual(['0NO4001S', '0NO4001S', '0NO4001S', '0NO4002S']);
    expect(hits.map((hit) => (hit['_rankingInfo'] as { words: number }).words)).toEqual([2, 1, 1, 1]);
    const { facetQuery } = await service();
    const asked = { facetQuery: '', query: 'norvane gold' };
    const counts = async (more: object) =>
      (await facetQuery('products_en-us_ungrouped', 'attributes.FRONT_COLOR', { ...asked, ...more })).body;
    expect(await counts({})).toMatchObject({ facetHits: [{ value: 'GOLD', count: 1 }] });
    expect(await counts({ optionalWords: ['gold'] })).toMatchObject({ facetHits: [{ count: 2 }, {}, {}] });
  });

  it('refuses bad parameters with 400 and says which', async () => {
    const { query } = await service();
    const refusals: [object | string, string][] = [
      [{ hitsPerPage: 1001 }, 'hitsPerPage'],
      [{ page: -1 }, 'page'],
      [{ query: 'round '.repeat(833) }, 'query'],
      [{ filters: 'a:1 AND' }, 'filters'],
      [{ numericFilters: ['price'] }, 'numericFilters'],
      [{ params: 'facetFilters=%5B%22a' }, 'facetFilters'],
      [{ userToken: 'a b' }, 'userToken'],
      [{ length: 3 }, 'length'],
      [{ offset: 3, page: 1 }, 'offset'],
      ['[1]', 'object'],
    ];
    for (const [body, part] of refusals) {
      expect(await query('products_en-us_grouped', body)).toMatchObject({
        status: 400,
        body: { status: 400, message: expect.stringContaining(part) },
      });
    }
  });

  it('answers page ten thousand, unknown facets and scripts without harm [SRCH-02] [PLP-05]', async () => {
    const { hits, nbHits } = await ask('products_en-us_grouped', { page: 10_000, hitsPerPage: 18 });
    expect([hits, nbHits]).toEqual([[], 7]);
    const unknown = await ask('products_en-us_grouped', { facets: ['attributes.NOBODY', 'type'] });
    expect(Object.keys(unknown.facets ?? {})).toEqual(['type']);
    expect((await ask('products_en-us_grouped', { facetFilters: ['attributes.NOBODY:x'] })).nbHits).toBe(0);
    const script = await ask('products_en-us_grouped', { query: '<script>norvane</script>', typoTolerance: 'false' });
    expect(JSON.stringify(script.hits)).not.toContain('<script>');
    const facet = await (
      await service()
    ).facetQuery('products_en-us_grouped', 'attributes.NOBODY', { facetQuery: 'a' });
    expect(facet.status).toBe(400);
  });

  it('keeps answering from the old index until the new one is complete, and swaps it at once', async () => {
    let next: SearchCatalogue | undefined;
    const running = await service({ loadCatalogue: async () => next ?? smallCatalogue('1') });
    const larger = syntheticCatalogue(3000, ['en-us']);
    const seenWhileBuilding = new Set<string | undefined>();
    const stores = larger.stores.map((store) => ({
      ...store,
      offer: (index: number) => {
        seenWhileBuilding.add(running.version());
        return store.offer(index);
      },
    }));
    next = { ...larger, stores };
    const rebuilding = running.rebuild();
    expect(running.rebuild()).toBe(rebuilding);
    expect((await running.query('products_en-us_ungrouped', {})).body).toMatchObject({ nbHits: 11 });
    await rebuilding;
    expect([...seenWhileBuilding]).toEqual(['1']);
    expect(running.version()).toBe('3000-1');
    expect((await running.query('products_en-us_ungrouped', {})).body).toMatchObject({ nbHits: 2918 });
  });

  it('stays on the old index when loading fails', async () => {
    let broken = false;
    const running = await service({
      loadCatalogue: async () => (broken ? Promise.reject(new Error('down')) : smallCatalogue()),
    });
    broken = true;
    await expect(running.rebuild()).rejects.toThrow('down');
    expect(running.version()).toBe('1');
    broken = false;
    await running.rebuild();
  });

  it('hands valid events about products on, with the locale of their index [SRCH-03]', async () => {
    const kept: unknown[] = [];
    const running = await service({ keepEvents: (events) => void kept.push(...events) });
    const seen = { eventType: 'view', eventName: 'Seen', userToken: 't', objectIDs: ['a'] };
    const event = { ...seen, index: 'products_it-it_ungrouped_price_guest_asc' };
    const others = ['products_en-us_query_suggestions', 'somewhere'].map((index) => ({ ...seen, index }));
    expect(await running.events({ events: [event, ...others] })).toMatchObject({ status: 200 });
    expect(kept).toEqual([{ ...event, locale: 'it-it' }]);
  });
});
