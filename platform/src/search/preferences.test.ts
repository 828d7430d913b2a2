import { catalogueRecords } from './testing/catalogueRecords';
import { createSearchService } from './searchService';
import { smallCatalogue } from './testing/smallCatalogue';

const service = createSearchService({
  loadCatalogue: async () => smallCatalogue(),
  resolveRecord: catalogueRecords(smallCatalogue()),
  clock: () => 1_764_288_000_000,
});
beforeAll(() => service.rebuild());

const GOODS = 'products_en-us_grouped';

interface Found {
  readonly hits: readonly Record<string, unknown>[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly nbSortedHits?: number;
  readonly appliedRelevancyStrictness?: number;
  readonly facets?: Record<string, Record<string, number>>;
  readonly renderingContent: { readonly facetOrdering?: unknown };
}

const ask = async (asked: object, index = GOODS) => (await service.query(index, asked)).body as unknown as Found;
const models = async (asked: object, index = GOODS) => (await ask(asked, index)).hits.map((hit) => hit['x_groupkey']);
const refused = (part: string) => ({ status: 400, body: { status: 400, message: expect.stringContaining(part) } });

describe('optional filters', () => {
  it('put first what meets them and leave nothing out [PLAT-02]', async () => {
    expect(await models({ query: 'round' })).toEqual(['0VE1300', '0NO4001S', '0SO7700', '0AM5100']);
    const solenne = { query: 'round', optionalFilters: ['attributes.BRAND:Solenne'] };
    expect(await models(solenne)).toEqual(['0SO7700', '0VE1300', '0NO4001S', '0AM5100']);
    expect((await models({ optionalFilters: 'attributes.BRAND:Solenne', filters: 'type:sun' })).slice(0, 2)).toEqual([
      '0SO7700',
      '0SO7800',
    ]);
    const without = { query: 'round', optionalFilters: ['attributes.BRAND:-Vellino'] };
    expect((await models(without)).at(-1)).toBe('0VE1300');
  });

  it('add up what must hold together, and count the highest of alternatives [PLAT-02]', async () => {
    const scored = (optionalFilters: unknown) => models({ query: 'round', optionalFilters });
    const [solenne, ambra, sun] = ['attributes.BRAND:Solenne', 'attributes.BRAND:Ambra & Figli', 'type:sun'];
    expect((await scored([`${solenne}<score=2>`, `${ambra}<score=3>`])).slice(0, 2)).toEqual(['0AM5100', '0SO7700']);
    expect((await scored([`${solenne}<score=2>`, `${ambra}<score=3>`, `${sun}<score=2>`]))[0]).toBe('0SO7700');
    expect((await scored([[`${solenne}<score=2>`, `${sun}<score=2>`], `${ambra}<score=3>`]))[0]).toBe('0AM5100');
    const { hits } = await ask({ query: 'round', optionalFilters: [`${solenne}<score=7>`, sun], getRankingInfo: true });
    expect(hits[0]).toMatchObject({ x_groupkey: '0SO7700', _rankingInfo: { filters: 8 } });
  });

  it('decide after words and typos, and show the colour that meets them', async () => {
    const typo = { query: 'vellino', typoTolerance: 'true', optionalFilters: ['attributes.BRAND:Solenne'] };
    expect(await models(typo)).toEqual(['0VE1200', '0VE1300']);
    const more = { query: 'vellino round', optionalWords: ['vellino'], optionalFilters: ['attributes.BRAND:Solenne'] };
    expect((await models(more)).slice(0, 2)).toEqual(['0VE1300', '0SO7700']);
    const { hits } = await ask({ query: 'norvane', optionalFilters: ['attributes.FRONT_COLOR:BLUE'] });
    expect(hits[0]).toMatchObject({ x_groupkey: '0NO4001S', attributes: { FRONT_COLOR: 'BLUE' } });
  });

  it('move nothing in an order by price, and are refused where they cannot be read', async () => {
    const byPrice = `${GOODS}_price_guest_asc`;
    const asked = { query: 'round', optionalFilters: ['attributes.BRAND:Vellino'] };
    expect(await models(asked, byPrice)).toEqual(await models({ query: 'round' }, byPrice));
    for (const wrong of [['price<3'], ['nothing'], [['type:sun', 'x']], [{ type: 'sun' }], Array(33).fill('type:sun')])
      expect(await service.query(GOODS, { optionalFilters: wrong })).toEqual(refused('optionalFilters'));
  });
});

describe('restricted searchable attributes', () => {
  it('are the only ones that words are looked for in [PLAT-02]', async () => {
    const brand = { restrictSearchableAttributes: ['attributes.BRAND'] };
    const name = { restrictSearchableAttributes: 'attributes.MODEL_NAME' };
    expect(await models({ query: 'round', ...brand })).toEqual([]);
    expect(await models({ query: 'round', ...name })).toEqual(['0VE1300']);
    expect(await models({ query: 'vellino', ...brand })).toEqual(['0VE1200', '0VE1300']);
    expect(await models({ query: 'velino', ...brand })).toEqual(['0VE1200', '0VE1300']);
    const shape = { restrictSearchableAttributes: ['words.shape', 'attributes_translated.FRAME_SHAPE'] };
    expect(await models({ query: 'rounds', ...shape })).toEqual(['0NO4001S', '0SO7700', '0AM5100']);
    expect(await models({ query: 'round' })).toContain('0VE1300');
    const pages = await ask({ query: 'sunglasses', restrictSearchableAttributes: ['title'] }, 'cms_en-us_contents');
    expect(pages.nbHits).toBe(0);
  });

  it('leave out a word that they do not have, and not one that they have', async () => {
    const asked = { query: 'vellino round', restrictSearchableAttributes: ['attributes.BRAND'] };
    expect(await ask(asked)).toMatchObject({ nbHits: 2, queryAfterRemoval: 'vellino <em>round</em>' });
  });

  it('hold for the values of a facet, and are refused where nothing is searched by that name [PLAT-08]', async () => {
    const restricted = { query: 'round', restrictSearchableAttributes: ['attributes.MODEL_NAME'] };
    const { body } = await service.facetQuery(GOODS, 'attributes.BRAND', restricted);
    expect(body).toMatchObject({ facetHits: [{ value: 'Vellino', count: 1 }] });
    for (const wrong of [['attributes.GENDER'], ['words.shape'], ['toString'], ['title']])
      expect(await service.query(GOODS, { restrictSearchableAttributes: wrong })).toEqual(
        refused('restrictSearchableAttributes'),
      );
  });
});

describe('relevancy strictness', () => {
  const BY_PRICE = `${GOODS}_price_guest_desc`;
  const asked = { query: 'vellino round', optionalWords: ['vellino'], facets: ['attributes.BRAND'] };

  it('leaves the less relevant out of an order, not out of the counts [PLAT-02]', async () => {
    const all = await ask({ ...asked, relevancyStrictness: 0 }, BY_PRICE);
    expect([all.nbHits, all.nbSortedHits, all.appliedRelevancyStrictness]).toEqual([4, 4, 0]);
    const strict = await ask({ ...asked, relevancyStrictness: 100, hitsPerPage: 1 }, BY_PRICE);
    expect([strict.nbHits, strict.nbSortedHits, strict.nbPages, strict.facets]).toEqual([4, 1, 1, all.facets]);
    expect(strict.hits).toMatchObject([{ x_groupkey: '0VE1300' }]);
    const looser = await ask({ ...asked, relevancyStrictness: 60 }, BY_PRICE);
    expect([looser.nbSortedHits, looser.appliedRelevancyStrictness]).toEqual([4, 60]);
  });

  it('is not said where it is not asked, counts all without words, and has no place in the order of relevance', async () => {
    expect(await ask(asked, BY_PRICE)).not.toHaveProperty('nbSortedHits');
    expect((await ask({ relevancyStrictness: 90 }, BY_PRICE)).nbSortedHits).toBe(7);
    expect(await service.query(GOODS, { relevancyStrictness: 90 })).toEqual(refused('relevancyStrictness'));
    expect(await service.query(BY_PRICE, { relevancyStrictness: 101 })).toEqual(refused('relevancyStrictness'));
  });
});

describe('rendering content', () => {
  const facets = ['attributes.BRAND'];

  it('says in which order facets are shown where facets are asked for [PLAT-02]', async () => {
    expect((await ask({ facets })).renderingContent).toMatchObject({
      facetOrdering: { facets: { order: expect.arrayContaining(['attributes_translated.BRAND']) } },
    });
    expect((await ask({})).renderingContent).toEqual({});
  });

  it('is what a query says instead, as an object or as text', async () => {
    const facetOrdering = {
      facets: { order: ['size', 'brand'], hide: ['type'] },
      values: { size: { order: ['S', 'M'], hide: ['XL'], sortRemainingBy: 'alpha' } },
    };
    for (const renderingContent of [{ facetOrdering }, JSON.stringify({ facetOrdering })])
      expect((await ask({ facets, renderingContent })).renderingContent).toEqual({ facetOrdering });
  });

  it('is refused where it says something else [PLAT-08]', async () => {
    const values = (value: unknown) => ({ facetOrdering: { values: { size: value } } });
    for (const wrong of [
      'text',
      { redirect: { url: '/' } },
      { facetOrdering: [] },
      { facetOrdering: { facets: { first: [] } } },
      { facetOrdering: { facets: { order: Array(101).fill('a') } } },
      values({ sortRemainingBy: 'size' }),
      values({ order: [1] }),
      { facetOrdering: { values: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`f${at}`, {}])) } },
    ])
      expect(await service.query(GOODS, { renderingContent: wrong })).toEqual({
        status: 400,
        body: { status: 400, message: expect.any(String) },
      });
  });
});
