import { invalidInput, requireShopper } from '../../kernel';
import type { RoutePlugin } from '../../kernel';
import { storeParams, storePath } from '../identity';
import type { IdentityService } from '../identity';

import { buyerAnswer, buyerBody, membersAnswer, organizationParams, profileQuery } from './contract.schemas';
import type { OrganizationsTable } from './contract.tables';
import { distinguishedName } from './organization.service';
import type { OrganizationService } from './organization.service';
import { WireNumber, wireJson } from './wireNumber';

const profiles = new Set([
  'IBM_Organization_Short_Summary',
  'IBM_Organization_Summary',
  'IBM_Organization_Details',
  'IBM_Org_Entity_Details',
]);

function details(organization: OrganizationsTable, short: boolean) {
  const summary = {
    organizationId: new WireNumber(organization.organization_id),
    organizationName: organization.name,
    displayName: organization.name,
    organizationDisplayName: organization.name,
    distinguishedName: distinguishedName(organization.name),
    state: '1',
    status: 0,
    resourceName: 'organization',
  };
  if (short) return summary;
  return {
    ...summary,
    contactInfo: {
      addressLine: [organization.address_line, '', ''],
      city: organization.city,
      state: organization.state,
      zipCode: organization.zip_code,
      country: organization.country,
      phone1: organization.phone,
      email1: organization.email,
    },
    addressBook: [],
  };
}

/** Buyer organisations (section 13, AUTH-12). */
export function organizationRoutes(identity: IdentityService, service: OrganizationService): RoutePlugin {
  return (app) => {
    app.post(
      `${storePath}/organization/buyer`,
      { schema: { params: storeParams, body: buyerBody, response: { 201: buyerAnswer } } },
      async (request, reply) => {
        const { body } = request;
        const visitor = await identity.visitor(request.params.storeId, request.headers);
        const { organizationId, userId } = await service.registerBuyer(visitor, {
          name: body.org_orgEntityName.trim(),
          logonId: body.usr_logonId,
          password: body.usr_logonPassword,
          passwordVerify: body.usr_logonPasswordVerify,
          administrator: {
            firstName: body.usr_firstName ?? '',
            lastName: body.usr_lastName ?? '',
            email1: body.usr_email1 ?? body.usr_logonId,
            phone1: body.usr_phone1 ?? '',
          },
          address: {
            address_line: body.org_address1 ?? '',
            city: body.org_city ?? '',
            state: body.org_state ?? '',
            zip_code: body.org_zipCode ?? '',
            country: body.org_country ?? '',
          },
        });
        return reply
          .status(201)
          .send({ orgEntityId: organizationId, userId, viewTaskName: 'BuyerRegistrationPendingView' });
      },
    );

    app.get(
      `${storePath}/organization/@self/entitled_orgs`,
      { schema: { params: storeParams } },
      async (request, reply) => {
        const organizations = await service.entitled(await requireShopper(request));
        const body = wireJson({
          entitledOrganizations: organizations.map((organization) => ({
            organizationId: new WireNumber(organization.organization_id),
            organizationName: organization.name,
            displayName: organization.name,
            distinguishedName: distinguishedName(organization.name),
            memberId: new WireNumber(organization.organization_id),
          })),
          accountCheck: true,
          resourceName: 'organization',
        });
        return reply.type('application/json; charset=utf-8').send(body);
      },
    );

    // Designed: the contract names no call for the members of an organisation.
    app.get(
      `${storePath}/organization/:organizationId/members`,
      { schema: { params: organizationParams, response: { 200: membersAnswer } } },
      async (request) => {
        const members = await service.members(await requireShopper(request), request.params.organizationId);
        return { members, resourceName: 'organization' };
      },
    );

    app.get(
      `${storePath}/organization/:organizationId`,
      { schema: { params: organizationParams, querystring: profileQuery } },
      async (request, reply) => {
        const caller = await requireShopper(request);
        const { profileName } = request.query;
        if (profileName !== undefined && !profiles.has(profileName)) throw invalidInput('profileName');
        const organization = await service.byId(caller, request.params.organizationId);
        const body = wireJson(details(organization, profileName === 'IBM_Organization_Short_Summary'));
        return reply.type('application/json; charset=utf-8').send(body);
      },
    );
  };
}
