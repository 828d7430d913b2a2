import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { emptyArchive, openTestDatabase } from '../testing/testDatabase';
import { openDatabase } from './database';
import type { OpenDatabase } from './database';
import { nextNumber } from './ids';
import { migrate } from './migrate';
import type { MigrationSet } from './migrationSet';
import { inTransaction } from './transaction';

type Tables = {
  counters: { id: string; amount: number; tags: string[] };
};

const counters: MigrationSet = {
  '0901_counters': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('counters')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('amount', 'integer', (column) => column.notNull())
        .addColumn('tags', 'jsonb', (column) => column.notNull())
        .execute();
    },
  },
};

describe('the database', () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
    await migrate(opened.db, [counters]);
  }, 30_000);
  afterAll(() => opened.close());

  it('runs migrations once, whatever order the modules are given in [PLAT-01]', async () => {
    const later: MigrationSet = { '0900_earlier_number': { up: async (db) => void (await sql`select 1`.execute(db)) } };
    await migrate(opened.db, [later, counters]);
    await migrate(opened.db, [counters, later]);
    const rows = await opened.db.withTables<Tables>().selectFrom('counters').selectAll().execute();
    expect(rows).toEqual([]);
  });

  it('refuses two migrations with one name [PLAT-01]', async () => {
    await expect(migrate(opened.db, [counters, counters])).rejects.toThrow('0901_counters');
  });

  it('undoes everything when the work of a transaction fails [PLAT-03]', async () => {
    const work = inTransaction(opened.db, async (trx) => {
      await trx
        .withTables<Tables>()
        .insertInto('counters')
        .values({ id: 'a', amount: 1, tags: JSON.stringify(['x']) as unknown as string[] })
        .execute();
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    const rows = await opened.db.withTables<Tables>().selectFrom('counters').selectAll().execute();
    expect(rows).toEqual([]);
  });

  it('joins a transaction that is open already [PLAT-03]', async () => {
    const work = inTransaction(opened.db, async (trx) => {
      await inTransaction(trx, async (inner) => {
        const tables = inner.withTables<Tables>();
        await tables
          .insertInto('counters')
          .values({ id: 'inner', amount: 1, tags: JSON.stringify([]) as unknown as string[] })
          .execute();
      });
      throw new Error('outer stop');
    });
    await expect(work).rejects.toThrow('outer stop');
    expect(await opened.db.withTables<Tables>().selectFrom('counters').selectAll().execute()).toEqual([]);
  });

  it('repeats a transaction that lost a deadlock [PLAT-03]', async () => {
    let runs = 0;
    const result = await inTransaction(opened.db, async () => {
      runs += 1;
      if (runs < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      return 'done';
    });
    expect([result, runs]).toEqual(['done', 3]);
  });

  it('hands out every number once [PLAT-03]', async () => {
    const numbers = await Promise.all(Array.from({ length: 20 }, () => nextNumber(opened.db, 'order')));
    expect(new Set(numbers).size).toBe(20);
    expect(numbers.every((number) => /^\d+$/.test(number))).toBe(true);
  });
});

describe('the data folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sightline-data-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps its rows and refuses a second owner with a clear message [PLAT-01]', async () => {
    const first = await openDatabase({ dataDir: folder, ...(await emptyArchive()) });
    await migrate(first.db, []);
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(/in use by process/);
    const number = await nextNumber(first.db, 'user');
    await first.close();
    const second = await openDatabase({ dataDir: folder });
    expect(Number(await nextNumber(second.db, 'user'))).toBeGreaterThan(Number(number));
    await second.close();
  }, 30_000);

  it('begins anew where a process was killed while it made the folder [PLAT-01]', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'sightline-killed-'));
    mkdirSync(path.join(dataDir, 'database'));
    writeFileSync(path.join(dataDir, 'database', 'PG_VERSION'), '18');
    writeFileSync(path.join(dataDir, 'database.unfinished'), '');
    const opened = await openDatabase({ dataDir, ...(await emptyArchive()) });
    await migrate(opened.db, []);
    expect(await nextNumber(opened.db, 'user')).toMatch(/^\d+$/);
    await opened.close();
    const again = await openDatabase({ dataDir });
    expect(await nextNumber(again.db, 'user')).toMatch(/^\d+$/);
    await again.close();
    rmSync(dataDir, { recursive: true });
  }, 30_000);

  it('takes over the lock of a process that died [PLAT-01]', async () => {
    writeFileSync(path.join(folder, 'sightline.lock'), '999999999');
    const opened = await openDatabase({ dataDir: folder });
    expect(readFileSync(path.join(folder, 'sightline.lock'), 'utf8')).toContain(String(process.pid));
    await opened.close();
  }, 30_000);
});
