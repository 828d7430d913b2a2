import type { PlatformFailure } from '@sightline/shared-lib/contracts';

const KEYS: readonly (readonly [key: string, code: string, message: string])[] = [
  ['ERR_PROMOTION_CODE_INVALID', '-1200', 'Cart.Code.Unknown'],
  ['ERR_PROMOTION_CODE_DUPLICATED', '-1150', 'Cart.Code.Twice'],
  ['ERR_PROMOTION_PER_SHOPPER_LIMIT_EXCEEDED', '-1800', 'Cart.Code.Used'],
  ['ERR_PROMOTION_NOT_AVAILABLE_AT_THIS_TIME', '-2200', 'Cart.Code.NotNow'],
];

/** Message key of a refused promotion code; by key first, because codes are shared (contract 4.5, CART-06). */
export function promotionProblem(failure: PlatformFailure | null): string {
  if (failure?.category === 'network' || failure?.status === 0) return 'Cart.Code.Offline';
  const known = KEYS.find(([key]) => key === failure?.errorKey) ?? KEYS.find(([, code]) => code === failure?.errorCode);
  return known?.[2] ?? 'Cart.Code.Failed';
}
