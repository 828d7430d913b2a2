import type { Static } from 'typebox';

import type { Account } from '../identity';

import { wireContact } from './address.domain';
import type { AddressRow } from './address.domain';
import type { personAnswer } from './person.schemas';
import type { Profile } from './profile.domain';

export interface PersonParts {
  userId: string;
  organization: { id: string; distinguishedName: string };
  contacts: readonly AddressRow[];
  /** Speech and money of the store that is asked, for who never chose any. */
  storeDefaults: { preferredLanguage: string; preferredCurrency: string };
  /** Address of the request, as the answer repeats it. */
  resourceId: string;
}

export type PersonRecord = Static<typeof personAnswer>;

/** The record of a guest or of the generic user (section 12.2). */
export function guestRecord({ userId, organization, contacts, resourceId }: PersonParts): PersonRecord {
  return {
    userId,
    orgizationId: organization.id,
    organizationDistinguishedName: organization.distinguishedName,
    ...(contacts.length > 0 ? { contact: contacts.map(wireContact) } : {}),
    resourceId,
    resourceName: 'person',
  };
}

/** Leaves out what was never filled in: absent fields are missing, not empty (section 12.2). */
function filled<T extends Record<string, string>>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<T>;
}

function ownAddress(row: AddressRow | undefined): Partial<PersonRecord> {
  if (!row) return {};
  const { attributes, addressId, nickName, addressType, primary, addressLine, city, state, zipCode, country } =
    wireContact(row);
  return {
    addressId,
    nickName,
    addressType,
    primary,
    addressLine,
    ...filled({ city, state, zipCode, country }),
    ...(attributes ? { attributes } : {}),
  };
}

/** The record of a registered shopper (section 12.2). */
export function registeredRecord(
  parts: PersonParts,
  account: Account,
  profile: Profile,
  own: AddressRow | undefined,
): PersonRecord {
  return {
    ...guestRecord(parts),
    ...ownAddress(own),
    ...filled({
      logonId: account.logonId ?? '',
      firstName: profile.first_name,
      lastName: profile.last_name,
      email1: profile.email1,
      phone1: profile.phone1,
      dateOfBirth: profile.date_of_birth,
      preferredLanguage: profile.preferred_language || parts.storeDefaults.preferredLanguage,
      preferredCurrency: profile.preferred_currency || parts.storeDefaults.preferredCurrency,
    }),
    gender: profile.gender,
    accountStatus: account.status === 'locked' ? 'Disabled' : 'Enabled',
    registrationStatus: 'RegisteredPerson',
    registrationApprovalStatus: account.status === 'pending' ? 'PendingApproval' : 'Approved',
    registrationDateTime: (account.registeredAt ?? account.createdAt).toISOString(),
    lastUpdate: profile.updated_at.toISOString(),
    passwordExpired: String(account.passwordExpired),
    profileType: account.profileType === 'B' ? 'Business' : 'Consumer',
    distinguishedName: `uid=${account.logonId ?? parts.userId},${parts.organization.distinguishedName}`,
    challengeQuestion: '-',
    ...(profile.email_preferences.length > 0 ? { receiveEmailPreference: profile.email_preferences } : {}),
    ...(Object.keys(profile.x_data).length > 0 ? { x_data: profile.x_data } : {}),
  };
}
