import { isBirthDate, isRealDate } from '@sightline/shared-lib/domain/validation';
import type { Selectable } from 'kysely';

import { invalidInput } from '../../kernel';

import type { AddressFields } from './address.domain';
import { newsletterChoice, withPreference, type NewsletterFields } from './newsletter.domain';
import type { KeyValue, ProfilesTable } from './person.tables';

export type Profile = Selectable<ProfilesTable>;

/** What a caller may say about a person (sections 12.1 and 12.4). */
export interface ProfileFields extends AddressFields, NewsletterFields {
  dateOfBirth?: string;
  gender?: string;
  preferredLanguage?: string;
  preferredCurrency?: string;
  attributes?: KeyValue[];
}

const genders: Record<string, Profile['gender']> = {
  M: 'Male',
  Male: 'Male',
  F: 'Female',
  Female: 'Female',
  U: 'Unspecified',
  Unspecified: 'Unspecified',
  '': 'Unspecified',
};

/** A date of birth as `yyyy-MM-dd`: a day that the form takes too (SITE-16). */
export function dateOfBirthFrom(text: string, today: Date): string {
  const day = text.trim();
  if (day === '') return '';
  if (!isRealDate(day) || !isBirthDate(day, today.getTime())) throw invalidInput('dateOfBirth');
  return day;
}

/** The profile that results from applying a request to an earlier one. */
export function applyProfile(profile: Profile, fields: ProfileFields, storeId: string, now: Date): Profile {
  const gender = fields.gender === undefined ? profile.gender : genders[fields.gender];
  if (!gender) throw invalidInput('gender');
  const newsletter = newsletterChoice(fields, storeId);
  let preferences = profile.email_preferences;
  for (const { storeID, value } of fields.receiveEmailPreference ?? []) {
    preferences = withPreference(preferences, storeID, value);
  }
  return {
    ...profile,
    first_name: fields.firstName?.trim() ?? profile.first_name,
    last_name: fields.lastName?.trim() ?? profile.last_name,
    email1: fields.email1?.trim() ?? profile.email1,
    phone1: fields.phone1?.trim() ?? profile.phone1,
    date_of_birth: fields.dateOfBirth === undefined ? profile.date_of_birth : dateOfBirthFrom(fields.dateOfBirth, now),
    gender,
    preferred_language: fields.preferredLanguage ?? profile.preferred_language,
    preferred_currency: fields.preferredCurrency ?? profile.preferred_currency,
    email_preferences: newsletter === undefined ? preferences : withPreference(preferences, storeId, newsletter),
    x_data: { ...profile.x_data, ...fields.x_data, ...(newsletter === undefined ? {} : { hasNewsletter: newsletter }) },
    updated_at: now,
  };
}

export function emptyProfile(userId: string, now: Date): Profile {
  return {
    user_id: userId,
    first_name: '',
    last_name: '',
    email1: '',
    phone1: '',
    date_of_birth: '',
    gender: 'Unspecified',
    preferred_language: '',
    preferred_currency: '',
    email_preferences: [],
    x_data: {},
    email_verified_at: null,
    updated_at: now,
  };
}

const selfAddressFields = [
  'firstName',
  'lastName',
  'email1',
  'phone1',
  'addressLine',
  'city',
  'state',
  'stateOrProvinceName',
  'zipCode',
  'postalCode',
  'country',
  'attributes',
  'fiscalCode',
  'addressField1',
] as const satisfies readonly (keyof AddressFields)[];

/** The part of a request that belongs to the person's own address, or null when it says nothing about it. */
export function selfAddressPart(fields: ProfileFields): AddressFields | null {
  const named = selfAddressFields.filter((name) => fields[name] !== undefined);
  return named.length > 0 ? Object.fromEntries(named.map((name) => [name, fields[name]])) : null;
}
