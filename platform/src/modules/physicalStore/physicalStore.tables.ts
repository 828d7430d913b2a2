import type { ColumnType, Generated } from 'kysely';

import type { OpeningHours } from './physicalStore.domain';

export interface PhysicalStoreRow {
  id: string;
  external_id: string;
  store_number: string;
  practice_record_id: string;
  name: string;
  kind: string;
  address: string;
  city: string;
  /** City without accents and capitals, for look-ups. */
  city_folded: string;
  state: string;
  postal_code: string;
  /** Two letters, lower case. */
  country: string;
  phone: string;
  email: string;
  lat: number;
  lng: number;
  hours: ColumnType<OpeningHours, string, string>;
  /** Comma-separated. */
  services: string;
  distribution_channel: string;
  appointment_url: string;
  tablite_booking: boolean;
  active: boolean;
}

export interface FavouriteStoreRow {
  tenant_key: string;
  user_id: string;
  external_id: string;
  is_default: boolean;
  created_at: Generated<Date>;
}

/** Tables of branches and of shoppers' favourite branches. */
export type PhysicalStoreTables = {
  physical_stores: PhysicalStoreRow;
  favourite_stores: FavouriteStoreRow;
};
