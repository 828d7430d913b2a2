import type { Caller } from '../../kernel';
import { openCatalogueFixture } from '../../testing/catalogueFixture';
import type { CatalogueFixture } from '../../testing/catalogueFixture';
import type { ProductRecord } from './record.domain';

interface Prices {
  EntitledPrice?: {
    productId: string;
    partNumber: string;
    contractId: string;
    UnitPrice: { price: { currency: string; value: number }; quantity: { value: number; uom: string } }[];
  }[];
}

const generic: Caller = { userId: '-1002', registerType: 'G', kind: 'generic' };
const member: Caller = { userId: '1001', registerType: 'R', kind: 'registered' };
let caller = generic;
let fixture: CatalogueFixture;
let records: ProductRecord[];

const ask = (query: string, storeId = '10801') => fixture.app.inject(`/wcs/resources/store/${storeId}/price?${query}`);
const prices = async (query: string) => (await ask(query)).json<Prices>().EntitledPrice ?? [];

beforeAll(async () => {
  fixture = await openCatalogueFixture({ authenticate: async () => caller });
  const listing = await fixture.app.inject('/search/resources/api/v2/products?storeId=10801&categoryId=10501&limit=40');
  records = listing.json<{ contents: ProductRecord[] }>().contents;
}, 60_000);
afterAll(() => fixture.close());

describe('entitled prices', () => {
  it('are those of the records, by part number and by id, in the product’s shape [PLAT-02]', async () => {
    const [first, second] = records;
    const byNumber = `q=byPartNumbers&partNumber=${first?.partNumber}&partNumber=${second?.partNumber}&partNumber=none`;
    const found = await prices(byNumber);
    expect(found).toEqual(
      [first, second].map((record) => ({
        productId: record?.id,
        partNumber: record?.partNumber,
        contractId: '-11001',
        UnitPrice: [{ price: { currency: 'USD', value: record?.x_price?.price }, quantity: { value: 1, uom: 'C62' } }],
      })),
    );
    const byId = `q=byCatalogEntryIds&catalogEntryId=${first?.id}&catalogEntryId=${second?.id}`;
    expect(await prices(byId)).toEqual(found);
    expect((await ask('q=byPartNumbers&partNumber=none')).json()).toEqual({ resourceName: 'price' });
  });

  it('depend on who asks, whatever the address claims [CAT-07]', async () => {
    const reduced = records.find((record) =>
      Object.values(record.prices)
        .flat()
        .some((price) => price.segment === 'RegisteredUsers'),
    );
    const query = `q=byPartNumbers&partNumber=${reduced?.partNumber}`;
    const asGuest = await ask(`${query}&segment=RegisteredUsers&userId=1001&contractId=1`);
    expect(asGuest.headers['cache-control']).toContain('public');
    caller = member;
    const asMember = await ask(query);
    caller = generic;
    expect(asMember.headers['cache-control']).toContain('private');
    const value = (answer: { json(): unknown }) =>
      (answer.json() as Prices).EntitledPrice?.[0]?.UnitPrice[0]?.price.value ?? 0;
    expect(value(asMember)).toBeGreaterThan(0);
    expect(value(asMember)).toBeLessThan(value(asGuest));
  });

  it('are refused for other questions, too many articles and unknown stores [PLAT-04]', async () => {
    const many = Array.from({ length: 51 }, (_, index) => `partNumber=${index}`).join('&');
    for (const query of ['', 'q=all', 'q=byPartNumbers', 'q=byCatalogEntryIds&partNumber=1', `q=byPartNumbers&${many}`])
      expect([query, (await ask(query)).statusCode]).toEqual([query, 400]);
    expect((await ask('q=byPartNumbers&partNumber=1', '1')).statusCode).toBe(400);
  });
});
