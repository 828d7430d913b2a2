import { Fault } from '../../kernel';

/** Failures of payment instructions and payments (contract 20.3). Messages never repeat what was typed. */
export const paymentErrors = {
  cardNumber: () =>
    new Fault(
      400,
      '1005',
      '_ERR_PAY_CARD_NUMBER_INVALID',
      'Card numbers are only accepted by the card fields of the payment gateway.',
      ['account'],
    ),
  token: () =>
    new Fault(400, '1310', 'TOKEN_VALIDATION_FAILURE', 'The card has to be entered again.', ['paymentToken']),
  missingToken: () =>
    new Fault(400, '1311', '_ERR_CMD_MISSING_PARAM', 'The parameter paymentToken is missing.', ['paymentToken']),
  method: () =>
    new Fault(400, '1312', '_ERR_INVALID_INPUT', 'This way of payment is not offered here.', ['payMethodId']),
  amount: () => new Fault(400, '1313', '_ERR_INVALID_INPUT', 'The amount is not valid.', ['piAmount']),
  billingAddress: (id: string) =>
    new Fault(400, '1210', '_ERR_INVALID_ADDR', 'The billing address cannot be used.', [id]),
  unknown: (piId: string) =>
    new Fault(400, 'CMN0411E', '_ERR_FINDER_EXCEPTION', 'The payment instruction does not exist.', [piId]),
  totalMismatch: () =>
    new Fault(400, '1314', '_ERR_PAY_AMOUNT_MISMATCH', 'The payment does not cover the total of the order.', [
      'piAmount',
    ]),
  timeout: () =>
    new Fault(400, '150', 'PLUGIN_RC_TIMEOUT', 'The payment could not be confirmed yet. Try again in a moment.'),
  /** The gateway has not answered for a movement of an order's money. */
  moving: (orderId: string) =>
    new Fault(
      409,
      '1521',
      '_ERR_PAYMENT_UNSETTLED',
      'The gateway has not answered for this order yet. Try again later.',
      [orderId],
    ),
  /** What was promised of an order's money cannot be taken. */
  notTaken: (orderId: string) =>
    new Fault(409, '1522', '_ERR_PAYMENT_NOT_TAKEN', 'The money of this order could not be taken. Nothing is sent.', [
      orderId,
    ]),
  refused: (reasonCode: string, errorKey: string) =>
    new Fault(400, reasonCode, errorKey, 'The payment was not accepted.', [reasonCode]),
} as const;
