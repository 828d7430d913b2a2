import { sql } from 'kysely';

import { openCatalogueFixture } from '../../testing/catalogueFixture';
import type { CatalogueFixture } from '../../testing/catalogueFixture';

describe('articles for a cart', () => {
  let fixture: CatalogueFixture;
  const guest = { segment: 'Guest', langId: '-1' } as const;
  beforeAll(async () => {
    fixture = await openCatalogueFixture();
  }, 60_000);
  afterAll(() => fixture.close());

  const listed = async () => (await fixture.catalogue.snapshot()).products;

  it('takes a product number as its first item in stock [CAT-01]', async () => {
    for (const product of (await listed()).slice(0, 20)) {
      const [sku] = await fixture.catalogue.skus('10801', { partNumbers: [product.partNumber] }, guest);
      const record = (await fixture.catalogue.articles({ ids: [product.id] })).map((one) => one.partNumber);
      const levels = await fixture.inventory.levels(fixture.opened.db, '10801', record);
      const inStock = record.filter((partNumber) => (levels.get(partNumber) ?? 0) > 0);
      expect(sku?.parentProductId).toBe(product.id);
      expect(record).toContain(sku?.partNumber);
      expect(inStock.length > 0 ? inStock : record).toContain(sku?.partNumber);
    }
  });

  it('prices an article in the store asked for and leaves unknown ones out [CAT-05]', async () => {
    const [product] = await listed();
    const wanted = { partNumbers: ['NOPE', product?.partNumber ?? ''] };
    const [us, ...more] = await fixture.catalogue.skus('10801', wanted, guest);
    const [it] = await fixture.catalogue.skus('10802', wanted, guest);
    expect(more).toEqual([]);
    expect([us?.currency, it?.currency, it?.priceList]).toEqual(['USD', 'EUR', 'IT_FRAMES']);
    expect(us?.offerMinor).toBeGreaterThan(0);
    expect(us?.offerMinor).toBeLessThanOrEqual(us?.listMinor ?? 0);
    expect(us?.thumbnail).toContain('/pictures/');
  });

  it('says colour and size of an article in the words of the language [CAT-01] [RET-02]', async () => {
    const partNumbers = (await listed()).slice(0, 20).map(({ partNumber }) => partNumber);
    const variants = async (langId: string) =>
      (await fixture.catalogue.skus('10802', { partNumbers }, { segment: 'Guest', langId })).map((sku) => sku.variant);
    const [english, italian] = [await variants('-1'), await variants('-4')];
    expect(english.filter((words) => /^[A-Z][a-z ]+, [A-Z]+$/.test(words))).not.toHaveLength(0);
    expect(italian).toHaveLength(english.length);
    expect(italian).not.toEqual(english);
  });

  it('sells services that never run out [CAT-01]', async () => {
    const [service] = await fixture.catalogue.skus(
      '10804',
      { partNumbers: ['SRV-AR'] },
      { segment: 'Guest', langId: '-3' },
    );
    expect(service).toMatchObject({ partNumber: 'SRV-AR', name: 'Entspiegelung', productType: 'services' });
    const levels = await fixture.inventory.levels(fixture.opened.db, '10804', ['SRV-AR']);
    expect(levels.get('SRV-AR')).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('knows when the next price begins or ends [CAT-05] [SRCH-05]', async () => {
    const { rows } = await sql<{ starts: string; ends: string }>`
      select min(starts_at)::text as starts, min(ends_at)::text as ends from prices where precedence = 30`.execute(
      fixture.opened.db,
    );
    const [starts, ends] = [new Date(rows[0]?.starts ?? ''), new Date(rows[0]?.ends ?? '')];
    const { nextPriceChange } = fixture.catalogue;
    expect(await nextPriceChange(new Date('2025-01-01T00:00:00Z'))).toEqual(starts);
    expect(await nextPriceChange(starts)).toEqual(ends);
    expect(await nextPriceChange(ends)).toBeNull();
  });

  it('charges a campaign price from its first moment to its last [CAT-05]', async () => {
    const rows = await sql<{ part_number: string }>`
      select p.part_number from prices r join products p on p.id = r.product_id
      where r.precedence = 30 and r.store_id = '10801' limit 1`.execute(fixture.opened.db);
    const partNumbers = [rows.rows[0]?.part_number ?? ''];
    const offer = async (): Promise<number> =>
      (await fixture.catalogue.skus('10801', { partNumbers }, guest))[0]?.offerMinor ?? 0;
    const before = await offer();
    fixture.clock.advance(15 * 86_400_000);
    const during = await offer();
    fixture.clock.advance(10 * 86_400_000);
    expect(during).toBeLessThan(before);
    expect(await offer()).toBe(before);
    fixture.clock.advance(-25 * 86_400_000);
  });

  it('shows a new version of the catalogue without a restart [PLAT-01]', async () => {
    const [product] = await listed();
    await sql`update products set names = '{"en":"Renamed"}' where id = ${product?.id}`.execute(fixture.opened.db);
    await sql`update catalogue_versions set version = version + 1`.execute(fixture.opened.db);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5000);
    expect((await listed())[0]?.name).toBe('Renamed');
    jest.restoreAllMocks();
  });

  it('tells every page for site maps [PLAT-05]', async () => {
    const pages = await fixture.catalogue.pages();
    const paths = [...pages.products, ...pages.categories].map((page) => page.path);
    expect(paths.every((path) => path.startsWith('/'))).toBe(true);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain('/lens-care');
  });
});
