import { inTransaction, nextNumber } from '../../kernel';
import type { Caller, Clock, Db, Trx } from '../../kernel';
import { notAuthorised } from '../identity';
import type { IdentityService, Visitor } from '../identity';

import { approve, insertOrganization, insertOrganizationMember, organizationsOf } from './contract.repository';
import type { OrganizationsTable } from './contract.tables';

/** The organisation of shoppers who buy for themselves. */
export const consumerOrganization = {
  id: '-2000',
  name: 'Sightline Consumers',
  distinguishedName: 'o=sightline consumers,o=root organization',
};

/** What a new buyer organisation says about its first administrator. */
export interface BuyerAdministrator {
  userId: string;
  firstName: string;
  lastName: string;
  email1: string;
  phone1: string;
}

export interface BuyerRegistration {
  name: string;
  logonId: string;
  password: string;
  passwordVerify: string;
  administrator: Omit<BuyerAdministrator, 'userId'>;
  address: Pick<OrganizationsTable, 'address_line' | 'city' | 'state' | 'zip_code' | 'country'>;
}

export type BuyerHandler = (trx: Trx, administrator: BuyerAdministrator) => Promise<void>;

export interface OrganizationService {
  /** Registers an organisation and its administrator; both wait for approval (section 13). */
  registerBuyer(visitor: Visitor, registration: BuyerRegistration): Promise<{ organizationId: string; userId: string }>;
  /** Lets an organisation and its members in. */
  approve(organizationId: string): Promise<void>;
  addMember(db: Db, organizationId: string, userId: string): Promise<void>;
  entitled(caller: Caller): Promise<OrganizationsTable[]>;
  byId(caller: Caller, organizationId: string): Promise<OrganizationsTable>;
  /** The organisation a member acts for: the first it belongs to, else the consumers'. */
  activeOf(userId: string): Promise<{ id: string; distinguishedName: string }>;
  /** What a module does with the administrator's personal details; runs inside the registration. */
  onBuyer(handler: BuyerHandler): void;
}

export function distinguishedName(name: string): string {
  return `o=${name.toLowerCase().replaceAll(',', ' ')},o=root organization`;
}

export function createOrganizationService(db: Db, clock: Clock, identity: IdentityService): OrganizationService {
  const handlers: BuyerHandler[] = [];
  return {
    onBuyer: (handler) => void handlers.push(handler),
    async registerBuyer(visitor, registration) {
      const passwordHash = await identity.newPasswordHash(registration.password, registration.passwordVerify);
      // A guest who registers a company stays a guest: the administrator is a person of its own.
      const stranger: Visitor = { storeId: visitor.storeId, userAgent: visitor.userAgent, session: null };
      return inTransaction(db, async (trx) => {
        const userId = await identity.enrol(trx, stranger, {
          logonId: registration.logonId,
          passwordHash,
          status: 'pending',
          profileType: 'B',
        });
        const organizationId = await nextNumber(trx, 'organization');
        await insertOrganization(trx, {
          ...registration.address,
          organization_id: organizationId,
          name: registration.name,
          store_id: visitor.storeId,
          status: 'pending',
          phone: registration.administrator.phone1,
          email: registration.administrator.email1,
          created_at: clock.now(),
        });
        await insertOrganizationMember(trx, organizationId, userId, 'administrator');
        for (const handler of handlers) await handler(trx, { ...registration.administrator, userId });
        return { organizationId, userId };
      });
    },
    approve: (organizationId) =>
      inTransaction(db, async (trx) => {
        for (const userId of await approve(trx, organizationId)) await identity.setStatus(trx, userId, 'active');
      }),
    addMember: (handle, organizationId, userId) => insertOrganizationMember(handle, organizationId, userId, 'buyer'),
    entitled: (caller) => (caller.kind === 'registered' ? organizationsOf(db, caller.userId) : Promise.resolve([])),
    async byId(caller, organizationId) {
      const found = (await organizationsOf(db, caller.userId)).find((one) => one.organization_id === organizationId);
      if (!found) throw notAuthorised('read this organisation');
      return found;
    },
    async activeOf(userId) {
      const [first] = await organizationsOf(db, userId);
      return first
        ? { id: first.organization_id, distinguishedName: distinguishedName(first.name) }
        : { id: consumerOrganization.id, distinguishedName: consumerOrganization.distinguishedName };
    },
  };
}
