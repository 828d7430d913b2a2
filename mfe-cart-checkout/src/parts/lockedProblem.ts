import type { PlatformFailure, TextKey } from '@sightline/shared-lib/contracts';

/** True when an assistant of the store holds the bag: nothing of it is being paid. */
export function isHeldByAssistant(failure: PlatformFailure): boolean {
  const holder = failure.errorParameters.join(',').split(',')[1];
  return failure.errorKey === '_ERR_ORDER_IS_LOCKED' && holder === 'assistant';
}

/** Message key of a change that a locked bag refused; null for every other failure (CART-08). */
export function lockedProblem(failure: PlatformFailure | null): TextKey | null {
  if (failure?.errorKey !== '_ERR_ORDER_IS_LOCKED') return null;
  return isHeldByAssistant(failure) ? 'Cart.Problem.Assistant' : 'Cart.Problem.Locked';
}
