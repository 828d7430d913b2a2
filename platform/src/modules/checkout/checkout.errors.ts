import { Fault } from '../../kernel';

/** Failures of precheckout and checkout. */
export const checkoutErrors = {
  accountNeeded: () => new Fault(403, 'CWXFR0229E', 'ERR_USER_AUTHORITY', 'This store sells to registered shoppers.'),
  empty: () => new Fault(400, '1510', '_ERR_ORDER_IS_EMPTY', 'The cart is empty.'),
  deliveryMissing: (orderItemIds: readonly string[]) =>
    new Fault(
      400,
      '1511',
      '_ERR_ORDER_SHIPPING_INCOMPLETE',
      'Choose an address and a way of delivery first.',
      orderItemIds,
    ),
  invalidAddress: (addressId: string) =>
    new Fault(400, '1210', '_ERR_INVALID_ADDR', 'The delivery address does not exist any more.', [addressId]),
  priceChanged: (partNumbers: readonly string[]) =>
    new Fault(
      400,
      '1512',
      '_ERR_ORDER_PRICE_CHANGED',
      'Prices have changed. Look at the cart again before paying.',
      partNumbers,
    ),
  totalChanged: () =>
    new Fault(400, '1513', '_ERR_ORDER_TOTAL_CHANGED', 'The total has changed. Look at the cart again before paying.'),
  notPrepared: (orderId: string) =>
    new Fault(400, '1514', '_ERR_ORDER_NOT_PREPARED', 'The order has to be checked before it is placed.', [orderId]),
  rxLimit: (limit: number) =>
    new Fault(400, 'RX_LIMIT_EXCEEDED', 'RX_LIMIT_EXCEEDED', 'One order holds only so many prescription items.', [
      String(limit),
    ]),
  lensValuesMissing: (orderItemIds: readonly string[]) =>
    new Fault(
      400,
      '1515',
      '_ERR_CONTACT_LENS_VALUES_MISSING',
      'Contact lenses need the values of an eye. Add them from their own page.',
      orderItemIds,
    ),
  prescriptionExpired: (orderItemIds: readonly string[]) =>
    new Fault(
      400,
      '1517',
      '_ERR_PRESCRIPTION_EXPIRED',
      'A prescription has expired in the cart. The order can be placed, and waits for a newer one.',
      orderItemIds,
    ),
  noPrice: (orderId: string) =>
    new Fault(400, '1516', '_ERR_ORDER_TOTAL_INVALID', 'The total of this order cannot be right.', [orderId]),
  fraud: () => new Fault(400, 'FORTER_REJECTED', 'FORTER_REJECTED', 'The order cannot be accepted.'),
} as const;
