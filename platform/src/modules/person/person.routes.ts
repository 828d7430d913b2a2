import type { FastifyRequest } from 'fastify';

import { invalidInput, requireRegistered, requireShopper, resourceId } from '../../kernel';
import type { Caller, Db, RoutePlugin } from '../../kernel';
import { notAuthorised, storeParams, storePath } from '../identity';
import type { AssistantService, IdentityService } from '../identity';
import { defaultLangId, knownStore } from '../storeConfig';

import type { AddressService } from './address.service';
import type { UpdateService } from './update.service';
import { guestRecord, registeredRecord } from './person.record';
import type { PersonParts, PersonRecord } from './person.record';
import {
  memberParams,
  personAnswer,
  personBody,
  personQuery,
  profileNameQuery,
  registeredAnswer,
  updateBody,
} from './person.schemas';
import { emptyProfile } from './profile.domain';
import type { ProfileService } from './profile.service';

/** The organisation a member acts for. */
export interface OrganizationPort {
  activeOf(userId: string): Promise<{ id: string; distinguishedName: string }>;
}

export interface PersonRouteDependencies {
  db: Db;
  identity: IdentityService;
  assistants: Pick<AssistantService, 'actFor' | 'note' | 'stores'>;
  organizations: OrganizationPort;
  addresses: AddressService;
  profiles: ProfileService;
  updates: UpdateService;
}

const role = (roleId: string, name: string, description: string) => ({ roleId, name, displayName: name, description });

/** Roles of a registered member (contract 12.3); -3 is the product's number for those who help shoppers. */
function rolesOf(assistedStores: readonly string[]): object[] {
  const customer = role('-29', 'Registered Customer', 'A shopper with an account');
  if (assistedStores.length === 0) return [customer];
  return [customer, role('-3', 'Customer Service Representative', 'Helps the shoppers of a store')];
}

const memberProfiles = new Set([
  'IBM_Assigned_Roles_Details',
  'IBM_User_Registration_Details',
  'IBM_User_Display_Details',
]);

/** Registration and the person record (sections 12.1 to 12.4). */
export function personRoutes(dependencies: PersonRouteDependencies): RoutePlugin {
  const { db, identity, assistants, organizations, addresses, profiles, updates } = dependencies;

  async function partsOf(caller: Caller, request: FastifyRequest, storeId: string): Promise<PersonParts> {
    const store = knownStore(storeId);
    return {
      userId: caller.userId,
      organization: await organizations.activeOf(caller.userId),
      contacts: caller.kind === 'generic' ? [] : await addresses.contacts(db, caller.userId),
      storeDefaults: { preferredLanguage: defaultLangId(store), preferredCurrency: store.currency },
      resourceId: resourceId(request),
    };
  }

  async function recordOf(caller: Caller, request: FastifyRequest, storeId: string): Promise<PersonRecord> {
    const parts = await partsOf(caller, request, storeId);
    const account = caller.kind === 'registered' ? await identity.account(db, caller.userId) : null;
    if (!account) return guestRecord(parts);
    const profile = (await profiles.profile(caller.userId)) ?? emptyProfile(caller.userId, account.createdAt);
    return registeredRecord(parts, account, profile, await addresses.selfAddress(db, caller.userId));
  }

  return (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.post(
      `${storePath}/person`,
      {
        schema: {
          params: storeParams,
          querystring: personQuery,
          body: personBody,
          response: { 201: registeredAnswer },
        },
      },
      async (request, reply) => {
        // Registering somebody else is an administrator's call.
        if (request.query.mode === 'admin') throw notAuthorised('register other people');
        const visitor = await identity.visitor(request.params.storeId, request.headers);
        const registered = await updates.register(visitor, request.body, request.query.langId);
        return reply.status(201).send({ ...registered, resourceName: 'person' });
      },
    );

    app.get(
      `${storePath}/person/@self`,
      { config: { behalf: 'served' }, schema: { params: storeParams, response: { 200: personAnswer } } },
      async (request) => {
        const caller = await request.caller();
        const { storeId } = request.params;
        await assistants.note(db, caller, { storeId, orderId: '', action: 'read' });
        return recordOf(caller, request, storeId);
      },
    );

    app.get(
      `${storePath}/person/@self/name`,
      { config: { remembered: 'served' }, schema: { params: storeParams } },
      async (request) => {
        const { userId } = await requireRegistered(request);
        return { firstName: (await profiles.profile(userId))?.first_name ?? '', resourceName: 'person' };
      },
    );

    app.put(
      `${storePath}/person/@self`,
      { schema: { params: storeParams, querystring: personQuery, body: updateBody } },
      async (request, reply) => {
        const { storeId } = request.params;
        const { langId } = request.query;
        const answer = await updates.update({ storeId, langId }, request.headers, request.body);
        return reply.status(answer.created ? 201 : 200).send({ ...answer.body, resourceName: 'person' });
      },
    );

    app.get(
      `${storePath}/person/:userId`,
      { schema: { params: memberParams, querystring: profileNameQuery } },
      async (request) => {
        const session = await requireShopper(request);
        const { profileName } = request.query;
        if (profileName && !memberProfiles.has(profileName)) throw invalidInput('profileName');
        const { storeId, userId } = request.params;
        const isOwn = userId === session.userId;
        const caller = isOwn ? session : await assistants.actFor(session, storeId, { forUserId: userId });
        await assistants.note(db, caller, { storeId, orderId: '', action: 'read' });
        const record = await recordOf(caller, request, storeId);
        return {
          userId: record.userId,
          ...(record.logonId ? { logonId: record.logonId } : {}),
          ...(record.email1 ? { email1: record.email1 } : {}),
          ...(record.phone1 ? { phone1: record.phone1 } : {}),
          ...(record.registrationDateTime ? { registration: record.registrationDateTime } : {}),
          parentMemberId: record.orgizationId,
          parentOrgName: record.organizationDistinguishedName,
          ...(profileName === 'IBM_Assigned_Roles_Details' && caller.kind === 'registered'
            ? { rolesWithDetails: rolesOf(await assistants.stores(caller.userId)) }
            : {}),
          resourceName: 'person',
        };
      },
    );
  };
}
