import type { Insertable, Selectable } from 'kysely';

import type { Db, Trx } from '../../kernel';
import { foldName } from '../geo';
import type { PhysicalStore, StoreService } from './physicalStore.domain';
import type { PhysicalStoreRow, PhysicalStoreTables } from './physicalStore.tables';

const tables = (db: Db | Trx) => db.withTables<PhysicalStoreTables>();

function storeOf(row: Selectable<PhysicalStoreRow>): PhysicalStore {
  return {
    physicalStoreId: row.id,
    physicalStoreExternalId: row.external_id,
    storeNumber: row.store_number,
    practiceRecordId: row.practice_record_id,
    name: row.name,
    kind: row.kind === 'hearing' ? 'hearing' : 'optical',
    address: row.address,
    city: row.city,
    stateOrProvinceName: row.state,
    zipCode: row.postal_code,
    country: row.country,
    phone: row.phone,
    email: row.email,
    lat: row.lat,
    lng: row.lng,
    hours: row.hours,
    services: row.services.split(',') as StoreService[],
    distributionChannel: row.distribution_channel,
    appointmentUrl: row.appointment_url,
    tabliteBooking: row.tablite_booking,
    active: row.active,
  };
}

function rowOf(store: PhysicalStore): Insertable<PhysicalStoreRow> {
  return {
    id: store.physicalStoreId,
    external_id: store.physicalStoreExternalId,
    store_number: store.storeNumber,
    practice_record_id: store.practiceRecordId,
    name: store.name,
    kind: store.kind,
    address: store.address,
    city: store.city,
    city_folded: foldName(store.city),
    state: store.stateOrProvinceName,
    postal_code: store.zipCode,
    country: store.country,
    phone: store.phone,
    email: store.email,
    lat: store.lat,
    lng: store.lng,
    hours: JSON.stringify(store.hours),
    services: store.services.join(','),
    distribution_channel: store.distributionChannel,
    appointment_url: store.appointmentUrl,
    tablite_booking: store.tabliteBooking,
    active: store.active,
  };
}

/** Replaces every branch, 200 rows a statement. */
export async function replaceStores(db: Db | Trx, stores: readonly PhysicalStore[]): Promise<void> {
  await tables(db).deleteFrom('physical_stores').execute();
  for (let from = 0; from < stores.length; from += 200) {
    const rows = stores.slice(from, from + 200).map((store) => rowOf(store));
    await tables(db).insertInto('physical_stores').values(rows).execute();
  }
}

/** Active branches of a country, of one city when it is named, in the order of their numbers. */
export async function storesIn(
  db: Db,
  country: string | undefined,
  city: string | undefined,
  limit: number,
): Promise<PhysicalStore[]> {
  let query = tables(db).selectFrom('physical_stores').selectAll().where('active', '=', true);
  if (country) query = query.where('country', '=', country);
  if (city) query = query.where('city_folded', '=', foldName(city));
  return (await query.orderBy('store_number').limit(limit).execute()).map(storeOf);
}

/** Branches by number, in no order. */
export async function storesById(db: Db | Trx, ids: readonly string[]): Promise<PhysicalStore[]> {
  if (ids.length === 0) return [];
  return (await tables(db).selectFrom('physical_stores').selectAll().where('id', 'in', ids).execute()).map(storeOf);
}

/** Branches by practice identifier or practice record id, in no order. */
export async function storesByExternalId(db: Db | Trx, ids: readonly string[]): Promise<PhysicalStore[]> {
  if (ids.length === 0) return [];
  const rows = await tables(db)
    .selectFrom('physical_stores')
    .selectAll()
    .where((where) => where.or([where('external_id', 'in', ids), where('practice_record_id', 'in', ids)]))
    .execute();
  return rows.map(storeOf);
}
