export type { OpenPayment, Order, OrderSummary } from './order';
export { attributeWriter } from './attributeWriters';
export type { AttributeWriter } from './attributeWriters';
export { lineAttributes, orderAttributes, readTrackingNumbers } from './orderAttributes';
export { ORDER_GROUPS, orderGroupOf } from './orderGroups';
export type { OrderGroup } from './orderGroups';
export type { OrderEvent, TimedEvent } from './orderEvents';
export { PARCEL_EVENTS, PARCEL_EVENT_LIMIT } from './parcelEvents';
export type { Parcel, ParcelEvent } from './parcelEvents';
export { shownOrderNumber } from './orderNumber';
export type { LineAttributes, OrderAttributes } from './orderAttributes';
export {
  isCancellable,
  canServiceCancel,
  isEditable,
  isFreeOfCharge,
  isPrescriptionRejected,
  isWithOptician,
  needsPrescription,
  orderProgressOf,
  orderStatusOf,
} from './orderStatus';
export type { DayRange, DeliveryPromise } from './deliveryPromise';
export { promisedDay, shownDays, workingDaysFrom } from './promisedDay';
export type { OrderProgress, OrderStatus } from './orderStatus';
