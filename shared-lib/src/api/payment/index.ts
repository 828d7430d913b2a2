export { addPaymentInstruction } from './addPaymentInstruction';
export { deletePaymentInstructions } from './deletePaymentInstructions';
export { listPaymentInstructions } from './listPaymentInstructions';
export { listUsablePayments } from './listUsablePayments';
export type { UsablePayment } from './listUsablePayments';
export type { InlineBilling, PaymentInput } from './paymentBody';
export { updatePaymentInstruction } from './updatePaymentInstruction';
