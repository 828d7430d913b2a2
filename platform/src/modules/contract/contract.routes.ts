import { invalidInput, requireShopper } from '../../kernel';
import type { RoutePlugin } from '../../kernel';
import { logonFaults, storeParams, storePath } from '../identity';

import { contractMap, contractParams, contractQuery, profileQuery, switchContract } from './contract.schemas';
import type { ContractService, ContractWithTerms } from './contract.service';
import type { ContractsTable } from './contract.tables';
import { WireNumber, wireJson } from './wireNumber';

function nameById(contracts: readonly ContractsTable[]): Record<string, string> {
  return Object.fromEntries(contracts.map((contract) => [contract.contract_id, contract.name]));
}

function details({ contract, terms }: ContractWithTerms) {
  return {
    name: contract.name,
    referenceNumber: new WireNumber(contract.contract_id),
    state: 3,
    usage: contract.organization_id ? 1 : 5,
    majorVersion: 1,
    minorVersion: 0,
    owner: new WireNumber(contract.organization_id ?? '-2000'),
    accountId: contract.organization_id ? new WireNumber(contract.organization_id) : null,
    TCs: terms.map((term) => ({
      tcSubType: term.kind,
      referenceNumber: new WireNumber(term.term_id),
      changeableFlag: 0,
      policies: [],
      participants: [],
    })),
  };
}

/** Contracts and switching between them (section 10, AUTH-12). */
export function contractRoutes(service: ContractService): RoutePlugin {
  return (app) => {
    app.get(
      `${storePath}/contract`,
      { schema: { params: storeParams, querystring: contractQuery, response: { 200: contractMap } } },
      async (request) => {
        const caller = await request.caller();
        const { storeId } = request.params;
        if (request.query.q === 'eligible') {
          return { contracts: nameById(await service.eligible(storeId, caller)), resourceName: 'contract' };
        }
        if (!request.query.paymentTCId) throw invalidInput('paymentTCId');
        const contracts = await service.byPaymentTerm(storeId, caller, request.query.paymentTCId);
        return { contracts: nameById(contracts), resourceName: 'contract' };
      },
    );

    app.get(
      `${storePath}/contract/:contractId`,
      { schema: { params: contractParams, querystring: profileQuery } },
      async (request, reply) => {
        const { storeId, contractId } = request.params;
        const found = await service.byId(storeId, await request.caller(), contractId);
        const body = wireJson({
          resultList: [details(found)],
          resourceName: 'contract',
          resourceId: request.url.split('?')[0],
        });
        return reply.type('application/json; charset=utf-8').send(body);
      },
    );

    app.put(
      `${storePath}/switchContract/switchTo`,
      { schema: { params: storeParams, querystring: switchContract, body: switchContract } },
      async (request) => {
        const caller = await requireShopper(request);
        const contractId = request.body.contractId ?? request.query.contractId;
        if (!contractId) throw logonFaults.missing('contractId');
        await service.switchTo(request.params.storeId, caller, contractId);
        return { contractId: [contractId], viewTaskName: 'ContractListView' };
      },
    );
  };
}
