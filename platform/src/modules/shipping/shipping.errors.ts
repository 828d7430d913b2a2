import { Fault } from '../../kernel';
import type { AmendmentRefusal } from './addressAmendment.domain';

/** Failures of delivery choices (contract 18). */
export const shippingErrors = {
  invalidAddress: (addressId: string) =>
    new Fault(400, '1210', '_ERR_INVALID_ADDR', 'The address cannot be used for this order.', [addressId]),
  unusableMode: (shipModeId: string) =>
    new Fault(400, '1211', '_ERR_INVALID_INPUT', 'This way of delivery cannot be used here.', [
      'shipModeId',
      shipModeId,
    ]),
  unknownStore: (physicalStoreId: string) =>
    new Fault(400, 'CMN0411E', '_ERR_FINDER_EXCEPTION', 'The store does not exist.', [physicalStoreId]),
  storeMissing: () =>
    new Fault(400, '1212', '_ERR_CMD_MISSING_PARAM', 'Choose the store where the order is picked up.', [
      'physicalStoreId',
    ]),
  unknownLine: (orderItemId: string) =>
    new Fault(400, 'CMN0411E', '_ERR_FINDER_EXCEPTION', 'The order line does not exist.', [orderItemId]),
  /** The parameter says why: `status`, `pickUp`, `several`, `address` or `tax`. */
  notAmendable: (why: AmendmentRefusal, orderId: string) =>
    new Fault(409, '1530', '_ERR_ADDRESS_NOT_AMENDABLE', 'The order cannot be sent to this address.', [why, orderId]),
} as const;
