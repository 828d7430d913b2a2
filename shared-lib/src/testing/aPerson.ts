import { ANONYMOUS, type UserState } from '../contracts';
import type { Contact, Person, WalletCard } from '../domain/person';
import { anAddress } from './aCart';

export function aContact(overrides: Partial<Contact> = {}): Contact {
  return {
    ...anAddress(),
    nickName: 'Home',
    addressType: 'ShippingAndBilling',
    primary: true,
    fiscalCode: '',
    attributes: [],
    ...overrides,
  };
}

export function aPerson(overrides: Partial<Person> = {}): Person {
  return {
    userId: '15006',
    logonId: 'ann@example.com',
    firstName: 'Ann',
    lastName: 'Doe',
    email1: 'ann@example.com',
    phone1: '212 555 0100',
    dateOfBirth: '1980-02-29',
    gender: '',
    passwordExpired: false,
    hasNewsletter: false,
    fiscalCode: '',
    contacts: [aContact()],
    organizationId: '-2000',
    ...overrides,
  };
}

export function aWalletCard(overrides: Partial<WalletCard> = {}): WalletCard {
  return {
    cardId: 'w-1',
    brand: 'VISA',
    maskedNumber: '************1111',
    expireMonth: '12',
    expireYear: '2030',
    holder: 'Ann Doe',
    isDefault: true,
    ...overrides,
  };
}

/** A visitor without identity. */
export function anAnonymousUser(overrides: Partial<UserState> = {}): UserState {
  return { ...ANONYMOUS, ...overrides };
}

export function aGuest(overrides: Partial<UserState> = {}): UserState {
  return anAnonymousUser({
    WCToken: '15005%2Cguest',
    userId: '15005',
    isGuest: true,
    personalizationID: '1612170847982-2',
    ...overrides,
  });
}

export function aSignedInUser(overrides: Partial<UserState> = {}): UserState {
  return anAnonymousUser({
    WCToken: '15006%2Cshopper',
    userId: '15006',
    userLoggedIn: true,
    personalizationID: '1612170847982-2',
    details: {
      userId: '15006',
      logonId: 'ann@example.com',
      firstName: 'Ann',
      lastName: 'Doe',
      email1: 'ann@example.com',
      contact: [],
      hasNewsletter: false,
    },
    ...overrides,
  });
}
