import { inTransaction } from '../../kernel';
import { openCatalogueFixture } from '../../testing/catalogueFixture';
import type { CatalogueFixture } from '../../testing/catalogueFixture';
import type { InventoryTables } from './inventory.tables';

describe('the stock', () => {
  let fixture: CatalogueFixture;
  beforeAll(async () => {
    fixture = await openCatalogueFixture();
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
  }, 60_000);
  afterAll(() => fixture.close());

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
      resourceName: 'inventoryavailability',
    });
  });
});
