import type { Selectable } from 'kysely';

import type { AddressesTable, KeyValue } from './person.tables';

export type AddressRow = Selectable<AddressesTable>;

/** An address as other modules see it. */
export interface Address {
  addressId: string;
  nickName: string;
  addressType: AddressesTable['address_type'];
  firstName: string;
  lastName: string;
  addressLine: [string, string, string];
  city: string;
  state: string;
  zipCode: string;
  country: string;
  phone1: string;
  email1: string;
  fiscalCode?: string;
}

/** What a caller may say about an address. */
export interface AddressFields {
  nickName?: string;
  addressType?: AddressesTable['address_type'];
  primary?: string;
  firstName?: string;
  lastName?: string;
  addressLine?: string[];
  city?: string;
  state?: string;
  /** `state` in the spelling of the answers' lines; `state` wins. */
  stateOrProvinceName?: string;
  zipCode?: string;
  /** `zipCode` in the same spelling. */
  postalCode?: string;
  country?: string;
  phone1?: string;
  email1?: string;
  attributes?: KeyValue[];
  fiscalCode?: string;
  addressField1?: string;
}

/** Nicknames are told apart by their letters, not by their case. */
export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const fiscalCodeKey = 'addressField1';

/** The attribute list with the fiscal code, trimmed, in place of any earlier one; an empty code removes it (ACC-03). */
export function withFiscalCode(attributes: readonly KeyValue[], fiscalCode: string | undefined): KeyValue[] {
  if (fiscalCode === undefined) return [...attributes];
  const others = attributes.filter((attribute) => attribute.key !== fiscalCodeKey);
  const value = fiscalCode.trim();
  return value === '' ? others : [...others, { key: fiscalCodeKey, value }];
}

/** Attributes of a request: those given, with the fiscal code of whichever field carries it. */
export function attributesFrom(fields: AddressFields, earlier: readonly KeyValue[]): KeyValue[] {
  const given = fields.attributes ?? earlier;
  const inList = fields.attributes?.find((attribute) => attribute.key === fiscalCodeKey)?.value;
  return withFiscalCode(given, fields.fiscalCode ?? fields.addressField1 ?? inList);
}

export function fiscalCodeOf(attributes: readonly KeyValue[]): string | undefined {
  return attributes.find((attribute) => attribute.key === fiscalCodeKey)?.value;
}

/** The row that results from applying a request to an earlier row, or to an empty one. */
export function applyAddress<Row extends Omit<AddressRow, 'address_id' | 'created_at'>>(
  row: Row,
  fields: AddressFields,
): Row {
  const text = (value: string | undefined, earlier: string) => value?.trim() ?? earlier;
  const [line1, line2, line3] = fields.addressLine
    ? [...fields.addressLine, '', '', '']
    : [row.line1, row.line2, row.line3];
  return {
    ...row,
    nick_name: text(fields.nickName, row.nick_name),
    address_type: fields.addressType ?? row.address_type,
    is_primary: fields.primary === undefined ? row.is_primary : fields.primary === 'true',
    first_name: text(fields.firstName, row.first_name),
    last_name: text(fields.lastName, row.last_name),
    line1: text(line1, ''),
    line2: text(line2, ''),
    line3: text(line3, ''),
    city: text(fields.city, row.city),
    region: text(fields.state ?? fields.stateOrProvinceName, row.region),
    zip_code: text(fields.zipCode ?? fields.postalCode, row.zip_code),
    country: text(fields.country, row.country).toUpperCase(),
    phone1: text(fields.phone1, row.phone1),
    email1: text(fields.email1, row.email1),
    attributes: attributesFrom(fields, row.attributes),
  };
}

export function emptyAddress(
  userId: string,
  kind: AddressesTable['kind'],
): Omit<AddressRow, 'address_id' | 'created_at'> {
  return {
    user_id: userId,
    kind,
    state: 'active',
    nick_name: '',
    address_type: 'ShippingAndBilling',
    is_primary: false,
    first_name: '',
    last_name: '',
    line1: '',
    line2: '',
    line3: '',
    city: '',
    region: '',
    zip_code: '',
    country: '',
    phone1: '',
    email1: '',
    attributes: [],
  };
}

export function addressOf(row: AddressRow): Address {
  const fiscalCode = fiscalCodeOf(row.attributes);
  return {
    addressId: row.address_id,
    nickName: row.nick_name,
    addressType: row.address_type,
    firstName: row.first_name,
    lastName: row.last_name,
    addressLine: [row.line1, row.line2, row.line3],
    city: row.city,
    state: row.region,
    zipCode: row.zip_code,
    country: row.country,
    phone1: row.phone1,
    email1: row.email1,
    ...(fiscalCode === undefined ? {} : { fiscalCode }),
  };
}

/** An entry of `contact[]` (section 12.2). */
export function wireContact(row: AddressRow) {
  return {
    addressId: row.address_id,
    nickName: row.nick_name,
    addressType: row.address_type,
    primary: String(row.is_primary),
    firstName: row.first_name,
    lastName: row.last_name,
    addressLine: [row.line1, row.line2, row.line3],
    city: row.city,
    state: row.region,
    zipCode: row.zip_code,
    country: row.country,
    phone1: row.phone1,
    email1: row.email1,
    ...(row.attributes.length > 0 ? { attributes: row.attributes } : {}),
  };
}
