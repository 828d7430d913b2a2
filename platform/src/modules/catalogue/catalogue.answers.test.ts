import { BADGES } from '../storeConfig';
import { openCatalogueFixture } from '../../testing/catalogueFixture';
import type { CatalogueFixture } from '../../testing/catalogueFixture';
import type { ItemRecord, ProductRecord } from './record.domain';

const mount = '/search/resources/api/v2';
const detail = 'profileName=HCL_V2_findProductByPartNumber_Details';
const words = (text: string): string[] => text.split(/\s+/).toSorted();
const keys = (record: object | undefined): string[] => Object.keys(record ?? {}).toSorted();

interface Grouped extends ProductRecord {
  groupingProperties: { groupCount: number; groupMinPriceValue: string; groupMaxPriceValue: string };
}

interface Category {
  id: string;
  identifier: string;
  parentCatalogGroupID: string;
  children?: Category[];
}

const shared =
  'attachments attributes buyable catalogEntryTypeCode displayable fullImage fullImageRaw hasSingleSKU id ' +
  'manufacturer name parentCatalogGroupID partNumber price prices productId resourceId seller sellerId seo ' +
  'shortDescription storeID thumbnail thumbnailRaw type uniqueID url x_groupkey x_price x_priceList x_prices';

let fixture: CatalogueFixture;

beforeAll(async () => {
  fixture = await openCatalogueFixture();
}, 120_000);
afterAll(() => fixture.close());

async function ask<T>(path: string): Promise<T> {
  const answer = await fixture.app.inject(`${mount}/${path}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<T>();
}

async function listing(category = '10501'): Promise<Grouped[]> {
  const path = `products?storeId=10801&categoryId=${category}&limit=200`;
  return (await ask<{ contents: Grouped[] }>(path)).contents;
}

async function details(partNumber: string | undefined): Promise<ProductRecord> {
  const path = `products?storeId=10801&partNumber=${partNumber}&${detail}`;
  const [record] = (await ask<{ contents: ProductRecord[] }>(path)).contents;
  if (!record) throw new Error(`There is no product ${partNumber}`);
  return record;
}

const offer = (record: ProductRecord | ItemRecord): number =>
  Number(record.price.find(({ usage }) => usage === 'Offer')?.value);

describe('records of the catalogue, field by field', () => {
  it('are whole in a listing and in the details of a product [PLAT-02]', async () => {
    const [first] = await listing();
    expect(keys(first)).toEqual(words(`${shared} cluster groupingProperties numberOfSKUs`));
    expect(keys(await details(first?.partNumber))).toEqual(
      words(
        `${shared} cluster disallowRecurringOrder images items longDescription merchandisingAssociations ` +
          'numberOfSKUs sKUs',
      ),
    );
  });

  it('give items whole, by themselves and within their product, under both of their names [PLAT-02] [CAT-01]', async () => {
    const sized = (await listing()).find(({ numberOfSKUs }) => numberOfSKUs > 1);
    const product = await details(sized?.partNumber);
    expect(product.sKUs).toEqual(product.items);
    for (const item of product.items ?? []) {
      expect(keys({ ...item, attachments: [] })).toEqual(words(`${shared} images parentCatalogEntryID`));
      expect(offer(item)).toBeGreaterThan(0);
      expect(item.images).toEqual(product.images);
    }
    const [item] = product.items ?? [];
    const path = `products?storeId=10801&partNumber=${item?.partNumber}`;
    const [alone] = (await ask<{ contents: ItemRecord[] }>(path)).contents;
    expect(keys(alone)).toEqual(words(`${shared} images parentCatalogEntryID`));
    expect(alone).toMatchObject({ hasSingleSKU: true, parentCatalogEntryID: product.id });
  });

  it('mark as shown in the store what is a ribbon and nothing else [PLAT-02] [CAT-04]', async () => {
    const records = [...(await listing()), ...(await listing('10502'))];
    const attributes = records.flatMap((record) => record.attributes);
    const shown = attributes.filter(({ storeDisplay }) => storeDisplay === 'true');
    expect(shown.length).toBeGreaterThan(0);
    for (const { identifier, values } of shown) {
      expect(BADGES).toContain(identifier);
      expect(values.flatMap((value) => value.identifier)).not.toContain('FALSE');
    }
    const ribbons = attributes.filter(
      ({ identifier, values }) =>
        BADGES.includes(identifier) && !values.flatMap((value) => value.identifier).includes('FALSE'),
    );
    expect(shown).toHaveLength(ribbons.length);
    expect(new Set(attributes.map(({ storeDisplay }) => storeDisplay))).toEqual(new Set(['true', 'false']));
  });

  it('show the colour of a swatch in a picture [PLAT-02]', async () => {
    const [listed] = await listing();
    const swatch = (record: ProductRecord | undefined) =>
      record?.attributes.find(({ identifier }) => identifier === 'FRONT_COLOR')?.values[0];
    expect(swatch(listed)?.image1path).toEqual([expect.stringMatching(/^\/pictures\//)]);
    const one = swatch(await details(listed?.partNumber));
    expect(one?.image1path).toBe(one?.image1);
    expect(one?.image1path).toContain(`/pictures/${listed?.partNumber}/`);
    const sizes = listed?.attributes.find(({ identifier }) => identifier === 'FRAME_WIDTH');
    expect(sizes?.values[0]).not.toHaveProperty('image1path');
  });

  it('put the own price of every product into the range of its group, whose size is a number [PLAT-02]', async () => {
    const records = [...(await listing()), ...(await listing('10503'))];
    for (const record of records) {
      const { groupCount, groupMinPriceValue, groupMaxPriceValue } = record.groupingProperties;
      expect(groupCount).toBe(record.cluster.length + 1);
      expect(offer(record)).toBeGreaterThanOrEqual(Number(groupMinPriceValue));
      expect(offer(record)).toBeLessThanOrEqual(Number(groupMaxPriceValue));
    }
    expect(records.some(({ cluster }) => cluster.length === 0)).toBe(true);
  });

  it('say what goes with a product as summaries that can be listed [PLAT-02]', async () => {
    const [lens] = await listing('10503');
    const [association] = (await details(lens?.partNumber)).merchandisingAssociations ?? [];
    expect(keys(association)).toEqual(
      words(
        'associationType buyable id manufacturer name parentCatalogGroupID partNumber price productId quantity seo ' +
          'sequence shortDescription storeID thumbnail thumbnailRaw type uniqueID url',
      ),
    );
  });
});

describe('categories and addresses, field by field', () => {
  it('tell roots from the rest and repeat address, pictures and words [PLAT-02]', async () => {
    const { contents } = await ask<{ contents: Category[] }>('categories?storeId=10801&depthAndLimit=2,2');
    const brands = contents.find(({ identifier }) => identifier === 'brands');
    expect(contents.map(({ parentCatalogGroupID }) => parentCatalogGroupID)).toEqual(contents.map(() => '-1'));
    expect(brands?.children?.map(({ parentCatalogGroupID }) => parentCatalogGroupID)).toEqual(
      brands?.children?.map(() => `/${brands.id}`),
    );
    const fields =
      'description fullImage id identifier links name parentCatalogGroupID resourceId seo sequence shortDescription ' +
      'storeID thumbnail uniqueID';
    expect(keys(contents.find(({ children }) => !children))).toEqual(words(fields));
    expect(keys(brands)).toEqual(words(`${fields} children`));
    const [drawn] = contents;
    expect(drawn).toMatchObject({
      resourceId: `${mount}/categories?storeId=10801&id=${drawn?.id}`,
      fullImage: expect.stringMatching(/^\/pictures\/.*w=1200/),
      shortDescription: expect.stringMatching(/./),
    });
  });

  it('are found by the last segment of an address alone, which leads on to the whole one [PLAT-02]', async () => {
    const resolve = async (identifier: string) =>
      (
        await ask<{ contents: { tokenValue: string; tokenName: string; page: { redirect?: string } }[] }>(
          `urls?storeId=10801&identifier=${encodeURIComponent(identifier)}`,
        )
      ).contents[0];
    const [product] = await listing();
    const slug = product?.url.split('/').at(-1) ?? '';
    const found = await resolve(slug);
    expect(found).toMatchObject({ tokenName: 'ProductToken', tokenValue: product?.id });
    expect(found?.page.redirect).toBe(product?.url);
    expect((await resolve(product?.url ?? ''))?.page.redirect).toBeUndefined();
    expect((await resolve(`old-name-${product?.partNumber.toLowerCase()}`))?.page.redirect).toBe(product?.url);
    const { contents } = await ask<{ contents: Category[] }>(
      'categories?storeId=10801&identifier=brands&depthAndLimit=2',
    );
    const brand = contents[0]?.children?.[0] as (Category & { seo: { href: string } }) | undefined;
    expect(await resolve(brand?.seo.href.split('/').at(-1) ?? '')).toMatchObject({
      tokenName: 'CategoryToken',
      tokenValue: brand?.id,
    });
    expect(await resolve('nowhere')).toBeUndefined();
    expect(await resolve(`/hearing/${slug}`)).toBeUndefined();
  });

  it('refuse a profile that they do not know [PLAT-02]', async () => {
    for (const call of ['categories?storeId=10801', 'urls?storeId=10801&identifier=sunglasses']) {
      const answer = await fixture.app.inject(`${mount}/${call}&profileName=nonsense`);
      expect([call, answer.statusCode]).toEqual([call, 400]);
    }
  });
});
