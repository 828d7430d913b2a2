/** What the user context says about contracts (AUTH-12). */
export interface ContractFacts {
  readonly isRegistered: boolean;
  readonly tradingAgreementIds: readonly string[];
}

/** The first trading agreement is the one used (AUTH-12). */
export function contractInUse(facts: ContractFacts): string | null {
  return facts.tradingAgreementIds[0] ?? null;
}

/**
 * Contract to switch to, or null when nothing is to be done: a signed-in shopper whose context does not name exactly one
 * agreement lacks multi-agreement entitlement and takes the first eligible contract (AUTH-12, contract 10).
 */
export function contractToSwitchTo(facts: ContractFacts, eligible: readonly string[]): string | null {
  if (!facts.isRegistered || facts.tradingAgreementIds.length === 1) return null;
  return eligible[0] ?? null;
}
