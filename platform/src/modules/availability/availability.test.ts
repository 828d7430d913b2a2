import { openCatalogueFixture } from '../../testing/catalogueFixture';
import type { CatalogueFixture } from '../../testing/catalogueFixture';
import { statusOf } from './availability.domain';

describe('the status of an article', () => {
  const facts = { buyable: true, soldOut: false, quantity: 50, label: 'NONE' };

  it.each([
    [{}, 'Available'],
    [{ quantity: 1 }, 'Available-oneleft'],
    [{ quantity: 2 }, 'Available-twoleft'],
    [{ quantity: 5 }, 'Available-fewleft'],
    [{ quantity: 0 }, 'Out-of-stock'],
    [{ quantity: 0, label: 'COMING SOON' }, 'Coming soon'],
    [{ quantity: 0, label: 'COMING BACK SOON' }, 'Coming soon'],
    [{ label: 'SOLD OUT' }, 'SoldOut'],
    [{ soldOut: true }, 'SoldOut'],
    [{ buyable: false }, 'Not-for-sale'],
    [{ quantity: Number.MAX_SAFE_INTEGER, label: 'INFINITE_INVENTORY' }, 'Available'],
  ])('with %o is %s [CAT-08]', (change, status) => {
    expect(statusOf({ ...facts, ...change })).toBe(status);
  });
});

describe('the availability calls', () => {
  let fixture: CatalogueFixture;
  beforeAll(async () => {
    fixture = await openCatalogueFixture();
  }, 60_000);
  afterAll(() => fixture.close());

  it('tell of one code, and 404 of an unknown one [CAT-09]', async () => {
    const [article] = await fixture.catalogue.articles({
      ids: [(await fixture.catalogue.snapshot()).products[0]?.id ?? ''],
    });
    const answer = await fixture.app.inject(`/api/upc/v2/${article?.partNumber}/availability`);
    expect(answer.json()).toEqual({ upc: article?.partNumber, available: expect.any(Boolean) });
    const unknown = await fixture.app.inject('/api/upc/v2/123/availability');
    expect([unknown.statusCode, typeof unknown.json().message]).toEqual([404, 'string']);
  });

  it('tell of every colour of every model in a file for each store [CAT-09]', async () => {
    const file = (await fixture.app.inject('/sightline-it/availability.json')).json<
      Record<string, { available: boolean; status: string }>
    >();
    const { products } = await fixture.catalogue.snapshot();
    expect(Object.keys(file)).toHaveLength(products.length);
    expect(Object.keys(file).every((key) => /^0\w+_\d\d$/.test(key))).toBe(true);
    expect(Object.values(file).every((one) => one.available === one.status.startsWith('Available'))).toBe(true);
    const soldOut = Object.values(file).filter((one) => one.status === 'SoldOut');
    expect(soldOut.length).toBeGreaterThan(0);
    expect((await fixture.app.inject('/other/availability.json')).statusCode).toBe(400);
  });
});
