import { inTransaction } from '../../kernel';
import { openCatalogueFixture } from '../../testing/catalogueFixture';
import type { CatalogueFixture } from '../../testing/catalogueFixture';
import type { ArticleNames } from './stockNotice.service';
import type { InventoryTables } from './inventory.tables';

let fixture: CatalogueFixture;
beforeAll(async () => {
  fixture = await openCatalogueFixture();
}, 60_000);
afterAll(() => fixture.close());

describe('the stock', () => {
  beforeAll(async () => {
    await fixture.opened.db
      .withTables<InventoryTables>()
      .insertInto('inventory_levels')
      .values(
        ['A', 'B', 'C'].map((part) => ({
          centre: 'AMERICAS',
          part_number: part,
          quantity: 10,
          infinite: part === 'C',
          label: 'NONE',
        })),
      )
      .execute();
  });

  const left = async (partNumber: string): Promise<number> =>
    (await fixture.inventory.levels(fixture.opened.db, '10801', [partNumber])).get(partNumber) ?? -1;
  const reserve = (reference: string, lines: { partNumber: string; quantity: number }[]) =>
    inTransaction(fixture.opened.db, (trx) => fixture.inventory.reserve(trx, '10801', lines, reference));
  const release = (reference: string) =>
    inTransaction(fixture.opened.db, (trx) => fixture.inventory.release(trx, reference));

  it('sells ten pieces to ten of fifty buyers at once [PLAT-03]', async () => {
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, buyer) => reserve(`order-${buyer}`, [{ partNumber: 'A', quantity: 1 }])),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(10);
    expect(await left('A')).toBe(0);
    await Promise.all(Array.from({ length: 50 }, (_, buyer) => release(`order-${buyer}`)));
    expect(await left('A')).toBe(10);
  });

  it('takes all lines or none and names what is short [PLAT-03]', async () => {
    const result = await reserve('mixed', [
      { partNumber: 'B', quantity: 11 },
      { partNumber: 'A', quantity: 2 },
      { partNumber: 'unknown', quantity: 1 },
    ]);
    expect(result).toEqual({ ok: false, short: ['B', 'unknown'] });
    expect([await left('A'), await left('B')]).toEqual([10, 10]);
  });

  it('adds up lines of one article and gives back once what a reference holds [PLAT-03]', async () => {
    expect(
      await reserve('twice', [
        { partNumber: 'B', quantity: 3 },
        { partNumber: 'B', quantity: 4 },
      ]),
    ).toEqual({ ok: true });
    expect(await left('B')).toBe(3);
    expect(await reserve('twice', [{ partNumber: 'B', quantity: 1 }])).toEqual({ ok: true });
    await release('twice');
    await release('twice');
    expect(await left('B')).toBe(10);
  });

  it('never runs out of what is made to order [CAT-08]', async () => {
    expect(await reserve('many', [{ partNumber: 'C', quantity: 5000 }])).toEqual({ ok: true });
    expect(await left('C')).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('answers stock by product and by part number [CAT-09]', async () => {
    const { products } = await fixture.catalogue.snapshot();
    const base = '/wcs/resources/store/10801/inventoryavailability';
    const byId = (await fixture.app.inject(`${base}/${products[0]?.id}`)).json();
    expect(byId.InventoryAvailability[0]).toMatchObject({ onlineStoreId: '10801', unitOfMeasure: 'C62' });
    const { partNumber } = byId.InventoryAvailability[0];
    const byNumber = (await fixture.app.inject(`${base}/byPartNumber/${partNumber},NOPE`)).json();
    expect(byNumber.InventoryAvailability).toEqual([byId.InventoryAvailability[0]]);
    expect((await fixture.app.inject(`${base}/byPartNumber/NOPE`)).json()).toEqual({
      resourceId: `${base}/byPartNumber/NOPE`,
      resourceName: 'inventoryavailability',
    });
  });

  it('answers the shelves of the branches a caller names, unknown ones left out [PDP-05]', async () => {
    const { products } = await fixture.catalogue.snapshot();
    const [article] = await fixture.catalogue.articles({ ids: [products[0]?.id ?? ''] });
    const path = `/wcs/resources/store/10801/inventoryavailability/byPartNumber/${article?.partNumber}`;
    const answer = (await fixture.app.inject(`${path}?physicalStoreId=71,72,99`)).json();
    const shelf = { partNumber: article?.partNumber, unitOfMeasure: 'C62' };
    expect(answer.InventoryAvailability).toMatchObject([
      { ...shelf, physicalStoreId: '71', physicalStoreName: 'Main Street', availableQuantity: '3.0' },
      { ...shelf, physicalStoreId: '72', inventoryStatus: 'Unavailable', availableQuantity: '0.0' },
    ]);
    expect(answer.InventoryAvailability[0]).not.toHaveProperty('onlineStoreId');
  });
});

describe('stock notices', () => {
  let partNumber: string;
  beforeAll(async () => {
    const { products } = await fixture.catalogue.snapshot();
    const [article] = await fixture.catalogue.articles({ ids: [products[0]?.id ?? ''] });
    partNumber = article?.partNumber ?? '';
  });

  const ask = (body: object, store = '10801') =>
    fixture.app.inject({ method: 'POST', url: `/wcs/resources/store/${store}/stocknotice`, payload: body });
  const shelve = (quantity: number, label = 'NONE') =>
    fixture.opened.db
      .withTables<InventoryTables>()
      .updateTable('inventory_levels')
      .set({ quantity, label })
      .where('part_number', '=', partNumber)
      .execute();
  const names: ArticleNames = async (_storeId, _locale, partNumbers) =>
    new Map(partNumbers.map((one) => [one, { name: 'Lerici 54', path: '/sunglasses/lerici-54' }]));
  const waiting = async () =>
    (await fixture.opened.db.withTables<InventoryTables>().selectFrom('stock_notices').select('email').execute())
      .length;

  it('are kept once, and answered by one mail when the article can be bought [PDP-05]', async () => {
    const mails: unknown[] = [];
    const mailer = { write: async (_: unknown, mail: unknown) => void mails.push(mail) };
    await shelve(0);
    const answer = await ask({ partNumber, email: ' Ann@Example.com ', locale: 'en-us' });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { partNumber, email: 'ann@example.com', resourceName: 'stocknotice' },
    ]);
    await ask({ partNumber, email: 'ann@example.com', locale: 'en-us' });
    expect(await waiting()).toBe(1);
    expect(await fixture.notices.deliver(mailer, names)).toBe(0);
    // Pieces that are spoken for are no stock.
    await shelve(4, 'SOLD OUT');
    expect(await fixture.notices.deliver(mailer, names)).toBe(0);
    await shelve(4);
    expect(await fixture.notices.deliver(mailer, names)).toBe(1);
    expect(mails).toEqual([
      {
        recipient: 'ann@example.com',
        kind: 'backInStock',
        storeId: '10801',
        locale: 'en-us',
        userId: null,
        facts: { article: 'Lerici 54', path: '/sunglasses/lerici-54' },
      },
    ]);
    expect([await waiting(), await fixture.notices.deliver(mailer, names)]).toEqual([0, 0]);
  });

  it('are forgotten without a letter when the catalogue does not know the article any more [PDP-05]', async () => {
    await ask({ partNumber, email: 'ida@example.com' });
    const letters = { write: () => Promise.reject(new Error('nothing to say')) };
    expect(await fixture.notices.deliver(letters, async () => new Map())).toBe(0);
    expect(await waiting()).toBe(0);
  });

  it('stay where a mail cannot be written [PDP-05]', async () => {
    await ask({ partNumber, email: 'ben@example.com' });
    const failing = { write: () => Promise.reject(new Error('full')) };
    await expect(fixture.notices.deliver(failing, names)).rejects.toThrow('full');
    expect(await waiting()).toBe(1);
  });

  it('refuse what is not an address, not an article, not a store, or too much [PDP-05]', async () => {
    expect((await ask({ partNumber, email: 'nobody' })).json().errors[0].errorParameters).toBe('email');
    expect((await ask({ partNumber: 'NOPE', email: 'ann@example.com' })).statusCode).toBe(404);
    expect((await ask({ partNumber, email: 'ann@example.com' }, '1')).statusCode).toBe(400);
    const { products } = await fixture.catalogue.snapshot();
    const articles = await fixture.catalogue.articles({ ids: products.slice(0, 31).map(({ id }) => id) });
    const statuses: number[] = [];
    for (const one of articles.slice(0, 31))
      statuses.push((await ask({ partNumber: one.partNumber, email: 'greedy@example.com' })).statusCode);
    expect(statuses.slice(0, 30).every((status) => status === 201)).toBe(true);
    expect(statuses[30]).toBe(409);
  });

  it('are forgotten after half a year without an answer [PDP-05]', async () => {
    await shelve(0);
    await ask({ partNumber, email: 'late@example.com' });
    fixture.clock.advance(190 * 24 * 60 * 60_000);
    await fixture.notices.deliver({ write: async () => undefined }, names);
    expect(await waiting()).toBe(0);
  });
});
