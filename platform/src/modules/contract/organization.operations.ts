import { Type } from 'typebox';

import { requireOperationsToken } from '../../kernel';
import type { RoutePlugin } from '../../kernel';

import type { OrganizationsTable } from './contract.tables';
import type { OrganizationService } from './organization.service';

const Params = Type.Object({ organizationId: Type.String({ pattern: '^\\d{1,20}$' }) });
const Member = Type.Object({ logonId: Type.String({ format: 'email', maxLength: 254 }) });

const shown = ({ organization_id: organizationId, name, status, email, store_id: storeId }: OrganizationsTable) => ({
  organizationId,
  name,
  status,
  email,
  storeId,
});

/** Buyer organisations are approved, and get members, by operations; there are no such calls without a token. */
export function organizationOperations(service: OrganizationService, token: string | undefined): RoutePlugin {
  return (app) => {
    if (!token) return;
    requireOperationsToken(app, token);
    app.get('/operations/organizations', async () => ({ organizations: (await service.pending()).map(shown) }));
    app.post('/operations/organizations/:organizationId/approval', { schema: { params: Params } }, async (request) =>
      shown(await service.approve(request.params.organizationId)),
    );
    app.post(
      '/operations/organizations/:organizationId/members',
      { schema: { params: Params, body: Member } },
      async (request, reply) =>
        reply
          .status(201)
          .send(shown(await service.addMemberByLogon(request.params.organizationId, request.body.logonId))),
    );
  };
}
