import type { Caller } from '../../kernel';
import { openCatalogueFixture } from '../../testing/catalogueFixture';
import type { CatalogueFixture } from '../../testing/catalogueFixture';
import type { ItemRecord, ProductRecord } from './record.domain';

interface Facet {
  name: string;
  value: string;
  entry: { label: string; value: string; count: string | number }[];
}

interface Answer {
  contents?: ProductRecord[];
  total: number;
  facets: Facet[];
  metaData: { price: string };
  breadCrumbTrailEntryView?: { label: string; type_: string; value: string; seo: { href: string } }[];
  next?: string;
  previous?: string;
}

const products = '/search/resources/api/v2/products';
let caller: Caller = { userId: '-1002', registerType: 'G', kind: 'generic' };
let fixture: CatalogueFixture;

async function ask<T = Answer>(url: string): Promise<T> {
  const answer = await fixture.app.inject(url);
  expect(answer.statusCode).toBe(200);
  return answer.json<T>();
}

const valuesOf = (record: ProductRecord | ItemRecord, name: string): string[] =>
  record.attributes
    .filter((one) => one.identifier === name)
    .flatMap((one) => one.values.flatMap((value) => value.identifier));
const textsOf = (record: ProductRecord | ItemRecord, name: string): string[] =>
  record.attributes
    .filter((one) => one.identifier === name)
    .flatMap((one) => one.values.flatMap((value) => value.value));
const offerOf = (record: ProductRecord | ItemRecord): number =>
  Number(record.price.find((one) => one.usage === 'Offer')?.value);

beforeAll(async () => {
  fixture = await openCatalogueFixture({ authenticate: async () => caller });
}, 60_000);
afterAll(() => fixture.close());

describe('a listing', () => {
  it('gives a page of a category with total, facets and breadcrumb [CAT-10]', async () => {
    const answer = await ask(`${products}?storeId=10801&categoryId=10501&langId=-4&limit=5`);
    expect(answer.contents).toHaveLength(5);
    expect(answer.total).toBeGreaterThan(5);
    expect(answer.metaData.price).toBe('1');
    expect(answer.breadCrumbTrailEntryView).toEqual([
      { label: 'Occhiali da sole', type_: 'FACET_ENTRY_CATEGORY', value: '10501', seo: { href: '/sunglasses' } },
    ]);
    expect(answer.next).toContain('offset=5');
    const following = await ask(answer.next ?? '');
    expect(following.previous).toContain('offset=0');
    expect(following.contents?.map((one) => one.id)).not.toContain(answer.contents?.[0]?.id);
  });

  it('sends text booleans, parallel attribute values and text amounts as the product does [PLAT-02]', async () => {
    const [record] = (await ask(`${products}?storeId=10801&categoryId=10501&limit=1`)).contents ?? [];
    expect(record).toMatchObject({ buyable: 'true', displayable: 'true', type: 'product', storeID: '10801' });
    expect(typeof record?.hasSingleSKU).toBe('boolean');
    const colour = record?.attributes.find((one) => one.identifier === 'FRONT_COLOR');
    expect(colour).toMatchObject({ facetable: 'true', usage: 'Defining' });
    expect(Array.isArray(colour?.values[0]?.identifier)).toBe(true);
    expect(record?.price.map((one) => one.usage)).toEqual(['Offer', 'Display']);
    expect(record?.price[0]?.value).toMatch(/^\d+\.\d{1,2}$/);
  });

  it('filters by facets as their values were given and keeps the other values of a chosen facet [CAT-10]', async () => {
    const all = await ask(`${products}?storeId=10801&categoryId=10501`);
    const brands = all.facets.find((facet) => facet.value === 'manufacturer.raw');
    const [entry] = brands?.entry ?? [];
    expect(typeof entry?.count).toBe('string');
    const once = await ask(`${products}?storeId=10801&categoryId=10501&facet=${entry?.value}`);
    const twice = await ask(
      `${products}?storeId=10801&categoryId=10501&facet=${encodeURIComponent(entry?.value ?? '')}`,
    );
    expect(once.total).toBe(Number(entry?.count));
    expect(twice.total).toBe(once.total);
    expect(once.contents?.every((record) => record.manufacturer === entry?.label)).toBe(true);
    const again = once.facets.find((facet) => facet.value === 'manufacturer.raw');
    expect(again?.entry.length).toBe(brands?.entry.length);
  });

  it('combines an attribute facet with a price range; price counts are numbers [CAT-10]', async () => {
    const all = await ask(`${products}?storeId=10801&categoryId=10501&facetLimit=FRONT_COLOR:-1`);
    const colours = all.facets.find((facet) => facet.name === 'Frame color');
    const black = colours?.entry.find((one) => one.label === 'Black');
    expect(colours?.value).toMatch(/^attributes\.\d+\.value\.raw$/);
    const price = all.facets.find((facet) => facet.name === 'OfferPrice_USD');
    expect(price?.value).toBe('price_usd');
    expect(price?.entry.every((one) => typeof one.count === 'number')).toBe(true);
    const narrowed = await ask(
      `${products}?storeId=10801&categoryId=10501&facet=${black?.value}&minPrice=50&maxPrice=150&limit=100`,
    );
    expect(narrowed.total).toBeGreaterThan(0);
    for (const record of narrowed.contents ?? []) {
      expect(valuesOf(record, 'FRONT_COLOR')).toEqual(['Black']);
      expect(offerOf(record)).toBeGreaterThanOrEqual(50);
      expect(offerOf(record)).toBeLessThanOrEqual(150);
    }
  });

  it('leaves contents out when nothing matches [PLAT-02]', async () => {
    const answer = await ask(`${products}?storeId=10801&searchTerm=zzzzz`);
    expect(answer).toMatchObject({ total: 0, facets: [] });
    expect('contents' in answer).toBe(false);
  });

  it.each(['3', '4'])('sorts by price with code %s [CAT-10]', async (orderBy) => {
    const answer = await ask(`${products}?storeId=10801&categoryId=10501&orderBy=${orderBy}&limit=100`);
    const offers = (answer.contents ?? []).map(offerOf);
    expect(offers).toEqual(offers.toSorted((a, b) => (orderBy === '3' ? a - b : b - a)));
    expect(new Set(offers).size).toBeGreaterThan(3);
  });

  it.each(['', '&orderBy=0'])(
    'puts best sellers first without an order, as with code 0 ("%s") [PLP-04]',
    async (order) => {
      const list = `${products}?storeId=10801&categoryId=10501&limit=100`;
      const numbers = async (query: string) =>
        ((await ask(`${list}${query}`)).contents ?? []).map((one) => one.partNumber);
      expect(await numbers(order)).toEqual(await numbers(''));
      expect(await numbers(order)).not.toEqual(await numbers('&orderBy=5'));
    },
  );

  it('finds by words of the language asked for [CAT-10]', async () => {
    const answer = await ask(`${products}?storeId=10802&searchTerm=nero&limit=100`);
    expect(answer.total).toBeGreaterThan(0);
    const colours = (record: ProductRecord): string[] =>
      ['FRONT_COLOR', 'LENS_COLOR_FACET'].flatMap((name) => valuesOf(record, name));
    expect(answer.contents?.every((record) => colours(record).includes('Black'))).toBe(true);
  });

  it('refuses a call without store, of an unknown store, and an unknown profile [PLAT-04]', async () => {
    for (const query of ['', '?storeId=99999', '?storeId=10801&profileName=nonsense', '?storeId=10801&limit=abc']) {
      expect((await fixture.app.inject(`${products}${query}`)).statusCode).toBe(400);
    }
    const missing = await fixture.app.inject(products);
    expect(missing.json().errors[0].errorParameters).toBe('storeId');
  });
});

describe('a product', () => {
  const detail = 'profileName=HCL_V2_findProductByPartNumber_Details';

  async function cluster(): Promise<ProductRecord> {
    const list = await ask(`${products}?storeId=10801&categoryId=10501&limit=100`);
    const id = list.contents?.find((record) => record.cluster.length === 3)?.partNumber;
    const answer = await ask(`${products}?storeId=10801&partNumber=${id}&${detail}`);
    const [record] = answer.contents ?? [];
    if (!record) throw new Error('The range has no model in four colours');
    return record;
  }

  it('carries the fields of the older record beside those of v2 [CAT-01]', async () => {
    const record = await cluster();
    expect(record).toMatchObject({
      catalogEntryTypeCode: 'ProductBean',
      uniqueID: record.id,
      productId: record.id,
      x_groupkey: record.partNumber.split('-')[0],
      numberOfSKUs: record.items?.length,
    });
    expect(record.url).toBe(record.seo.href);
    expect(record.url).toMatch(new RegExp(`^/sunglasses/.+-${record.partNumber.toLowerCase()}$`));
    // What its shape is, and what its lenses do.
    expect(record.longDescription?.match(/\.(?: |$)/g)).toHaveLength(2);
    expect(record.longDescription).toMatch(/shade for the sky|darken in sunlight/);
    expect(record.cluster.map((one) => one.partNumber)).not.toContain(record.partNumber);
    expect(
      record.cluster.every((one) => one.url && one.attachments.length > 0 && Object.keys(one.prices).length > 0),
    ).toBe(true);
    const picture = record.attachments?.find((one) => one.usage === 'PDP');
    expect(picture).toMatchObject({ identifier: 'front', rule: 'PDP', attachmentAssetPath: picture?.url });
    expect(picture?.url).toMatch(/^\/pictures\/[^/]+\/front\.webp\?w=400&v=[0-9a-f]{10}\d+$/);
    expect(String(picture?.widthMm)).toBe(valuesOf(record, 'FRAME_WIDTH')[0]);
  });

  it('lists its sizes as items with scalar values, each with its own measurements [CAT-03]', async () => {
    const list = await ask(`${products}?storeId=10801&categoryId=10501&limit=100`);
    const part = list.contents?.find((record) => record.numberOfSKUs > 1)?.partNumber;
    const [record] = (await ask(`${products}?storeId=10801&partNumber=${part}&${detail}`)).contents ?? [];
    const letters = record?.items?.map((item) => valuesOf(item, 'FRAME_SIZE')[0]);
    expect(new Set(letters).size).toBe(record?.numberOfSKUs);
    for (const item of record?.items ?? []) {
      expect(item).toMatchObject({ type: 'item', catalogEntryTypeCode: 'ItemBean', parentCatalogEntryID: record?.id });
      expect(item.partNumber).toMatch(/^29\d{11}$/);
      const width = Number(valuesOf(item, 'LENS_WIDTH')[0]);
      const bridge = Number(valuesOf(item, 'BRIDGE_WIDTH')[0]);
      expect(Math.abs(Number(valuesOf(item, 'FRAME_WIDTH')[0]) - (2 * width + bridge + 10))).toBeLessThan(6);
      expect(valuesOf(item, 'FRAME_SIZE_DISPLAY')[0]).toBe(`${width}-${bridge} ${valuesOf(item, 'TEMPLE_LENGTH')[0]}`);
    }
  });

  it('is short in lists and long by the details profile [CAT-10]', async () => {
    const record = await cluster();
    const ids = `id=${record.id}&id=${record.items?.[0]?.id}`;
    const [short] = (await ask(`${products}?storeId=10801&${ids}`)).contents ?? [];
    const [long] = (await ask(`${products}?storeId=10801&${ids}&${detail}`)).contents ?? [];
    expect(short?.items).toBeUndefined();
    expect(valuesOf(short ?? record, 'HINGE_DISTANCE')).toEqual([]);
    expect(valuesOf(long ?? record, 'HINGE_DISTANCE')).toHaveLength(1);
    expect(long?.items?.length).toBe(long?.numberOfSKUs);
  });

  it('speaks the language of langId and keeps codes untranslated [CAT-03]', async () => {
    const record = await cluster();
    const named = async (langId: string): Promise<string[]> => {
      const [one] =
        (await ask(`${products}?storeId=10801&partNumber=${record.partNumber}&langId=${langId}`)).contents ?? [];
      if (!one) throw new Error('The product is gone');
      expect(valuesOf(one, 'PRODUCT_TYPE')).toEqual(['Sun']);
      return textsOf(one, 'PRODUCT_TYPE');
    };
    const texts = await Promise.all(['-1', '-2', '-3', '-4', '-5', '-6'].map(named));
    expect(texts.flat()).toEqual([
      'Sunglasses',
      'Lunettes de soleil',
      'Sonnenbrille',
      'Occhiali da sole',
      'Gafas de sol',
      'Óculos de sol',
    ]);
  });

  it('names the roxable flag True and other flags TRUE or FALSE [CAT-04]', async () => {
    const list = await ask(`${products}?storeId=10801&categoryId=10502&limit=100`);
    const roxable = (list.contents ?? []).filter((record) => valuesOf(record, 'ROXABLE').length > 0);
    expect(roxable.length).toBeGreaterThan(0);
    expect(roxable.flatMap((record) => valuesOf(record, 'ROXABLE')).every((value) => value === 'True')).toBe(true);
    expect(list.contents?.flatMap((record) => valuesOf(record, 'POLARIZED')).every((value) => value === 'FALSE')).toBe(
      true,
    );
  });

  it('is found by product id, item id, GTIN and several part numbers at once, in the order asked [CAT-10]', async () => {
    const record = await cluster();
    const [item] = record.items ?? [];
    const byId = await ask(`${products}?storeId=10801&id=${item?.id}&id=${record.id}`);
    expect(byId.contents?.map((one) => one.id)).toEqual([item?.id, record.id]);
    const byGtin = await ask(`${products}?storeId=10801&partNumber=${item?.partNumber}`);
    expect(byGtin.contents?.[0]).toMatchObject({ type: 'item', parentCatalogEntryID: record.id });
    const one = await ask(`${products}?storeId=10801&productId=${record.id}`);
    expect(one.total).toBe(1);
    expect((await ask(`${products}?storeId=10801&partNumber=NOPE-01`)).total).toBe(0);
  });

  it('adds associations of the type asked for [CAT-01]', async () => {
    const lens = (await ask(`${products}?storeId=10801&categoryId=10503&limit=1`)).contents?.[0]?.id;
    const family = await ask(`${products}?storeId=10801&id=${lens}&associationType=CL FAMILY`);
    const types = (answer: Answer): string[] => [
      ...new Set(answer.contents?.[0]?.merchandisingAssociations?.map((one) => one.associationType)),
    ];
    expect(types(family)).toEqual(['CL FAMILY']);
    expect(types(await ask(`${products}?storeId=10801&id=${lens}&associationType=X-SELL`))).toEqual(['X-SELL FAMILY']);
    expect(types(await ask(`${products}?storeId=10801&id=${lens}`)).toSorted()).toEqual(['CL FAMILY', 'X-SELL FAMILY']);
    expect(types(await ask(`${products}?storeId=10801&categoryId=10503&limit=1`))).toEqual([]);
  });

  it('keeps only the attachments of the usage asked for, in both spellings [CAT-10]', async () => {
    const record = await cluster();
    for (const name of ['attachementFilter', 'attachmentFilter']) {
      const answer = await ask(`${products}?storeId=10801&id=${record.id}&${name}=PLP`);
      expect(new Set(answer.contents?.[0]?.attachments?.map((one) => one.usage))).toEqual(new Set(['PLP']));
    }
  });

  it('is short in a listing: pictures of tiles, other colours in few words, all of it when asked for [CAT-10]', async () => {
    const listing = `${products}?storeId=10801&categoryId=10501&limit=100`;
    const inList = (await ask(listing)).contents?.find((one) => one.cluster.length > 0);
    const [other] = inList?.cluster ?? [];
    expect(new Set(inList?.attachments?.map((one) => one.usage))).toEqual(new Set(['PLP']));
    const colour = other?.attributes.find(({ identifier }) => identifier === 'FRONT_COLOR');
    expect(Object.keys(colour ?? {})).toEqual(['identifier', 'name', 'values']);
    expect(colour?.values[0]?.identifier).toHaveLength(1);
    const asked = (await ask(`${listing}&attachmentFilter=PDP`)).contents?.find((one) => one.id === inList?.id);
    expect(new Set(asked?.attachments?.map((one) => one.usage))).toEqual(new Set(['PDP']));
    const whole = (await ask(`${products}?storeId=10801&id=${inList?.id}&${detail}`)).contents?.[0];
    expect(new Set(whole?.attachments?.map((one) => one.usage))).toEqual(new Set(['PLP', 'PDP']));
    expect(whole?.cluster[0]?.attributes[0]).toHaveProperty('facetable');
  });

  it('costs a registered shopper what the registered segment costs [CAT-07]', async () => {
    const list = await ask(`${products}?storeId=10801&categoryId=10501&limit=200`);
    const member = list.contents?.find((record) =>
      Object.values(record.prices)
        .flat()
        .some((price) => price.segment === 'RegisteredUsers'),
    );
    const guest = await fixture.app.inject(`${products}?storeId=10801&id=${member?.id}`);
    caller = { userId: '1001', registerType: 'R', kind: 'registered' };
    const registered = await fixture.app.inject(`${products}?storeId=10801&id=${member?.id}`);
    caller = { userId: '-1002', registerType: 'G', kind: 'generic' };
    expect(offerOf(registered.json<Answer>().contents?.[0] as ProductRecord)).toBeLessThan(
      offerOf(guest.json<Answer>().contents?.[0] as ProductRecord),
    );
    expect(registered.headers['cache-control']).toContain('private');
    expect(guest.headers['cache-control']).toContain('public');
  });

  it('asks the session alone who is a member, and lets no cache give one the other’s price [CAT-07] [AUTH-14]', async () => {
    const list = await ask(`${products}?storeId=10801&categoryId=10501&limit=200`);
    const record = list.contents?.find((one) =>
      Object.values(one.prices)
        .flat()
        .some((price) => price.segment === 'RegisteredUsers'),
    );
    const claims = ['segment', 'x_userSegment', 'customerSegment', 'audience', 'registerType', 'memberGroup'].map(
      (name) => `${name}=RegisteredUsers`,
    );
    const headers = { cookie: 'sightline-segments=RegisteredUsers', 'x-segment': 'RegisteredUsers' };
    const guests = offerOf(record as ProductRecord);
    for (const claim of [...claims, 'contractId=4000000000000000502', 'checkEntitlement=true']) {
      const found = await fixture.app.inject({ url: `${products}?storeId=10801&id=${record?.id}&${claim}`, headers });
      const info = await fixture.app.inject({
        url: `/wcs/productinfo?storeId=10801&partnumber=${record?.partNumber}&${claim}`,
        headers,
      });
      expect([claim, offerOf(found.json<Answer>().contents?.[0] as ProductRecord)]).toEqual([claim, guests]);
      expect([claim, offerOf(info.json<{ products: ProductRecord[] }>().products[0] as ProductRecord)]).toEqual([
        claim,
        guests,
      ]);
      expect([found, info].map((answer) => answer.headers.vary)).toEqual(['WCToken', 'WCToken']);
    }
  });

  it('keeps prescription prices in a list of their own in the US [CAT-05]', async () => {
    const record = await cluster();
    const roxable =
      valuesOf(record, 'ROXABLE').length > 0
        ? record
        : (await ask(`${products}?storeId=10801&categoryId=10502&limit=1`)).contents?.[0];
    expect(Object.keys(roxable?.prices ?? {})).toEqual(['US_FRAMES', 'US_FRAMES_RX']);
    const abroad = await ask(`${products}?storeId=10802&id=${roxable?.id}`);
    expect(Object.keys(abroad.contents?.[0]?.prices ?? {})).toEqual(['IT_FRAMES']);
    expect(abroad.contents?.[0]?.price[0]?.currency).toBe('EUR');
  });
});

describe('the other calls', () => {
  it('lists categories with the link quirk of the product [CAT-10]', async () => {
    const base = '/search/resources/api/v2/categories?storeId=10801';
    const answer = await ask<{ contents: Record<string, never>[] }>(`${base}&identifier=brands&depthAndLimit=2,2`);
    const [brands] = answer.contents as unknown as {
      id: string;
      links: { children: string[]; self: object };
      children: { links: { parent: { href: string } } }[];
    }[];
    expect(brands?.links.children[0]).toMatch(
      /^href: \/search\/resources\/api\/v2\/categories\?storeId=10801&id=106\d\d$/,
    );
    expect(brands?.children[0]?.links.parent.href).toContain(`id=${brands?.id}`);
    const top = await ask<{ contents: { identifier: string; name: string; thumbnail: string }[] }>(`${base}&langId=-3`);
    expect(top.contents.map((one) => one.name)).toEqual(
      expect.arrayContaining(['Sonnenbrillen', 'Kontaktlinsen', 'Hören']),
    );
    expect(top.contents[0]?.thumbnail).toMatch(/^\/pictures\//);
    expect(await ask(`${base}&id=1`)).toEqual({});
  });

  it('resolves addresses of listings, brands and products in every spelling [CAT-10]', async () => {
    const base = '/search/resources/api/v2/urls?storeId=10801';
    const resolve = async (identifier: string) =>
      (
        await ask<{
          contents: {
            tokenName: string;
            tokenValue: string;
            tokenExternalValue: string;
            page: { redirect?: string; type: string };
          }[];
        }>(`${base}&identifier=${encodeURIComponent(identifier)}`)
      ).contents[0];
    expect((await resolve('/sunglasses'))?.page.redirect).toBeUndefined();
    for (const path of ['/occhiali-da-sole', 'lunettes-de-soleil', '/sonnenbrillen/']) {
      expect(await resolve(path)).toMatchObject({
        tokenName: 'CategoryToken',
        tokenValue: '10501',
        page: { redirect: '/sunglasses' },
      });
    }
    const product = (await ask(`${products}?storeId=10801&categoryId=10501&limit=1`)).contents?.[0];
    const path = product?.url ?? '';
    expect(await resolve(path)).toMatchObject({
      tokenName: 'ProductToken',
      tokenExternalValue: product?.partNumber,
      page: { type: 'ProductPage' },
    });
    expect((await resolve(`${path}/`))?.page.redirect).toBeUndefined();
    expect((await resolve(path.replace('/sunglasses', '/occhiali-da-sole')))?.page.redirect).toBe(path);
    expect((await resolve(path.replace('/sunglasses', '')))?.page.redirect).toBe(path);
    const outdated = `/sunglasses/old-name-${product?.partNumber.toLowerCase()}`;
    expect((await resolve(outdated))?.page.redirect).toBe(path);
    expect(await resolve(path.replace('/sunglasses', '/hearing'))).toBeUndefined();
    expect(await resolve('/c/support/faq')).toBeUndefined();
  });

  it('gives product information by part number, and an empty list for an unknown one [CMS-06]', async () => {
    const record = (await ask(`${products}?storeId=10801&categoryId=10503&limit=1`)).contents?.[0];
    const base = '/wcs/productinfo?storeId=10801&langId=-2&catalogId=20601&brand=sightline&profile=PDP';
    const info = await ask<{ products: ProductRecord[] }>(`${base}&partnumber=${record?.partNumber}`);
    expect(info.products[0]?.name).toContain('–');
    expect(info.products[0]?.merchandisingAssociations?.length).toBeGreaterThan(0);
    expect(await ask(`${base}&partnumber=NOPE-01`)).toEqual({ products: [] });
  });

  it('gives contact lenses their parameters and one item a pack [CAT-03]', async () => {
    const list = await ask(`${products}?storeId=10801&categoryId=10503&limit=50`);
    const toric = list.contents?.find(
      (record) => record.numberOfSKUs > 1 && valuesOf(record, 'LENS_DESIGN')[0] === 'Toric',
    );
    const [record] = (await ask(`${products}?storeId=10801&id=${toric?.id}`)).contents ?? [];
    if (!record) throw new Error('The range has no toric lens');
    expect(valuesOf(record, 'CL_AXIS')).toContain('180');
    expect(valuesOf(record, 'CL_POWER')).not.toContain('0.00');
    expect(valuesOf(record, 'CL_CYLINDER')[0]).toBe('-0.75');
    expect(record.items?.map((item) => valuesOf(item, 'PACK_SIZE')[0])).toEqual(valuesOf(record, 'PACK_SIZE'));
    // Each box says how many lenses are in it.
    const packs = await Promise.all(
      (record.items ?? []).map(async ({ id }) => {
        const [item] = (await ask(`${products}?storeId=10801&id=${id}`)).contents ?? [];
        const pictures = (item?.attachments ?? []).map(({ url }) =>
          new URL(url, 'http://shop').searchParams.get('pack'),
        );
        return [...new Set(pictures)];
      }),
    );
    expect(packs).toEqual(valuesOf(record, 'PACK_SIZE').map((size, index) => [index === 0 ? null : size]));
    const offers = record.items?.map(offerOf) ?? [];
    expect(offers[1]).toBeGreaterThan(offers[0] ?? 0);
  });
});
