import type { ColumnType } from 'kysely';

/** A JSON column: text on the way in, parsed on the way out. */
type Json<T> = ColumnType<T, string, string>;

export interface KeyValue {
  key: string;
  value: string;
}

/** Newsletter choice of one store; `value` is `"true"` or `"false"`. */
export interface EmailPreference {
  storeID: string;
  value: string;
}

/** Personal details of a registered member; everything but the names may be empty. */
export interface ProfilesTable {
  user_id: string;
  first_name: string;
  last_name: string;
  email1: string;
  phone1: string;
  /** `yyyy-MM-dd` or empty. */
  date_of_birth: string;
  gender: 'Male' | 'Female' | 'Unspecified';
  preferred_language: string;
  preferred_currency: string;
  email_preferences: Json<EmailPreference[]>;
  /** Brand fields of the person, `hasNewsletter` among them. */
  x_data: Json<Record<string, string>>;
  email_verified_at: Date | null;
  updated_at: Date;
}

/** An address of a member. Editing writes a new row and keeps the old one as history (section 12.5). */
export interface AddressesTable {
  address_id: string;
  user_id: string;
  /** `self` belongs to the person record, `contact` to the address book, `express` to one express payment. */
  kind: 'self' | 'contact' | 'express';
  state: 'active' | 'replaced' | 'removed';
  nick_name: string;
  address_type: 'Shipping' | 'Billing' | 'ShippingAndBilling';
  is_primary: boolean;
  first_name: string;
  last_name: string;
  line1: string;
  line2: string;
  line3: string;
  city: string;
  region: string;
  zip_code: string;
  country: string;
  phone1: string;
  email1: string;
  /** `addressField1` holds the fiscal code (ACC-03). */
  attributes: Json<KeyValue[]>;
  created_at: Date;
}

/** A saved card: the payment provider's token and what may be shown. Never a card number or security code. */
export interface WalletCardsTable {
  card_id: string;
  user_id: string;
  token: string;
  brand: string;
  masked_number: string;
  expire_month: string;
  expire_year: string;
  holder: string;
  billing_address_id: string;
  is_default: boolean;
  created_at: Date;
}

/** The code last mailed to an address for one purpose, hashed. */
export interface ValidationCodesTable {
  email: string;
  purpose: 'register' | 'reset';
  code_hash: string;
  expires_at: Date;
  /** Wrong guesses so far. */
  attempts: number;
  sent_count: number;
  first_sent_at: Date;
}

// A type, not an interface: Kysely asks for an index signature.
export type PersonTables = {
  profiles: ProfilesTable;
  addresses: AddressesTable;
  wallet_cards: WalletCardsTable;
  validation_codes: ValidationCodesTable;
};
