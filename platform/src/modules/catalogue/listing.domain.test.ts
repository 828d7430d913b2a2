import { storeById } from '../storeConfig';
import type { Dictionary } from './dictionary';
import { readFacet } from './facet.domain';
import { listProducts, type ListingQuery } from './listing.domain';
import { NOW, smallDictionary, smallSnapshot } from './smallCatalogue.fixture';

const store = storeById('10801');
if (!store) throw new Error('There is no store');

let dictionary: Dictionary;
beforeAll(async () => {
  dictionary = await smallDictionary();
});
const list = (query: Partial<ListingQuery> = {}, segment: 'Guest' | 'RegisteredUsers' = 'Guest') =>
  listProducts(
    smallSnapshot(dictionary),
    { facets: [], facetLimits: new Map(), limit: 10, offset: 0, ...query },
    { store, language: 'en', segment, now: NOW },
  );
const shape = (value: string) => `attributes.7.value.raw:"${value}"`;

describe('a listing [CAT-10]', () => {
  it('holds what has a price in the store, best sellers first, a page at a time', async () => {
    expect(await list()).toMatchObject({ ids: ['p1', 'p2', 'p3'], total: 3 });
    expect(await list({ limit: 1, offset: 1 })).toMatchObject({ ids: ['p2'], total: 3 });
    expect(await list({ offset: 3 })).toMatchObject({ ids: [], total: 3 });
  });

  it.each([
    ['1', ['p2', 'p1', 'p3']],
    ['2', ['p1', 'p2', 'p3']],
    ['3', ['p2', 'p3', 'p1']],
    ['4', ['p1', 'p3', 'p2']],
    ['5', ['p1', 'p2', 'p3']],
    ['9', ['p1', 'p2', 'p3']],
  ])('is sorted by %s as %j', async (orderBy, ids) => {
    expect((await list({ orderBy })).ids).toEqual(ids);
  });

  it('keeps the order of a search, but where another is asked for', async () => {
    expect((await list({ found: ['p3', 'gone', 'p1'] })).ids).toEqual(['p3', 'p1']);
    expect((await list({ found: ['p3', 'p1'], orderBy: '1' })).ids).toEqual(['p1', 'p3']);
  });

  it('is sorted and bounded by the price of whoever looks', async () => {
    expect((await list({ orderBy: '3' }, 'RegisteredUsers')).ids).toEqual(['p3', 'p2', 'p1']);
    expect((await list({ minMinor: 10_000, maxMinor: 20_000 })).ids).toEqual(['p2', 'p3']);
    expect((await list({ minMinor: 10_001, maxMinor: 19_999 })).ids).toEqual([]);
    expect((await list({ maxMinor: 9_999 }, 'RegisteredUsers')).ids).toEqual(['p3']);
  });

  it('holds what is in its category or brand, or below it', async () => {
    const ids = async (categoryId: string) => (await list({ categoryId })).ids;
    expect(await ids('sun')).toEqual(['p1', 'p2', 'p3']);
    expect(await ids('round')).toEqual(['p1']);
    expect(await ids('brands')).toEqual(['p1', 'p3']);
    expect(await ids('norvane')).toEqual(['p1', 'p3']);
    expect(await ids('nothing')).toEqual([]);
  });

  it('holds what has a word among its values, in capitals or not', async () => {
    expect((await list({ attributeKeyword: 'pant' })).ids).toEqual(['p2', 'p3']);
    expect((await list({ attributeKeyword: 'TRUE' })).ids).toEqual(['p2']);
  });

  it('takes values of a facet as alternatives and facets together, and counts each without its own choice', async () => {
    const facet = async (facets: readonly string[]) => {
      const { ids, facets: wire } = await list({ facets });
      const counted = wire.find(({ name }) => name === 'Shape')?.entry.map(({ label, count }) => `${label} ${count}`);
      return [ids, counted];
    };
    expect(await facet([])).toEqual([
      ['p1', 'p2', 'p3'],
      ['Panto 2', 'Round 2'],
    ]);
    expect(await facet([shape('PANTO')])).toEqual([
      ['p2', 'p3'],
      ['Panto 2', 'Round 2'],
    ]);
    expect(await facet([shape('PANTO'), shape('ROUND')])).toEqual([
      ['p1', 'p2', 'p3'],
      ['Panto 2', 'Round 2'],
    ]);
    expect(await facet([shape('PANTO'), 'manufacturer.raw:"Aldane"'])).toEqual([['p2'], ['Panto 1', 'Round 1']]);
    expect(await facet([shape('SQUARE')])).toEqual([[], undefined]);
  });

  it('tells its prices in steps, with the lowest and the highest, whatever range is asked for', async () => {
    const { facets } = await list({ maxMinor: 10_000 });
    const prices = facets.at(-1);
    expect(prices).toMatchObject({ name: 'OfferPrice_USD', value: 'price_usd' });
    expect(prices?.extendedData).toMatchObject({ minimum: '100.0', maximum: '300.0', sortorder: '99' });
    expect(prices?.entry).toEqual([
      { label: '({50 TO 100])', value: 'price_usd%3A(%7B50%20TO%20100%5D)', count: 1, extendedData: { uniqueId: '2' } },
      {
        label: '({150 TO 200])',
        value: 'price_usd%3A(%7B150%20TO%20200%5D)',
        count: 1,
        extendedData: { uniqueId: '4' },
      },
      {
        label: '({200 TO 300])',
        value: 'price_usd%3A(%7B200%20TO%20300%5D)',
        count: 1,
        extendedData: { uniqueId: '5' },
      },
    ]);
  });

  it('tells its facets in the form of the product, brands first, up to a limit', async () => {
    const { facets } = await list({
      facetLimits: new Map([
        ['FRAME_SHAPE', 1],
        ['Brand', -1],
      ]),
    });
    expect(facets.map(({ name }) => name)).toEqual(['Brand', 'Shape', 'Polarised', 'OfferPrice_USD']);
    expect(facets[0]?.entry).toEqual([
      { label: 'Norvane', value: 'manufacturer.raw%3A%22Norvane%22', count: '2', extendedData: { uniqueId: '1' } },
      { label: 'Aldane', value: 'manufacturer.raw%3A%22Aldane%22', count: '1', extendedData: { uniqueId: '2' } },
    ]);
    expect(facets[1]).toEqual({
      name: 'Shape',
      value: 'attributes.7.value.raw',
      extendedData: {
        fname: 'Shape',
        propertyvalue: 'attributes.7.value.raw',
        displayable: 'true',
        sortorder: '2',
        allowMultipleValueSelection: 'true',
        maximumValuesToDisplay: '1',
        zero_display: 'false',
      },
      entry: [
        {
          label: 'Panto',
          value: 'attributes.7.value.raw%3A%22PANTO%22',
          count: '2',
          extendedData: { uniqueId: '1' },
        },
      ],
    });
    const byName = await list({ facetLimits: new Map([['manufacturer.raw', 0]]) });
    expect(byName.facets[0]?.entry).toEqual([]);
  });

  it('reads a facet by the number or the name of its attribute, encoded or not', () => {
    const read = (text: string) => readFacet(text, dictionary);
    const round = { facet: 'FRAME_SHAPE', value: 'ROUND' };
    for (const text of [shape('ROUND'), encodeURIComponent(shape('ROUND')), 'attributes.FRAME_SHAPE.value.raw:ROUND'])
      expect(read(text)).toEqual(round);
    expect(read('manufacturer.raw:"A & B"')).toEqual({ facet: 'manufacturer.raw', value: 'A & B' });
    for (const text of [
      '',
      ':"x"',
      'attributes.99.value.raw:"x"',
      'attributes.7.value:"x"',
      'x.attributes.7.value.raw:"x"',
    ])
      expect([text, read(text)]).toEqual([text, null]);
  });
});
