export { lensPolicy } from './lensPolicy';
export { hasWithdrawalForm } from './withdrawal';
export { RETURN_PERIODS, RETURN_WINDOW_DAYS, isReturnEligible, periodStart, returnDaysLeft } from './returnRules';
export type { ReturnFacts, ReturnPeriod } from './returnRules';
