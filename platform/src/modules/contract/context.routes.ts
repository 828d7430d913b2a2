import { actorOf, namedShopper, unknownId } from '../../kernel';
import type { RoutePlugin } from '../../kernel';
import { storeParams, storePath } from '../identity';
import type { IdentityService, Recognised } from '../identity';

import { defaultContractId } from './contract.migrations';
import { contextQuery } from './contract.schemas';
import type { ContractService } from './contract.service';
import type { OrganizationService } from './organization.service';
import { storeContext } from './storeContexts';
import { WireNumber, wireJson } from './wireNumber';

const channelId = -4;
/** When the business-context code of this platform last changed, in milliseconds. */
const contextVersion = '1772323200000';

/** The caller's context in a store, readable without tokens (section 11.4). */
export function contextRoutes(
  identity: IdentityService,
  contracts: ContractService,
  organizations: OrganizationService,
): RoutePlugin {
  async function entitlement(storeId: string, { caller, partial }: Recognised) {
    const numbers = (ids: readonly string[]) => ids.map((id) => new WireNumber(id));
    const eligible = (await contracts.eligible(storeId, caller)).map((contract) => contract.contract_id);
    const active = partial ? undefined : await organizations.activeOf(caller.userId);
    return {
      activeOrganizationId: new WireNumber(active?.id ?? '-2000'),
      hostingContractId: new WireNumber(defaultContractId(storeId)),
      currentTradingAgreementIds: numbers(await contracts.current(storeId, caller)),
      eligibleTradingAgreementIds: numbers(eligible),
      sessionTradingAgreementIds: null,
    };
  }

  return (app) => {
    app.get(
      `${storePath}/usercontext/@self/contextdata`,
      { config: { behalf: 'served' }, schema: { params: storeParams, querystring: contextQuery } },
      async (request, reply) => {
        const { storeId } = request.params;
        const store = storeContext(storeId);
        if (!store) throw unknownId(storeId);
        const session = await identity.recognise(request.headers);
        const { activityId, partial } = session;
        const caller = namedShopper(request) ? await request.caller() : session.caller;
        const currency = request.query.currency ?? store.currency;
        const languageId = new WireNumber(request.query.langId ?? store.langId);
        const body = wireJson({
          basicInfo: {
            callerId: new WireNumber(actorOf(caller)),
            runAsId: new WireNumber(caller.userId),
            storeId: new WireNumber(storeId),
            channelId,
            registerType: caller.registerType,
          },
          entitlement: await entitlement(storeId, { caller, partial }),
          globalization: {
            currency,
            preferredCurrency: store.currency,
            languageId,
            preferredLanguageId: new WireNumber(store.langId),
          },
          catalog: { catalogId: new WireNumber(store.catalogId), masterCatalog: false },
          ...(activityId ? { activityToken: { activityId: new WireNumber(activityId) } } : {}),
          audit: caller.personalizationId ? { personalizationId: caller.personalizationId } : {},
          bcsversion: { lastUpdateTime: contextVersion },
          isPartiallyAuthenticated: partial,
          resourceId: request.url.split('?')[0],
          resourceName: 'usercontext',
        });
        return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(body);
      },
    );
  };
}
