export { collectionDays } from './collectionDays';
export { lensPolicy } from './lensPolicy';
export { hasWithdrawalForm, WITHDRAWAL_DAYS } from './withdrawal';
export { RETURN_PERIODS, RETURN_PIECES_OFFERED, RETURN_WINDOW_DAYS, periodStart, returnOffer } from './returnRules';
export type { ReturnFacts, ReturnOffer, ReturnPeriod } from './returnRules';
