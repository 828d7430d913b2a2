export type { Order, OrderSummary } from './order';
export { ATTRIBUTE_WRITERS, attributeWriter } from './attributeWriters';
export type { AttributeWriter } from './attributeWriters';
export { lineAttributes, orderAttributes, trackingNumbersOf } from './orderAttributes';
export { shownOrderNumber } from './orderNumber';
export type { LineAttributes, OrderAttributes } from './orderAttributes';
export {
  ORDER_STATUSES,
  isCancellable,
  isCartComplete,
  isEditable,
  isPrescriptionRejected,
  orderProgressOf,
  orderStatusOf,
} from './orderStatus';
export { shownDay, workingDaysFrom } from './promisedDay';
export type { OrderProgress, OrderStatus } from './orderStatus';
