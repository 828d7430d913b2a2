export { RETURN_PERIODS, isReturnEligible, lastReturnDay, periodStart, returnDaysLeft } from './returnRules';
export type { ReturnFacts, ReturnPeriod } from './returnRules';
