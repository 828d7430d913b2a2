import { Fault, invalidInput } from '../../kernel';
import type { Caller, Db } from '../../kernel';
import { notAuthorised } from '../identity';

import {
  contractIdOfTerm,
  eligibleContracts,
  findContract,
  selectContract,
  selectedContract,
  termsOf,
} from './contract.repository';
import type { ContractsTable, ContractTermsTable } from './contract.tables';

export interface ContractWithTerms {
  contract: ContractsTable;
  terms: ContractTermsTable[];
}

export interface ContractService {
  /** Contracts the caller may choose from, in order of choice (section 10). */
  eligible(storeId: string, caller: Caller): Promise<ContractsTable[]>;
  /** Ids of the contracts in force for the caller: the chosen one, else every eligible one. */
  current(storeId: string, caller: Caller): Promise<string[]>;
  byPaymentTerm(storeId: string, caller: Caller, termId: string): Promise<ContractsTable[]>;
  byId(storeId: string, caller: Caller, contractId: string): Promise<ContractWithTerms>;
  switchTo(storeId: string, caller: Caller, contractId: string): Promise<void>;
}

export function createContractService(db: Db): ContractService {
  const eligible = (storeId: string, caller: Caller) => eligibleContracts(db, storeId, caller.userId);

  async function eligibleContract(
    storeId: string,
    caller: Caller,
    contractId: string,
    unknown: () => Fault,
  ): Promise<ContractsTable> {
    const contract = await findContract(db, contractId);
    if (!contract) throw unknown();
    const allowed = (await eligible(storeId, caller)).some((one) => one.contract_id === contractId);
    if (!allowed) throw notAuthorised('use this contract');
    return contract;
  }

  return {
    eligible,
    async current(storeId, caller) {
      const ids = (await eligible(storeId, caller)).map((contract) => contract.contract_id);
      const selected = await selectedContract(db, caller.userId, storeId);
      return selected && ids.includes(selected) ? [selected] : ids;
    },
    async byPaymentTerm(storeId, caller, termId) {
      const contractId = await contractIdOfTerm(db, termId);
      return (await eligible(storeId, caller)).filter((contract) => contract.contract_id === contractId);
    },
    async byId(storeId, caller, contractId) {
      const unknown = () =>
        new Fault(400, 'CMN0411E', '_ERR_FINDER_EXCEPTION', 'CMN0411E: There is no such contract.', [contractId]);
      const contract = await eligibleContract(storeId, caller, contractId, unknown);
      return { contract, terms: await termsOf(db, contractId) };
    },
    async switchTo(storeId, caller, contractId) {
      await eligibleContract(storeId, caller, contractId, () =>
        invalidInput('contractId', 'There is no such contract.'),
      );
      await selectContract(db, caller.userId, storeId, contractId);
    },
  };
}
