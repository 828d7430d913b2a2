// Embedded alone: it is about the embedded connection.
import { sql } from 'kysely';

import { emptyArchive } from '../testing/testDatabase';
import { openDatabase } from './database';
import type { OpenDatabase } from './database';

describe('the embedded connection', () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openDatabase(await emptyArchive());
    await sql`create table pieces (id integer primary key)`.execute(opened.db);
    await sql`insert into pieces values (1), (2), (3)`.execute(opened.db);
  }, 30_000);
  afterAll(() => opened.close());

  it('lets new calls in while others wait for it [PLAT-01]', async () => {
    let turns = 0;
    let waiting = true;
    const turn = () => {
      turns += 1;
      if (waiting) setImmediate(turn);
    };
    setImmediate(turn);
    await Promise.all(Array.from({ length: 20 }, () => sql`select 1`.execute(opened.db)));
    waiting = false;
    expect(turns).toBeGreaterThanOrEqual(20);
  });

  it('lets others have turns during a long transaction [PLAT-01]', async () => {
    let turns = 0;
    let working = true;
    const turn = () => {
      turns += 1;
      if (working) setImmediate(turn);
    };
    await opened.db.transaction().execute(async (trx) => {
      setImmediate(turn);
      for (let query = 0; query < 20; query += 1)
        await sql`select count(*) from generate_series(1, 200000)`.execute(trx);
    });
    working = false;
    expect(turns).toBeGreaterThanOrEqual(5);
  });

  it('keeps plans of what is asked again, with other values and after a change of the schema [PLAT-01]', async () => {
    const read = async (id: number) => (await sql`select * from pieces where id = ${id}`.execute(opened.db)).rows;
    expect([await read(1), await read(2), await read(3), await read(4)]).toEqual([
      [{ id: 1 }],
      [{ id: 2 }],
      [{ id: 3 }],
      [],
    ]);
    const kept = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(opened.db);
    expect(kept.rows.map(({ statement }) => statement)).toContain('select * from pieces where id = $1');
    await sql`alter table pieces add column colour text default 'red'`.execute(opened.db);
    expect([await read(1), await read(2)]).toEqual([[{ id: 1, colour: 'red' }], [{ id: 2, colour: 'red' }]]);
  });

  it('continues after a statement that fails, each time [PLAT-01]', async () => {
    const fail = () => sql`insert into pieces (id) values (${1})`.execute(opened.db);
    for (let turn = 0; turn < 3; turn += 1) {
      await expect(fail()).rejects.toMatchObject({ code: '23505' });
      await expect(sql`select nothing from nowhere`.execute(opened.db)).rejects.toMatchObject({ code: '42P01' });
    }
    expect((await sql`select count(*)::int as n from pieces`.execute(opened.db)).rows).toEqual([{ n: 3 }]);
  });
});
