import { Fault } from '../../kernel';
import type { LockHolder } from './order.domain';

/** Failures every call on carts and orders shares (contract 4.5). */
export const orderErrors = {
  noPendingOrder: () => new Fault(404, 'CWXFR0258E', '_ERR_NO_PENDING_ORDER', 'There is no pending order.'),
  notFound: (orderId: string) =>
    new Fault(404, 'CWXFR0258E', '_ERR_ORDER_NOT_FOUND', 'The order does not exist.', [orderId]),
  /** Says neither that the number is wrong nor that the address is. */
  notProven: () =>
    new Fault(404, 'CWXFR0258E', '_ERR_ORDER_NOT_PROVEN', 'No order has this number and this e-mail address.'),
  wrongStatus: (orderId: string) =>
    new Fault(400, '1006', '_ERR_ORDER_WRONG_STATUS', 'The order can no longer be changed.', [orderId]),
  locked: (orderId: string, holder: LockHolder) =>
    new Fault(400, '1007', '_ERR_ORDER_IS_LOCKED', 'The cart is locked by another user.', [orderId, holder]),
  notLocked: (orderId: string) =>
    new Fault(400, '1008', '_ERR_ORDER_IS_NOT_LOCKED', 'The cart is not locked.', [orderId]),
  notCancellable: (orderId: string) =>
    new Fault(409, '1009', '_ERR_ORDER_NOT_CANCELLABLE', 'The order can no longer be cancelled.', [orderId]),
  noInvoice: (orderId: string) =>
    new Fault(404, 'CWXFR0258E', '_ERR_INVOICE_NOT_FOUND', 'There is no invoice for this order.', [orderId]),
} as const;
