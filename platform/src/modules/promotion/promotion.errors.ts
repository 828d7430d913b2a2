import { Fault } from '../../kernel';

const day = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Failures of promotion codes (contract 4.5); the first parameter is the code as typed, the others say what stands in the way. */
export const promotionErrors = {
  invalid: (code: string) =>
    new Fault(400, '-1200', 'ERR_PROMOTION_CODE_INVALID', 'This promotion code does not exist.', [code]),
  duplicated: (code: string) =>
    new Fault(400, '-1150', 'ERR_PROMOTION_CODE_DUPLICATED', 'This promotion code is already in the cart.', [code]),
  perShopperLimit: (code: string) =>
    new Fault(400, '-1800', 'ERR_PROMOTION_PER_SHOPPER_LIMIT_EXCEEDED', 'This promotion code was used before.', [code]),
  usedUp: (code: string) =>
    new Fault(400, '-1850', 'ERR_PROMOTION_LIMIT_EXCEEDED', 'This promotion has been used as often as it can be.', [
      code,
    ]),
  notForSegment: (code: string, segment: string) =>
    new Fault(400, '-1700', 'ERR_PROMOTION_SEGMENT_NOT_ELIGIBLE', 'This promotion is for other shoppers.', [
      code,
      segment,
    ]),
  notCombinable: (code: string, others: readonly string[]) =>
    new Fault(
      400,
      '-1900',
      'ERR_PROMOTION_NOT_COMBINABLE',
      'This promotion code cannot be used with the others in the cart.',
      [code, ...others],
    ),
  notAvailable: (code: string) =>
    new Fault(400, '-2200', 'ERR_PROMOTION_NOT_AVAILABLE_AT_THIS_TIME', 'This promotion is not running now.', [code]),
  ended: (code: string, endsAt: Date) =>
    new Fault(400, '-2200', 'ERR_PROMOTION_NOT_AVAILABLE_AT_THIS_TIME', 'This promotion has ended.', [
      code,
      'until',
      day(endsAt),
    ]),
  notStarted: (code: string, startsAt: Date) =>
    new Fault(400, '-2200', 'ERR_PROMOTION_NOT_AVAILABLE_AT_THIS_TIME', 'This promotion has not begun.', [
      code,
      'from',
      day(startsAt),
    ]),
} as const;
