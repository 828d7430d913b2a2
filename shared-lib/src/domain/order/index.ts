export type { Order, OrderSummary } from './order';
export { attributeWriter } from './attributeWriters';
export type { AttributeWriter } from './attributeWriters';
export { lineAttributes, orderAttributes } from './orderAttributes';
export { shownOrderNumber } from './orderNumber';
export type { LineAttributes, OrderAttributes } from './orderAttributes';
export { isCancellable, isEditable, isPrescriptionRejected, orderProgressOf, orderStatusOf } from './orderStatus';
export { shownDay, workingDaysFrom } from './promisedDay';
export type { OrderProgress, OrderStatus } from './orderStatus';
