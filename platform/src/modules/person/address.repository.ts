import { nextNumber } from '../../kernel';
import type { Db } from '../../kernel';

import { LIMITS } from '../limits';

import type { AddressRow } from './address.domain';
import type { AddressesTable, PersonTables } from './person.tables';

const tables = (db: Db) => db.withTables<PersonTables>();

export type NewAddress = Omit<AddressRow, 'address_id' | 'created_at'>;

/** Writes an address and gives its id; null when the member has an active contact of that nickname. */
export async function insertAddress(db: Db, address: NewAddress, now: Date): Promise<string | null> {
  const row = await tables(db)
    .insertInto('addresses')
    .values({
      ...address,
      address_id: await nextNumber(db, 'address'),
      attributes: JSON.stringify(address.attributes),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('address_id')
    .executeTakeFirst();
  await dropEarlierAddresses(db, address.user_id, LIMITS.earlierAddresses);
  return row?.address_id ?? null;
}

/** Any address of a member, history included. */
export async function findAddress(db: Db, userId: string, addressId: string): Promise<AddressRow | undefined> {
  return tables(db)
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .where('address_id', '=', addressId)
    .executeTakeFirst();
}

/** Active addresses of one kind, the primary one first, then in order of creation. */
export async function listAddresses(db: Db, userId: string, kind: AddressesTable['kind']): Promise<AddressRow[]> {
  return tables(db)
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('state', '=', 'active')
    .orderBy('is_primary', 'desc')
    .orderBy('created_at')
    .orderBy('address_id')
    .execute();
}

export async function findContact(db: Db, userId: string, nickName: string): Promise<AddressRow | undefined> {
  return tables(db)
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .where('nick_name', '=', nickName)
    .where('kind', '=', 'contact')
    .where('state', '=', 'active')
    .executeTakeFirst();
}

/** Takes an active address out of use; false when another request was faster. */
export async function retireAddress(db: Db, addressId: string, state: 'replaced' | 'removed'): Promise<boolean> {
  const result = await tables(db)
    .updateTable('addresses')
    .set({ state })
    .where('address_id', '=', addressId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Leaves the primary mark to the address given. */
export async function keepOnePrimary(db: Db, userId: string, addressId: string): Promise<void> {
  await tables(db)
    .updateTable('addresses')
    .set({ is_primary: false })
    .where('user_id', '=', userId)
    .where('kind', '=', 'contact')
    .where('state', '=', 'active')
    .where('address_id', '!=', addressId)
    .execute();
}

/** Gives the primary mark to the active contact that is offered first, where none has it. */
export async function keepAPrimary(db: Db, userId: string): Promise<void> {
  const [first] = await listAddresses(db, userId, 'contact');
  if (!first || first.is_primary) return;
  await tables(db)
    .updateTable('addresses')
    .set({ is_primary: true })
    .where('address_id', '=', first.address_id)
    .execute();
}

/** Forgets a member's addresses out of use but for the newest ones: carts and orders hold copies of their own. */
async function dropEarlierAddresses(db: Db, userId: string, kept: number): Promise<void> {
  const earlier = tables(db)
    .selectFrom('addresses')
    .select('address_id')
    .where('user_id', '=', userId)
    .where('state', '!=', 'active')
    .orderBy('created_at', 'desc')
    .orderBy('address_id', 'desc')
    .offset(kept);
  await tables(db).deleteFrom('addresses').where('address_id', 'in', earlier).execute();
}
