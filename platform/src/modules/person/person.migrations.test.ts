import { sql } from 'kysely';

import { migrate, type OpenDatabase } from '../../kernel';
import { openTestDatabase } from '../../testing/testDatabase';
import { personMigrations } from './person.migrations';

const anyCase = '0331_nick_names_of_any_case';

describe('address books from before names were told apart by their letters alone', () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.close());

  const add = (addressId: string, userId: string, name: string, { primary = false, state = 'active' } = {}) =>
    sql`insert into addresses values (${addressId}, ${userId}, 'contact', ${state}, ${name}, 'Shipping', ${primary},
      '', '', '', '', '', '', '', '', '', '', '', '[]', '2026-01-02T10:00:00Z')`.execute(opened.db);
  const names = async (userId: string) => {
    const { rows } = await sql<{ nick_name: string }>`select nick_name from addresses where user_id = ${userId}
      order by address_id`.execute(opened.db);
    return rows.map((row) => row.nick_name);
  };

  it('keep the name that is offered first, number its twins, and take no new ones [ACC-02] [PLAT-06]', async () => {
    const { db } = opened;
    await sql`create table members (user_id text primary key)`.execute(db);
    await sql`insert into members values ('1'), ('2')`.execute(db);
    const { [anyCase]: step, ...before } = personMigrations;
    if (!step) throw new Error('no such migration');
    await migrate(db, [before]);
    await add('1', '1', 'home');
    await add('2', '1', 'Home', { primary: true });
    await add('3', '1', 'HOME');
    await add('4', '1', 'Home 2');
    await add('5', '1', 'home', { state: 'removed' });
    await add('6', '2', 'Home');
    await migrate(db, [{ ...before, [anyCase]: step }]);
    expect(await names('1')).toEqual(['home 3', 'Home', 'HOME 4', 'Home 2', 'home']);
    expect(await names('2')).toEqual(['Home']);
    await expect(add('7', '2', 'hOME')).rejects.toThrow('contact_nick_names');
    await add('8', '2', 'hOME', { state: 'replaced' });
    await add('9', '2', 'Work');
    expect(await names('2')).toEqual(['Home', 'hOME', 'Work']);
  });
});
