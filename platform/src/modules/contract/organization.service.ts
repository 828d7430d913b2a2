import { CONSUMER_ORGANIZATION_ID } from '@sightline/shared-lib/domain/person';

import { Fault, inTransaction, invalidInput, nextNumber } from '../../kernel';
import type { Caller, Clock, Db, Trx } from '../../kernel';
import { notAuthorised } from '../identity';
import type { IdentityService, Visitor } from '../identity';

import type { LetterWriter } from '../mail';
import { knownStore, localeOf } from '../storeConfig';

import {
  approve,
  findOrganization,
  insertOrganization,
  insertOrganizationMember,
  membersOf,
  organizationsOf,
  pendingOrganizations,
} from './contract.repository';
import type { OrganizationsTable } from './contract.tables';

/** The organisation of shoppers who buy for themselves. */
export const consumerOrganization = {
  id: CONSUMER_ORGANIZATION_ID,
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

export interface OrganizationMember {
  logonId: string;
  role: 'administrator' | 'buyer';
}

/** Most rows of a list; an organisation has some dozens of buyers. */
const LONGEST_LIST = 200;

const unknownOrganization = (organizationId: string): Fault =>
  new Fault(404, 'CMN0411E', '_ERR_FINDER_EXCEPTION', 'CMN0411E: There is no such organisation.', [organizationId]);

export type BuyerHandler = (trx: Trx, administrator: BuyerAdministrator) => Promise<void>;

export interface OrganizationService {
  /** Registers an organisation and its administrator; both wait for approval (section 13). */
  registerBuyer(visitor: Visitor, registration: BuyerRegistration): Promise<{ organizationId: string; userId: string }>;
  /** Organisations that wait for approval, the oldest first. */
  pending(): Promise<OrganizationsTable[]>;
  /** Lets an organisation and its members in, and writes to them; once, however often it is asked. */
  approve(organizationId: string): Promise<OrganizationsTable>;
  addMember(db: Db, organizationId: string, userId: string): Promise<void>;
  /** Lets somebody with an account buy for an organisation. */
  addMemberByLogon(organizationId: string, logonId: string): Promise<OrganizationsTable>;
  /** Who buys for an organisation, told to those who do. */
  members(caller: Caller, organizationId: string): Promise<OrganizationMember[]>;
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

export function createOrganizationService(
  db: Db,
  clock: Clock,
  identity: IdentityService,
  letters: LetterWriter,
): OrganizationService {
  const handlers: BuyerHandler[] = [];

  /** Lets a member of a newly approved organisation in, and says so. */
  async function welcome(
    trx: Trx,
    { organization_id: id, name, store_id: storeId }: OrganizationsTable,
    userId: string,
  ) {
    await identity.setStatus(trx, userId, 'active');
    const recipient = (await identity.account(trx, userId))?.logonId;
    if (!recipient) return;
    const store = knownStore(storeId);
    await letters.write(trx, {
      kind: 'organizationApproved',
      facts: { name },
      recipient,
      storeId,
      locale: localeOf(store, undefined),
      userId,
      cause: `organization ${id} approved ${userId}`,
    });
  }

  async function known(handle: Db, organizationId: string): Promise<OrganizationsTable> {
    const organization = await findOrganization(handle, organizationId);
    if (!organization) throw unknownOrganization(organizationId);
    return organization;
  }

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
    pending: () => pendingOrganizations(db, LONGEST_LIST),
    approve: (organizationId) =>
      inTransaction(db, async (trx) => {
        const approved = await approve(trx, organizationId);
        if (!approved) return known(trx, organizationId);
        for (const { user_id: userId } of await membersOf(trx, organizationId, LONGEST_LIST))
          await welcome(trx, approved, userId);
        return approved;
      }),
    addMemberByLogon: (organizationId, logonId) =>
      inTransaction(db, async (trx) => {
        const organization = await known(trx, organizationId);
        const userId = await identity.userIdOf(trx, logonId);
        if (!userId) throw invalidInput('logonId', 'There is no account with this address.');
        await insertOrganizationMember(trx, organizationId, userId, 'buyer');
        return organization;
      }),
    async members(caller, organizationId) {
      await this.byId(caller, organizationId);
      const found = await membersOf(db, organizationId, LONGEST_LIST);
      const accounts = await Promise.all(
        found.map(async ({ user_id: userId, role }) => ({ role, account: await identity.account(db, userId) })),
      );
      return accounts.flatMap(({ role, account }) => (account?.logonId ? [{ role, logonId: account.logonId }] : []));
    },
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
