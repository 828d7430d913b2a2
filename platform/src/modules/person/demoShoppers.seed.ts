import type { Trx } from '../../kernel';
import type { SeedContributor } from '../../seed/contributor';
import { seededOrganizationId } from '../contract';
import type { OrganizationService } from '../contract';
import type { IdentityService } from '../identity';

import type { AddressFields } from './address.domain';
import type { AddressService } from './address.service';
import type { RegistrationService } from './registration.service';

/** Password of every demo shopper. */
export const demoPassword = 'Sightline1!';

/** The part of the seed that brings people with that password. */
export const demoPeople = 'demo shoppers';

/** A shopper of the demonstration data; the first address is the default one. */
export interface DemoShopper {
  logonId: string;
  storeId: string;
  firstName: string;
  lastName: string;
  gender: 'Male' | 'Female' | 'Unspecified';
  dateOfBirth: string;
  phone1: string;
  newsletter: boolean;
  addresses: readonly AddressFields[];
  /** Buys for the seeded buyer organisation. */
  buyer?: true;
}

type Place = [nickName: string, street: string, city: string, state: string, zipCode: string, country: string];

function addressesOf(places: readonly Place[]): AddressFields[] {
  return places.map(([nickName, street, city, state, zipCode, country]) => ({
    nickName,
    addressLine: [street],
    city,
    state,
    zipCode,
    country,
    addressType: 'ShippingAndBilling',
  }));
}

type Person = [
  logonId: string,
  storeId: string,
  firstName: string,
  lastName: string,
  gender: DemoShopper['gender'],
  dateOfBirth: string,
  phone1: string,
  newsletter: boolean,
];

function shopper(person: Person, places: readonly Place[], extra: Partial<DemoShopper> = {}): DemoShopper {
  const [logonId, storeId, firstName, lastName, gender, dateOfBirth, phone1, newsletter] = person;
  return {
    logonId,
    storeId,
    firstName,
    lastName,
    gender,
    dateOfBirth,
    phone1,
    newsletter,
    addresses: addressesOf(places),
    ...extra,
  };
}

/** Shoppers of the demonstration, at least one a store; invented people at invented house numbers. */
export const demoShoppers: readonly DemoShopper[] = [
  shopper(
    ['emma.carter@example.com', '10801', 'Emma', 'Carter', 'Female', '1989-04-17', '2065550114', true],
    [
      ['Home', '812 Pine Street', 'Seattle', 'WA', '98101', 'US'],
      ['Office', '350 Fifth Avenue', 'New York', 'NY', '10118', 'US'],
    ],
  ),
  shopper(
    ['james.walker@example.com', '10801', 'James', 'Walker', 'Male', '1978-11-02', '5125550167', false],
    [['Home', '2204 South Lamar Boulevard', 'Austin', 'TX', '78704', 'US']],
  ),
  shopper(
    ['olivia.reed@example.com', '10801', 'Olivia', 'Reed', 'Female', '1984-06-25', '2065550188', false],
    [['Practice', '1420 Western Avenue', 'Seattle', 'WA', '98101', 'US']],
    { buyer: true },
  ),
  // A payment provider's test double puts this shopper's payments under review.
  shopper(
    ['review@example.com', '10801', 'Riley', 'Morgan', 'Unspecified', '1992-01-30', '3125550139', false],
    [['Home', '48 West Madison Street', 'Chicago', 'IL', '60602', 'US']],
  ),
  shopper(
    ['marta.rossi@example.com', '10802', 'Marta', 'Rossi', 'Female', '1986-09-12', '+39 02 5550 1734', true],
    [
      ['Casa', 'Via Solferino 21', 'Milano', 'MI', '20121', 'IT'],
      ['Ufficio', 'Via Torino 40', 'Roma', 'RM', '00184', 'IT'],
    ],
  ),
  shopper(
    ['luca.bianchi@example.com', '10802', 'Luca', 'Bianchi', 'Male', '1995-02-08', '+39 055 5550 218', false],
    [['Casa', 'Via Ghibellina 64', 'Firenze', 'FI', '50122', 'IT']],
  ),
  shopper(
    ['camille.martin@example.com', '10803', 'Camille', 'Martin', 'Female', '1991-07-03', '+33 1 99 00 45 12', true],
    [['Maison', '18 rue de Turenne', 'Paris', 'IDF', '75003', 'FR']],
  ),
  shopper(
    ['jonas.weber@example.com', '10804', 'Jonas', 'Weber', 'Male', '1982-12-19', '+49 30 2312 5417', false],
    [['Zuhause', 'Torstraße 96', 'Berlin', 'BE', '10119', 'DE']],
  ),
  shopper(
    ['lucia.fernandez@example.com', '10805', 'Lucía', 'Fernández', 'Female', '1993-05-27', '+34 910 555 163', true],
    [['Casa', 'Calle de Fuencarral 77', 'Madrid', 'M', '28004', 'ES']],
  ),
  shopper(
    ['ines.carvalho@example.com', '10806', 'Inês', 'Carvalho', 'Female', '1988-10-05', '+351 210 555 174', false],
    [['Casa', 'Rua Garrett 52', 'Lisboa', '11', '1200-204', 'PT']],
  ),
  shopper(
    ['nicolas.favre@example.com', '10807', 'Nicolas', 'Favre', 'Male', '1979-03-22', '+41 22 555 01 86', false],
    [['Domicile', 'Rue du Stand 14', 'Genève', 'GE', '1204', 'CH']],
  ),
  shopper(
    ['harriet.shaw@example.com', '10808', 'Harriet', 'Shaw', 'Female', '1987-08-14', '+44 7700 900142', true],
    [['Home', '9 Seven Dials Court', 'London', 'ENG', 'WC2H 9HA', 'GB']],
  ),
  shopper(
    ['noor.haddad@example.com', '10809', 'Noor', 'Haddad', 'Female', '1994-11-28', '+353 20 915 0163', false],
    [['Home', '31 Dame Street', 'Dublin', 'D', 'D02 HC60', 'IE']],
  ),
];

export interface DemoShopperDependencies {
  identity: IdentityService;
  person: Pick<AddressService, 'insertContact'> & Pick<RegistrationService, 'describe'>;
  organizations: OrganizationService;
}

async function create(
  trx: Trx,
  demo: DemoShopper,
  passwordHash: string,
  dependencies: DemoShopperDependencies,
): Promise<void> {
  const { identity, person, organizations } = dependencies;
  const { logonId, storeId, addresses, newsletter, buyer, ...details } = demo;
  const visitor = { storeId, userAgent: 'demo', session: null };
  const profileType = buyer ? 'B' : 'C';
  const userId = await identity.enrol(trx, visitor, { logonId, passwordHash, status: 'active', profileType });
  const { nickName: _nickName, ...home } = addresses[0] ?? {};
  await person.describe(trx, userId, storeId, { ...home, ...details, logonId, receiveEmail: String(newsletter) });
  if (buyer) await organizations.addMember(trx, seededOrganizationId, userId);
  const { firstName, lastName, phone1 } = details;
  for (const address of addresses) {
    await person.insertContact(trx, storeId, userId, { ...address, firstName, lastName, phone1, email1: logonId });
  }
}

/** Creates the demo shoppers that are missing; safe to repeat. Their ids are found by `identity.service.userIdOf`. */
export function demoShopperSeed(dependencies: DemoShopperDependencies): SeedContributor {
  return {
    name: demoPeople,
    async run(db, progress) {
      // The seed hands over a transaction's handle, typed as any handle.
      const trx = db as Trx;
      // One hash for all: the password is public, and a hash takes a tenth of a second.
      const passwordHash = await dependencies.identity.newPasswordHash(demoPassword);
      for (const demo of demoShoppers) {
        if (!(await dependencies.identity.userIdOf(trx, demo.logonId)))
          await create(trx, demo, passwordHash, dependencies);
      }
      progress(`${demoShoppers.length} shoppers`);
    },
  };
}
