import type { Db, Trx } from '../../kernel';
import type { PhysicalStoreTables } from './physicalStore.tables';

const tables = (db: Db | Trx) => db.withTables<PhysicalStoreTables>();

/** Whose favourites: a brand's tenant in a country and a shopper. */
export interface FavouriteOwner {
  tenantKey: string;
  userId: string;
}

/** A shopper's favourite branches, the default first, then in the order they were added. */
export async function favouritesOf(
  db: Db | Trx,
  owner: FavouriteOwner,
): Promise<{ externalId: string; isDefault: boolean }[]> {
  const rows = await tables(db)
    .selectFrom('favourite_stores')
    .select(['external_id', 'is_default'])
    .where('tenant_key', '=', owner.tenantKey)
    .where('user_id', '=', owner.userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('external_id')
    .execute();
  return rows.map((row) => ({ externalId: row.external_id, isDefault: row.is_default }));
}

/** Takes a branch off the list; nothing happens when it is not on it. */
export async function removeFavourite(db: Db | Trx, owner: FavouriteOwner, externalId: string): Promise<void> {
  await tables(db)
    .deleteFrom('favourite_stores')
    .where('tenant_key', '=', owner.tenantKey)
    .where('user_id', '=', owner.userId)
    .where('external_id', '=', externalId)
    .execute();
}

/** Forgets the favourites of shoppers who go. */
export async function forgetFavourites(trx: Trx, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await tables(trx).deleteFrom('favourite_stores').where('user_id', 'in', userIds).execute();
}

/** Makes a branch the only default, adding it when it is missing. */
export async function setDefaultFavourite(trx: Trx, owner: FavouriteOwner, externalId: string): Promise<void> {
  await tables(trx)
    .updateTable('favourite_stores')
    .set({ is_default: false })
    .where('tenant_key', '=', owner.tenantKey)
    .where('user_id', '=', owner.userId)
    .execute();
  await tables(trx)
    .insertInto('favourite_stores')
    .values({ tenant_key: owner.tenantKey, user_id: owner.userId, external_id: externalId, is_default: true })
    .onConflict((conflict) =>
      conflict.columns(['tenant_key', 'user_id', 'external_id']).doUpdateSet({ is_default: true }),
    )
    .execute();
}
