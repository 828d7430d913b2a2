import type { Clock, Db, MigrationSet, RoutePlugin } from '../../kernel';
import type { AssistantService, CodeHasher, IdentityService } from '../identity';
import type { OrganizationService } from '../contract';
import type { LetterWriter } from '../mail';

import { createAddressService } from './address.service';
import type { AddressService } from './address.service';
import { contactRoutes } from './contact.routes';
import { membershipRoutes } from './membership.routes';
import type { OrderOwnership } from './membership.routes';
import { createOwnerLetters } from './ownerLetters';
import { createPasswordService } from './password.service';
import { personMigrations } from './person.migrations';
import { personRoutes } from './person.routes';
import { guestsWithLetter } from './profile.repository';
import { createProfileService } from './profile.service';
import type { ProfileService } from './profile.service';
import { createRegistrationService } from './registration.service';
import type { RegistrationService } from './registration.service';
import { createUpdateService } from './update.service';
import { createValidationCodeService } from './validationCode.service';
import type { ValidationCodeService } from './validationCode.service';
import { walletRoutes } from './wallet.routes';
import { createWalletService } from './wallet.service';
import type { WalletService } from './wallet.service';

export { demoAssistants, demoAssistantSeed } from './demoAssistants.seed';
export { demoPassword, demoPeople, demoShoppers, demoShopperSeed } from './demoShoppers.seed';
export type { Address, AddressFields } from './address.domain';
export type { DemoShopper } from './demoShoppers.seed';
export type { OrderOwnership } from './membership.routes';
export type { PersonTables } from './person.tables';
export type { PersonSummary } from './profile.service';

/** What other modules may ask of persons. */
export interface PersonService
  extends
    Pick<AddressService, 'address' | 'addresses' | 'insertContact' | 'addExpressAddress' | 'dropExpressAddresses'>,
    Pick<WalletService, 'card'>,
    Pick<ProfileService, 'summary'>,
    Pick<RegistrationService, 'describe'>,
    Pick<ValidationCodeService, 'housekeep'> {}

export interface PersonModule {
  routes: RoutePlugin;
  service: PersonService;
  migrations: MigrationSet;
}

export interface PersonDependencies {
  db: Db;
  clock: Clock;
  identity: { service: IdentityService; codes: CodeHasher; assistants: AssistantService };
  organizations: OrganizationService;
  orders: OrderOwnership;
  /** Writes the codes' letters. */
  letters: LetterWriter;
}

/** Registration, profile, address book, wallet and devices of shoppers. */
export function createPersonModule({
  db,
  clock,
  identity,
  organizations,
  orders,
  letters,
}: PersonDependencies): PersonModule {
  const addresses = createAddressService(db, clock);
  const codes = createValidationCodeService(db, clock, identity.codes, letters);
  const tellOwner = createOwnerLetters(identity.service, letters, clock);
  const profiles = createProfileService(db, clock, identity.service, addresses, tellOwner);
  const passwords = createPasswordService(db, identity.service, codes, tellOwner);
  const registrations = createRegistrationService({ db, clock, identity: identity.service, addresses, codes });
  const updates = createUpdateService({ identity: identity.service, registrations, profiles, passwords });
  const wallet = createWalletService(db, clock);
  identity.service.onReplaced((trx, userId, site) => tellOwner(trx, 'passwordChanged', userId, site));
  // Who wants the newsletter stays known after the visit.
  identity.service.onForget(guestsWithLetter);
  identity.service.onProven((trx, { userId, storeId, email, firstName, lastName, isNew }) =>
    registrations.prove(trx, userId, isNew ? { storeId, fields: { logonId: email, firstName, lastName } } : null),
  );
  organizations.onBuyer(async (trx, { userId, ...details }) => {
    const account = await identity.service.account(trx, userId);
    await registrations.describe(trx, userId, '', { ...details, logonId: account?.logonId ?? details.email1 });
  });
  return {
    routes: async (app) => {
      const { service, assistants } = identity;
      await personRoutes({ db, identity: service, assistants, organizations, addresses, profiles, updates })(app);
      await membershipRoutes({ db, identity: identity.service, registrations, profiles, orders })(app);
      await contactRoutes(db, addresses)(app);
      await walletRoutes(db, wallet)(app);
    },
    service: {
      ...addresses,
      card: wallet.card,
      summary: profiles.summary,
      describe: registrations.describe,
      housekeep: codes.housekeep,
    },
    migrations: personMigrations,
  };
}
