/** What the user context says about contracts (AUTH-12). */
export interface ContractFacts {
  readonly isRegistered: boolean;
  readonly tradingAgreementIds: readonly string[];
}

/**
 * True when a contract has to be chosen: a signed-in shopper whose context does not name exactly one agreement lacks
 * multi-agreement entitlement, and takes the first eligible one (AUTH-12, contract 10).
 */
export function needsContract({ isRegistered, tradingAgreementIds }: ContractFacts): boolean {
  return isRegistered && tradingAgreementIds.length !== 1;
}
