export { cardRules, isExpiryValid } from './cardRules';
export type { CardProblem, CardRules } from './cardRules';
export { decisionOf, isAccepted, paymentProblemOf, problemOfDecision } from './decision';
export type { Decision, PaymentProblem } from './decision';
export { financingMessage } from './financing';
export type { PaymentInstruction } from './paymentInstruction';
export { isCard, offeredMethods, paymentMethodOf, storeMethods } from './paymentMethods';
export type { PaymentMethod } from './paymentMethods';
