import { invalidInput, requireShopper } from '../../kernel';
import type { Caller, Db, RoutePlugin } from '../../kernel';
import { notAuthorised, storeParams, storePath } from '../identity';
import type { IdentityService } from '../identity';

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
  organizations: OrganizationPort;
  addresses: AddressService;
  profiles: ProfileService;
  updates: UpdateService;
}

const memberProfiles = new Set([
  'IBM_Assigned_Roles_Details',
  'IBM_User_Registration_Details',
  'IBM_User_Display_Details',
]);

/** Registration and the person record (sections 12.1 to 12.4). */
export function personRoutes(dependencies: PersonRouteDependencies): RoutePlugin {
  const { db, identity, organizations, addresses, profiles, updates } = dependencies;

  async function partsOf(caller: Caller, url: string): Promise<PersonParts> {
    return {
      userId: caller.userId,
      organization: await organizations.activeOf(caller.userId),
      contacts: caller.kind === 'generic' ? [] : await addresses.contacts(db, caller.userId),
      resourceId: url.split('?')[0] ?? url,
    };
  }

  async function recordOf(caller: Caller, url: string): Promise<PersonRecord> {
    const parts = await partsOf(caller, url);
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
        const registered = await updates.register(visitor, request.body);
        return reply.status(201).send({ ...registered, resourceName: 'person' });
      },
    );

    app.get(
      `${storePath}/person/@self`,
      { schema: { params: storeParams, response: { 200: personAnswer } } },
      async (request) => recordOf(await request.caller(), request.url),
    );

    app.put(
      `${storePath}/person/@self`,
      { schema: { params: storeParams, querystring: personQuery, body: updateBody } },
      async (request, reply) => {
        const { storeId } = request.params;
        const answer = await updates.update(storeId, request.headers, request.body);
        return reply.status(answer.created ? 201 : 200).send({ ...answer.body, resourceName: 'person' });
      },
    );

    app.get(
      `${storePath}/person/:userId`,
      { schema: { params: memberParams, querystring: profileNameQuery } },
      async (request) => {
        const caller = await requireShopper(request);
        const { profileName } = request.query;
        if (profileName && !memberProfiles.has(profileName)) throw invalidInput('profileName');
        if (request.params.userId !== caller.userId) throw notAuthorised('read this person');
        const record = await recordOf(caller, request.url);
        const registered = caller.kind === 'registered';
        return {
          userId: record.userId,
          ...(record.logonId ? { logonId: record.logonId } : {}),
          ...(record.email1 ? { email1: record.email1 } : {}),
          ...(record.phone1 ? { phone1: record.phone1 } : {}),
          ...(record.registrationDateTime ? { registration: record.registrationDateTime } : {}),
          parentMemberId: record.orgizationId,
          parentOrgName: record.organizationDistinguishedName,
          ...(profileName === 'IBM_Assigned_Roles_Details' && registered
            ? {
                rolesWithDetails: [
                  {
                    roleId: '-29',
                    name: 'Registered Customer',
                    displayName: 'Registered Customer',
                    description: 'A shopper with an account',
                  },
                ],
              }
            : {}),
          resourceName: 'person',
        };
      },
    );
  };
}
