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

  it('takes nothing for no pieces, and for no lines [PLAT-03]', async () => {
    for (const lines of [[], [{ partNumber: 'A', quantity: 0 }]])
      expect(await reserve('nothing', lines)).toEqual({ ok: true });
    expect(
      await reserve('some', [
        { partNumber: 'unknown', quantity: 0 },
        { partNumber: 'A', quantity: 10 },
      ]),
    ).toEqual({ ok: true });
    expect(await left('A')).toBe(0);
    await release('some');
    expect(await left('A')).toBe(10);
  });

  it('is that of the warehouse of the store: what one takes is not missing in the other [CAT-08] [PLAT-03]', async () => {
    const { db } = fixture.opened;
    const europe = { centre: 'EUROPE', part_number: 'A', quantity: 4, infinite: false, label: 'COMING SOON' };
    await db.withTables<InventoryTables>().insertInto('inventory_levels').values(europe).execute();
    const { inventory } = fixture;
    const both = async () => {
      const known = ['10801', '10803'].map((store) => inventory.levels(db, store, ['A', 'A', 'unknown']));
      return (await Promise.all(known)).map((levels) => [...levels]);
    };
    expect(await both()).toEqual([[['A', 10]], [['A', 4]]]);
    const lines = [{ partNumber: 'A', quantity: 3 }];
    await inTransaction(db, (trx) => inventory.reserve(trx, '10803', lines, 'europe'));
    expect(await both()).toEqual([[['A', 10]], [['A', 1]]]);
    await release('europe');
    expect(await both()).toEqual([[['A', 10]], [['A', 4]]]);
    const shown = { partNumber: 'A', quantity: 4, label: 'COMING SOON' };
    expect((await inventory.stock(db, '10803', ['A'])).get('A')).toEqual(shown);
    const everything = await inventory.everything(db, '10803');
    expect([everything.get('A'), everything.has('B')]).toEqual([shown, false]);
    expect((await inventory.everything(db, '10801')).get('C')).toMatchObject({ quantity: Number.MAX_SAFE_INTEGER });
    expect((await inventory.stock(db, '10801', [])).size).toBe(0);
    await expect(inventory.levels(db, '1', ['A'])).rejects.toMatchObject({ status: 400 });
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

  it('are written in the language each was asked in, or the first of its store, and of its store alone [PDP-05]', async () => {
    const asked: string[] = [];
    const told: unknown[] = [];
    const namesIn: ArticleNames = async (storeId, locale, partNumbers) => {
      asked.push(`${storeId} ${locale} ${partNumbers.join()}`);
      return new Map(partNumbers.map((one) => [one, { name: `Lerici ${locale}`, path: `/${locale}` }]));
    };
    const write = async (_: unknown, letter: unknown) => void told.push(letter);
    const letter = (name: string, storeId: string, locale: string) =>
      expect.objectContaining({
        recipient: `${name}@example.com`,
        storeId,
        locale,
        facts: { article: `Lerici ${locale}`, path: `/${locale}` },
      });
    await shelve(0);
    const keep = (name: string, storeId: string, locale: string) =>
      fixture.notices.keep({ storeId, partNumber, email: `${name}@example.com`, locale });
    await keep('amy', '10801', 'en-us');
    await keep('bea', '10801', 'it-it');
    await keep('cas', '10801', 'no language');
    await keep('dea', '10807', 'ch-fr');
    await keep('eva', '10807', '');
    await fixture.opened.db
      .withTables<InventoryTables>()
      .updateTable('inventory_levels')
      .set({ quantity: 1, label: 'NONE' })
      .where('part_number', '=', partNumber)
      .where('centre', '=', 'EUROPE')
      .execute();
    expect(await fixture.notices.deliver({ write }, namesIn)).toBe(2);
    expect(told.splice(0)).toEqual([letter('dea', '10807', 'ch-fr'), letter('eva', '10807', 'ch-it')]);
    expect(asked.splice(0)).toEqual([`10807 ch-fr ${partNumber}`, `10807 ch-it ${partNumber}`]);
    await shelve(1);
    expect(await fixture.notices.deliver({ write }, namesIn)).toBe(3);
    expect(told).toEqual([
      letter('amy', '10801', 'en-us'),
      letter('bea', '10801', 'it-it'),
      letter('cas', '10801', 'en-us'),
    ]);
    expect(asked.map((one) => one.split(' ')[1]).toSorted()).toEqual(['en-us', 'it-it']);
  });

  it('that come while the catalogue is asked wait for the next turn, unless it was asked for their article [PDP-05]', async () => {
    const { articles } = fixture.catalogue;
    const { products } = await fixture.catalogue.snapshot();
    const known = await articles({ ids: products.slice(0, 4).map(({ id }) => id) });
    const other = known.find((one) => one.partNumber !== partNumber)?.partNumber ?? '';
    const told: string[] = [];
    const write = async (_: unknown, { recipient }: { recipient: string }) => void told.push(recipient);
    const keep = (name: string, part: string) =>
      fixture.notices.keep({ storeId: '10801', partNumber: part, email: `${name}@example.com`, locale: 'en-us' });
    await fixture.opened.db
      .withTables<InventoryTables>()
      .updateTable('inventory_levels')
      .set({ quantity: 5, label: 'NONE' })
      .where('part_number', 'in', [partNumber, other])
      .execute();
    await keep('first', partNumber);
    const slow: ArticleNames = async (storeId, locale, partNumbers) => {
      await keep('second', partNumber);
      await keep('third', other);
      return names(storeId, locale, partNumbers);
    };
    expect(await fixture.notices.deliver({ write }, slow)).toBe(2);
    expect([told.splice(0), await waiting()]).toEqual([['first@example.com', 'second@example.com'], 1]);
    expect(await fixture.notices.deliver({ write }, names)).toBe(1);
    expect([told, await waiting()]).toEqual([['third@example.com'], 0]);
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
