import type { PlatformFailure, TextKey } from '@sightline/shared-lib/contracts';

import { lockedProblem } from './lockedProblem';

/** Message key of a change of lines that failed (contract 4.5, CART-03). */
export function lineProblem(failure: PlatformFailure | null): TextKey {
  if (failure?.category === 'network' || failure?.status === 0) return 'Cart.Problem.Offline';
  if (failure?.errorKey.startsWith('_API_BAD_INV')) return 'Cart.Problem.Stock';
  if (failure?.errorKey === '_ERR_QUANTITY_LIMIT') return 'Cart.Problem.Stock';
  if (failure?.errorKey === 'RX_LENS_SUPPLY') return 'Cart.Problem.Supply';
  return lockedProblem(failure) ?? 'Cart.Problem.Failed';
}
