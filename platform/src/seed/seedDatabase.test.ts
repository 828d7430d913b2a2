import { sql } from 'kysely';

import { migrate } from '../kernel';
import type { OpenDatabase } from '../kernel';
import { catalogueMigrations } from '../modules/catalogue/catalogue.migrations';
import { inventoryMigrations } from '../modules/inventory/inventory.migrations';
import { openTestDatabase } from '../testing/testDatabase';
import { catalogueSeed } from './catalogue/catalogue.seed';
import { seedDatabase } from './seedDatabase';
import { seedMigrations } from './seed.migrations';

describe('seeding', () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
    await migrate(opened.db, [catalogueMigrations, inventoryMigrations, seedMigrations]);
  }, 60_000);
  afterAll(() => opened.close());

  const count = async (table: string): Promise<number> =>
    Number((await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(opened.db)).rows[0]?.n);

  it('leaves nothing behind when a part fails, and does each part once [PLAT-05]', async () => {
    const failing = { name: 'failing', run: () => Promise.reject(new Error('stop')) };
    const options = { contributors: [catalogueSeed], small: true };
    await expect(seedDatabase(opened.db, { ...options, contributors: [catalogueSeed, failing] })).rejects.toThrow(
      'stop',
    );
    expect(await count('products')).toBe(0);
    const lines: string[] = [];
    expect(await seedDatabase(opened.db, { ...options, progress: (line) => lines.push(line) })).toEqual({
      seeded: ['catalogue'],
    });
    const products = await count('products');
    expect(products).toBeGreaterThan(50);
    expect(lines.length).toBeGreaterThan(2);
    expect(await seedDatabase(opened.db, options)).toEqual({ seeded: [] });
    expect(await count('products')).toBe(products);
  });

  it('prices everything that is sold in all nine stores [CAT-05]', async () => {
    const rows = await sql<{ n: string }>`
      select count(distinct store_id) as n from prices where segment = 'Guest' group by product_id`.execute(opened.db);
    expect(rows.rows.every((row) => Number(row.n) === 9)).toBe(true);
    expect(rows.rows).toHaveLength(await count('products'));
  });
});
