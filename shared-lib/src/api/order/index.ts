export { cancelOrder } from './cancelOrder';
export { downloadInvoice } from './downloadInvoice';
export { findOrdersByParent } from './findOrdersByParent';
export type { FindByParentInput } from './findOrdersByParent';
export { listOrderHistory } from './listOrderHistory';
export type { OrderHistoryInput } from './listOrderHistory';
export type { OrderPage } from './orderPage';
export { lookUpOrder } from './lookUpOrder';
export { readOrder } from './readOrder';
