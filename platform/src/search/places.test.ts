import { catalogueRecords } from './testing/catalogueRecords';
import { createSearchService } from './searchService';
import { smallCatalogue } from './testing/smallCatalogue';

const service = createSearchService({
  loadCatalogue: async () => smallCatalogue(),
  resolveRecord: catalogueRecords(smallCatalogue()),
  clock: () => 1_764_288_000_000,
});
beforeAll(() => service.rebuild());

const STORES = 'cms_en-us_stores';
/** A place in New York between the first two branches, 2.6 km from the first. */
const HERE = '40.7434,-73.9993';

interface Found {
  readonly hits: readonly Record<string, unknown>[];
  readonly nbHits: number;
  readonly automaticRadius?: string;
  readonly facets?: Record<string, Record<string, number>>;
}

const ask = async (asked: object, index = STORES) => (await service.query(index, asked)).body as unknown as Found;
const ids = async (asked: object) => (await ask(asked)).hits.map((hit) => hit['objectID']);

describe('a search around a place', () => {
  it('finds what is within the radius, nearest first, and counts no other [SRCH-01]', async () => {
    expect(await ids({ aroundLatLng: HERE, aroundRadius: 10_000 })).toEqual(['1', '2']);
    expect(await ids({ aroundLatLng: '40.9,-73.9', aroundRadius: 30_000 })).toEqual(['3', '2', '1']);
    expect(await ids({ aroundLatLng: '38,-122', aroundRadius: 'all' })).toEqual(['4', '1', '2', '3']);
    const narrowed = {
      aroundLatLng: HERE,
      aroundRadius: 30_000,
      facets: ['services'],
      facetFilters: 'services:eye-test',
    };
    expect(await ask(narrowed)).toMatchObject({ nbHits: 2, facets: { services: { 'eye-test': 2 } } });
    expect(await ids({ query: 'yonkers', aroundLatLng: HERE, aroundRadius: 10_000 })).toEqual([]);
  });

  it('without a radius takes the circle of the nearest hits, at least as large as asked', async () => {
    const { automaticRadius, nbHits } = await ask({ aroundLatLng: HERE, query: 'broadway' });
    expect([Math.round(Number(automaticRadius) / 1000), nbHits]).toEqual([7, 2]);
    expect(await ask({ aroundLatLng: HERE, query: 'broadway', minimumAroundRadius: 9000 })).toMatchObject({
      automaticRadius: '9000',
    });
    expect((await ask({ aroundLatLng: HERE, aroundRadius: 5 })).automaticRadius).toBeUndefined();
  });

  it('takes distances for equal that are told apart no finer, and says how far hits are', async () => {
    const near = { aroundLatLng: '40.9,-73.9', aroundRadius: 30_000 };
    expect(await ids({ ...near, aroundPrecision: 100_000 })).toEqual(['1', '2', '3']);
    const ranges = [
      { from: 10_000, value: 100_000 },
      { from: 0, value: 10 },
    ];
    expect(await ids({ ...near, aroundPrecision: ranges })).toEqual(['3', '1', '2']);
    const { hits } = await ask({
      aroundLatLng: HERE,
      aroundRadius: 10_000,
      aroundPrecision: 100,
      getRankingInfo: true,
    });
    expect(hits[0]?.['_rankingInfo']).toMatchObject({
      geoDistance: 26,
      geoPrecision: 100,
      matchedGeoLocation: { lat: 40.72, lng: -74, distance: expect.any(Number) },
    });
  });

  it('puts fewer typos before what is nearer', async () => {
    const asked = { query: 'nroth', typoTolerance: 'true', aroundLatLng: '40.72,-74', aroundRadius: 'all' };
    expect(await ids(asked)).toEqual(['2']);
    expect(await ids({ ...asked, query: 'broadway' })).toEqual(['1', '2']);
  });
});

describe('a search inside outlines', () => {
  it('finds what lies in one of the boxes, whichever way their corners are named', async () => {
    const box = [40.85, -73.9, 40.7, -74.1];
    expect(await ids({ insideBoundingBox: [box] })).toEqual(['1', '2']);
    expect(await ids({ insideBoundingBox: '40.7,-74.1,40.85,-73.9' })).toEqual(['1', '2']);
    expect(await ids({ insideBoundingBox: JSON.stringify([box, [37, -123, 38, -122]]) })).toEqual(['1', '2', '4']);
    expect(await ids({ insideBoundingBox: [[0, 0, 1, 1]] })).toEqual([]);
    const both = { insideBoundingBox: [box], insidePolygon: [[0, 0, 0, 1, 1, 1]], aroundLatLng: '38,-122' };
    expect(await ids(both)).toEqual(['1', '2']);
  });

  it('finds what lies in one of the polygons', async () => {
    // A triangle with its corner in the south east: it holds the branch in Yonkers and not those of New York.
    expect(await ids({ insidePolygon: [[41, -74.2, 41, -73.8, 40.78, -73.8]] })).toEqual(['3']);
    expect(await ids({ insidePolygon: '40.6,-74.2,40.6,-73.8,41,-73.8,41,-74.2' })).toEqual(['1', '2', '3']);
  });

  it('finds nothing among records that are nowhere, and counts their values by it', async () => {
    const around = { aroundLatLng: HERE, aroundRadius: 'all' };
    expect((await ask(around, 'products_en-us_grouped')).nbHits).toBe(0);
    const { body } = await service.facetQuery(STORES, 'city', { ...around, aroundRadius: 10_000 });
    expect(body).toMatchObject({ facetHits: [{ value: 'New York', count: 2 }] });
  });
});

describe('a place that cannot be read', () => {
  it.each([
    { aroundLatLng: '40.7' },
    { aroundLatLng: '91,0' },
    { aroundLatLng: 'here,there' },
    { aroundLatLng: '1,2,3,4' },
    { aroundLatLng: HERE, aroundRadius: 0 },
    { aroundLatLng: HERE, aroundRadius: 1.5 },
    { aroundLatLng: HERE, aroundRadius: 3e7 },
    { aroundLatLng: HERE, minimumAroundRadius: -1 },
    { aroundLatLng: HERE, aroundPrecision: 'fine' },
    { aroundLatLng: HERE, aroundPrecision: [{ from: 0, value: 0 }] },
    { aroundLatLng: HERE, aroundPrecision: Array.from({ length: 17 }, () => ({ from: 0, value: 10 })) },
    { insideBoundingBox: [[1, 2, 3]] },
    { insideBoundingBox: [[1, 2, 3, 200]] },
    { insideBoundingBox: { south: 1 } },
    { insideBoundingBox: Array.from({ length: 33 }, () => [0, 0, 1, 1]) },
    { insidePolygon: [[1, 2, 3, 4]] },
    { insidePolygon: [Array.from({ length: 402 }, () => 1)] },
    { aroundLatLngViaIP: true },
  ])('is refused by the name of its parameter: %j [PLAT-08]', async (asked) => {
    const name = Object.keys(asked).at(-1) ?? '';
    expect(await service.query(STORES, asked)).toEqual({
      status: 400,
      body: { status: 400, message: expect.stringContaining(name) },
    });
  });
});
