import { listProducts, readProducts } from './';
import type { PlatformCall } from '../../contracts';
import { answeringClient, fakeClient } from '../../testing';
import type { FakeHandlers } from '../../testing';

describe('products', () => {
  const record = {
    id: '3000001',
    partNumber: '0NO4001S-01',
    name: 'Norvane Ordora',
    type: 'product',
    buyable: 'true',
    parentCatalogGroupID: '/10501/10502',
    seo: { href: '/sunglasses/x' },
    price: [
      { usage: 'Display', currency: 'USD', value: '800.0' },
      { usage: 'Offer', currency: 'USD', value: 749.99 },
    ],
    prices: { US_FRAMES: [{ segment: 'Guest', currency: 'USD', listPrice: 183, offerPrice: '146.40', endDate: null }] },
    attributes: [
      { identifier: 'FRONT_COLOR', name: 'Colour', values: [{ identifier: ['RED', 'BLUE'], value: ['Red', 'Blue'] }] },
      { identifier: 'BRAND', name: 'Brand', values: [{ identifier: 'NORVANE', value: 'Norvane' }] },
    ],
    attachments: [
      { attachmentAssetID: 'b', attachmentAssetPath: '/b.webp', usage: 'PDP', sequence: '2.0', widthMm: 140 },
      { id: 'a', url: '/a.webp', rule: 'PDP', sequence: 1, name: 'front' },
    ],
    sKUs: [{ uniqueID: '5000001', partNumber: '2900000000018', buyable: true }],
    merchandisingAssociations: [{ associationType: 'X-SELL FAMILY', uniqueID: '3000002' }],
  };

  it('are read from products v2 and its older names alike [CAT-01] [CAT-10]', async () => {
    const page = await listProducts(
      answeringClient({
        contents: [record],
        total: 1,
        facets: [
          { name: 'Brand', value: 'manufacturer.raw', entry: [{ label: 'Norvane', value: 'm%3A', count: '14' }] },
        ],
        metaData: { price: '1' },
        breadCrumbTrailEntryView: [{ label: 'Sunglasses', seo: { href: '/sunglasses' } }],
      }),
      {},
    );
    expect(page).toMatchObject({
      total: 1,
      priceMode: '1',
      facets: [{ name: 'Brand', entries: [{ value: 'm%3A', count: 14 }] }],
      breadcrumb: [{ label: 'Sunglasses', href: '/sunglasses' }],
    });
    expect(page.products[0]).toMatchObject({
      productId: '3000001',
      catalogEntryTypeCode: 'ProductBean',
      categoryPath: ['10501', '10502'],
      url: '/sunglasses/x',
      plainPrice: { currency: 'USD', listMinor: 80_000, offerMinor: 74_999 },
      prices: { US_FRAMES: [{ listMinor: 18_300, offerMinor: 14_640, endDate: null }] },
      attributes: {
        codes: { FRONT_COLOR: ['RED', 'BLUE'], BRAND: ['NORVANE'] },
        values: { FRONT_COLOR: ['Red', 'Blue'], BRAND: ['Norvane'] },
        names: { FRONT_COLOR: 'Colour' },
      },
      attachments: [
        { id: 'a', usage: 'PDP', url: '/a.webp', widthMm: null },
        { id: 'b', usage: 'PDP', url: '/b.webp', widthMm: 140 },
      ],
      items: [{ productId: '5000001', partNumber: '2900000000018', buyable: true }],
      associations: [{ type: 'X-SELL FAMILY', productId: '3000002' }],
    });
  });

  it('are looked up 50 at a time, in the order asked for [CAT-10]', async () => {
    const handlers: FakeHandlers = {
      'GET /api/v2/products': (call: PlatformCall) => {
        const ids = (call.query?.id ?? []) as string[];
        return { contents: ids.toReversed().map((id) => ({ ...record, id })) };
      },
    };
    const client = fakeClient(handlers);
    const ids = Array.from({ length: 120 }, (_, place) => String(place));
    const products = await readProducts(client, { ids: [...ids, '3'], currency: 'USD' });
    expect(products.map((product) => product.productId)).toEqual(ids);
    expect(client.calls.map((call) => call.query?.limit)).toEqual([50, 50, 20]);
    expect(client.calls[0]?.query).toMatchObject({ currency: 'USD', limit: 50 });
    expect(await readProducts(client, { partNumbers: [] })).toEqual([]);
  });

  it('keep the spelling of the attachment filter [CAT-10]', async () => {
    const client = answeringClient({});
    await listProducts(client, { attachmentFilter: 'PDP', orderBy: 3 });
    expect(client.calls[0]?.query).toMatchObject({ attachementFilter: 'PDP', orderBy: 3 });
  });

  it('come as best sellers without an order, and as new arrivals by code 5 [PLP-04]', async () => {
    const client = answeringClient({});
    for (const orderBy of [0, 5]) await listProducts(client, { orderBy });
    expect(client.calls.map(({ query }) => query?.orderBy)).toEqual([undefined, 5]);
  });
});
