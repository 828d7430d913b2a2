import { Fault } from '../../kernel';

/** Failures of promotion codes (contract 4.5); the parameter is the code as typed. */
export const promotionErrors = {
  invalid: (code: string) =>
    new Fault(400, '-1200', 'ERR_PROMOTION_CODE_INVALID', 'This promotion code does not exist.', [code]),
  duplicated: (code: string) =>
    new Fault(400, '-1150', 'ERR_PROMOTION_CODE_DUPLICATED', 'This promotion code is already in the cart.', [code]),
  perShopperLimit: (code: string) =>
    new Fault(400, '-1800', 'ERR_PROMOTION_PER_SHOPPER_LIMIT_EXCEEDED', 'This promotion code was used before.', [code]),
  notAvailable: (code: string) =>
    new Fault(400, '-2200', 'ERR_PROMOTION_NOT_AVAILABLE_AT_THIS_TIME', 'This promotion is not running now.', [code]),
} as const;
