import type { PlatformFailure, TextKey } from '@sightline/shared-lib/contracts';
import { isSignedOut } from '@sightline/shared-lib/domain/session';

import { lockedProblem } from '../../parts/lockedProblem';

/** Message key of a delivery that could not be saved (contract 18, 4.5). */
export function deliveryProblem(failure: PlatformFailure | null): TextKey {
  if (!failure) return 'Checkout.Problem.Failed';
  if (failure.category === 'network' || failure.status === 0) return 'Checkout.Problem.Offline';
  if (isSignedOut(failure)) return 'Checkout.Problem.Session';
  if (failure.errorKey === '_ERR_INVALID_ADDR') return 'Checkout.Problem.Address';
  if (failure.errorKey === '_ERR_INVALID_INPUT' && failure.errorParameters.join(',').split(',').includes('shipModeId'))
    return 'Checkout.Problem.Mode';
  if (failure.errorKey === '_ERR_INVALID_INPUT') return 'Checkout.Problem.Address';
  if (failure.errorKey === '_ERR_FINDER_EXCEPTION') return 'Checkout.Problem.Store';
  return lockedProblem(failure) ?? 'Checkout.Problem.Failed';
}
